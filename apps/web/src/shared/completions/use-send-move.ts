import { useMutation } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { trpc } from "../network/trpc.ts";
import { isStillKept, releaseKept, updateKept, type KeptMove } from "./kept-changes.ts";
import { requestMoves } from "./request-moves.ts";
import { alone, stateAfter } from "./send-change.ts";

interface Sending {
  userId: number;
  kept: KeptMove;
}

/** Where each exercise was before, as far as the device knows. */
const undone = ({ moves }: KeptMove) =>
  moves.map(({ exerciseId, from: [before = null] = [], to }) => ({
    exerciseId,
    from: [to],
    to: before,
  }));

/** True if the exercise is elsewhere, and nothing else stands against the move. */
const isElsewhere = (error: unknown): boolean => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  const issues: unknown = Reflect.get(Object(data), "issues");
  return Array.isArray(issues) && issues.some((issue) => Reflect.get(issue, "path") === "from");
};

/** Sends a move that waited on the device; false if another tab had sent it. */
export function useSendMove() {
  const { client } = trpc.useUtils();
  return useMutation<boolean, unknown, Sending>({
    mutationFn: ({ userId, kept }) =>
      alone(async () => {
        if (!isStillKept(userId, kept)) return false;
        try {
          await requestMoves(client, kept.moves, undone(kept));
          releaseKept(userId, kept);
          return true;
        } catch (error) {
          updateKept(userId, kept, { ...stateAfter(error), isMovable: isElsewhere(error) });
          throw error;
        }
      }),
  });
}
