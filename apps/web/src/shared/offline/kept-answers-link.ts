import { observable } from "@trpc/server/observable";
import { isRefusal } from "../network/is-refusal.ts";
import type { ServerLink } from "../network/trpc.ts";
import type { KeptAnswer } from "./kept-answers.ts";
import { keptOwner } from "./kept-owner.ts";
import { isKeptPath } from "./kept-paths.ts";
import { isOutOfReach, markOutOfReach } from "./reach.ts";

/** After this time without an answer, what the device has is shown. */
const MAX_WAIT_MS = 8000;

type Read = (path: string, input: unknown) => Promise<KeptAnswer | undefined>;

// Its code is loaded when it is needed: it is one of the files that the service worker stores.
const readFromDevice: Read = async (path, input) => {
  const userId = keptOwner();
  if (userId === null) return undefined;
  const { keyOfKept, readKept } = await import("./kept-answers.ts");
  return readKept(keyOfKept(userId, path, input));
};

/** Answers queries with what the device keeps while the server can't be reached. */
export const keptAnswersLink =
  (read: Read = readFromDevice): ServerLink =>
  () =>
  ({ op, next }) => {
    if (op.type !== "query" || !isKeptPath(op.path)) return next(op);
    return observable((observer) => {
      let isOver = false;
      const answerFromDevice = async () => {
        const kept = await read(op.path, op.input).catch(() => undefined);
        if (isOver || !kept) return;
        isOver = true;
        markOutOfReach(kept.savedAt);
        observer.next({ result: { type: "data", data: kept.data } });
        observer.complete();
      };
      const fail = async (error: Parameters<typeof observer.error>[0]) => {
        clearTimeout(timer);
        if (!op.signal?.aborted && !isRefusal(error)) await answerFromDevice();
        if (!isOver) observer.error(error);
      };
      const timer = setTimeout(() => void answerFromDevice(), isOutOfReach() ? 0 : MAX_WAIT_MS);
      const answer = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => void fail(error),
      });
      return () => {
        isOver = true;
        clearTimeout(timer);
        answer.unsubscribe();
      };
    });
  };
