import { DAY_NAMES } from "@triplan/domain";
import type { trpc } from "../network/trpc.ts";
import type { ExerciseMove } from "./kept-changes.ts";
import { isUnanswered, MAX_WAIT_MS } from "./send-change.ts";

type Client = ReturnType<typeof trpc.useUtils>["client"];

function request(
  client: Client,
  { exerciseId, from: seen, to }: ExerciseMove,
  signal: AbortSignal,
) {
  const from = seen && { from: [...seen] };
  return to === null
    ? client.exercises.unschedule.mutate({ exerciseId, ...from }, { signal })
    : client.exercises.schedule.mutate(
        { exerciseId, day: to, dayName: DAY_NAMES[to], ...from },
        { signal },
      );
}

/**
 * Fires all requests in one tick, so that they share one batch. Rejects with a refusal, after the
 * others were undone with `undo`; else with a failure to reach the server, after which all may be sent
 * again.
 */
export async function requestMoves(
  client: Client,
  moves: readonly ExerciseMove[],
  undo: readonly ExerciseMove[],
): Promise<void> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const answers = await Promise.allSettled(moves.map((move) => request(client, move, signal)));
  const failures = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason as unknown] : [],
  );
  const [first] = failures;
  if (failures.length === 0) return;
  const refusal = failures.find((failure) => !isUnanswered(failure));
  if (refusal === undefined) throw first;
  // A half of a brick must not stay at the new place alone.
  const made = undo.filter((_, index) => answers[index]?.status === "fulfilled");
  const undoing = AbortSignal.timeout(MAX_WAIT_MS);
  await Promise.allSettled(made.map((move) => request(client, move, undoing)));
  throw refusal;
}
