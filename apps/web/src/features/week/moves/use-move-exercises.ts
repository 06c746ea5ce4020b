import { DAY_NAMES, type IsoDate } from "@triplan/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { toastSuccess } from "../../../shared/notifications/toast.ts";
import { useRefreshFigures } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { weekMoveOptions } from "./week-move-options.ts";
import { placeLocally, revertMoves } from "./place-locally.ts";
import { reversed, type Move } from "../model/place.ts";
import { countUnits, refusalAnnouncement } from "./move-outcome.ts";
import type { ExerciseRow } from "../model/week-types.ts";

interface ShownWeek {
  planId: number;
  startDate: IsoDate;
  week: number;
  /** Receives the screen reader announcement for refused moves. */
  onRefused: (words: string, moves: readonly Move[]) => void;
}

const isUnscheduling = (moves: readonly Move[]) => moves[0]?.to === "available";

type Client = ReturnType<typeof trpc.useUtils>["client"];

const request = (client: Client, { exerciseId, to }: Move) =>
  to === "available"
    ? client.exercises.unschedule.mutate({ exerciseId })
    : client.exercises.schedule.mutate({ exerciseId, day: to, dayName: DAY_NAMES[to] });

/** Fires all requests in one tick, so that they share one batch. */
async function requestAll(client: Client, moves: readonly Move[]) {
  const answers = await Promise.allSettled(moves.map((move) => request(client, move)));
  const refused = answers.find(({ status }) => status === "rejected");
  if (refused?.status !== "rejected") return;
  // A half of a brick must not stay at the new place alone.
  const made = moves.filter((_, index) => answers[index]?.status === "fulfilled");
  await Promise.allSettled(made.map((move) => request(client, reversed(move))));
  throw refused.reason;
}

function notifyMoved(moves: readonly Move[], rows: readonly ExerciseRow[]) {
  const units = countUnits(moves, rows);
  if (!isUnscheduling(moves)) return notifySuccess(SUCCESSES.scheduled);
  return units > 1
    ? toastSuccess(`${moves.length} exercises unscheduled`)
    : notifySuccess(SUCCESSES.unscheduled);
}

/**
 * Moves exercises optimistically and reverts them with a toast when refused. Refetches the week
 * once no move is pending.
 */
export function useMoveExercises({ planId, startDate, week, onRefused }: ShownWeek) {
  const utils = trpc.useUtils();
  const refreshFigures = useRefreshFigures();
  const queryClient = useQueryClient();
  const { listWeek } = utils.exercises;
  const key = { planId, week };
  const shared = weekMoveOptions(key);
  return useMutation({
    ...shared,
    mutationFn: (moves: readonly Move[]) => requestAll(utils.client, moves),
    onMutate: async (moves) => {
      await listWeek.cancel(key);
      listWeek.setData(key, (rows) => rows && placeLocally(rows, moves, { startDate, week }));
    },
    onSuccess: (_, moves) => notifyMoved(moves, listWeek.getData(key) ?? []),
    onError: (error, moves) => {
      listWeek.setData(key, (rows) => rows && revertMoves(rows, moves, { startDate, week }));
      onRefused(
        refusalAnnouncement(moves, listWeek.getData(key) ?? [], { startDate, week }),
        moves,
      );
      notifyFailure(isUnscheduling(moves) ? FAILURES.unschedule : FAILURES.schedule, error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: shared.mutationKey }) === 1)
        await Promise.all([listWeek.invalidate(key), refreshFigures()]);
    },
  });
}
