import type { IsoDate } from "@triplan/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isUnanswered } from "../../../shared/completions/send-change.ts";
import { FAILURES, NOTICES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../shared/notifications/notify.ts";
import { toastSuccess } from "../../../shared/notifications/toast.ts";
import { useRefreshFigures } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { weekMoveOptions } from "./week-move-options.ts";
import { placeLocally, revertMoves } from "./place-locally.ts";
import type { Move } from "../model/place.ts";
import { areKept, sendMoves } from "./send-moves.ts";
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

function notifyMoved(moves: readonly Move[], rows: readonly ExerciseRow[]) {
  const units = countUnits(moves, rows);
  if (!isUnscheduling(moves)) return notifySuccess(SUCCESSES.scheduled);
  return units > 1
    ? toastSuccess(`${moves.length} exercises unscheduled`)
    : notifySuccess(SUCCESSES.unscheduled);
}

/**
 * Moves exercises optimistically and reverts them with a toast when refused. Without network they
 * wait on this device. Refetches the week once no move is pending.
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
    mutationFn: (moves: readonly Move[]) =>
      sendMoves(utils.client, moves, listWeek.getData(key) ?? []),
    onMutate: async (moves) => {
      await listWeek.cancel(key);
      listWeek.setData(key, (rows) => rows && placeLocally(rows, moves, { startDate, week }));
    },
    onSuccess: (outcome, moves) =>
      outcome === "sent"
        ? notifyMoved(moves, listWeek.getData(key) ?? [])
        : notifyInfo(NOTICES.changeWaits),
    onError: (error, moves) => {
      if (isUnanswered(error) && areKept(moves, listWeek.getData(key) ?? []))
        return notifyInfo(NOTICES.changeWaits);
      listWeek.setData(key, (rows) => rows && revertMoves(rows, moves, { startDate, week }));
      onRefused(
        refusalAnnouncement(moves, listWeek.getData(key) ?? [], { startDate, week }),
        moves,
      );
      return notifyFailure(isUnscheduling(moves) ? FAILURES.unschedule : FAILURES.schedule, error);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: shared.mutationKey }) === 1)
        await Promise.all([listWeek.invalidate(key), refreshFigures()]);
    },
  });
}
