import { DAY_NAMES, type IsoDate } from "@triplan/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { useRefreshFigures } from "../../shared/use-refresh-training.ts";
import { trpc } from "../../trpc.ts";
import { movesOfWeek } from "./moves-of-week.ts";
import { placeLocally, putBack } from "./selection/place-locally.ts";
import { reversed, type Move } from "./selection/selection.ts";

interface ShownWeek {
  planId: number;
  startDate: IsoDate;
  week: number;
}

const isUnscheduling = (moves: readonly Move[]) => moves[0]?.to === "available";

type Client = ReturnType<typeof trpc.useUtils>["client"];

const request = (client: Client, { exerciseId, to }: Move) =>
  to === "available"
    ? client.exercises.unschedule.mutate({ exerciseId })
    : client.exercises.schedule.mutate({ exerciseId, day: to, dayName: DAY_NAMES[to] });

/** All in one moment, and so in one request. */
async function requestAll(client: Client, moves: readonly Move[]) {
  const answers = await Promise.allSettled(moves.map((move) => request(client, move)));
  const refused = answers.find(({ status }) => status === "rejected");
  if (refused?.status !== "rejected") return;
  // One half of a brick must not stay at the new place alone.
  const made = moves.filter((_, index) => answers[index]?.status === "fulfilled");
  await Promise.allSettled(made.map((move) => request(client, reversed(move))));
  throw refused.reason;
}

/**
 * Moves exercises: they are at their new place at once, and go back with a toast where the server
 * refuses. Once nothing is under way any more, the week is read again.
 * @see spec §7 "the week's exercises are refreshed", §8
 */
export function useMoveExercises({ planId, startDate, week }: ShownWeek) {
  const utils = trpc.useUtils();
  const refreshFigures = useRefreshFigures();
  const queryClient = useQueryClient();
  const { listWeek } = utils.exercises;
  const key = { planId, week };
  const shared = movesOfWeek(key);
  return useMutation({
    ...shared,
    mutationFn: (moves: readonly Move[]) => requestAll(utils.client, moves),
    onMutate: async (moves) => {
      await listWeek.cancel(key);
      listWeek.setData(key, (rows) => rows && placeLocally(rows, moves, { startDate, week }));
    },
    onSuccess: (_, moves) =>
      saySuccess(isUnscheduling(moves) ? SUCCESSES.unscheduled : SUCCESSES.scheduled),
    onError: (error, moves) => {
      listWeek.setData(key, (rows) => rows && putBack(rows, moves, { startDate, week }));
      sayFailure(isUnscheduling(moves) ? FAILURES.unschedule : FAILURES.schedule, error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: shared.mutationKey }) === 1)
        await Promise.all([listWeek.invalidate(key), refreshFigures()]);
    },
  });
}
