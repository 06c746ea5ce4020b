import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "@triplan/domain";
import { placeRest, planRequestOf } from "@triplan/plan-engine";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { toastInfo, toastSuccess } from "../../../shared/notifications/toast.ts";
import { useRefreshFigures } from "../../../shared/plans/use-refresh-training.ts";
import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { weekMoveOptions } from "./week-move-options.ts";
import { refusalAnnouncement, scheduleAnnouncement } from "./move-outcome.ts";
import { placeLocally, revertMoves } from "./place-locally.ts";
import type { Move } from "../model/place.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";

export interface ShownWeek {
  plan: PlanRow;
  week: number;
  today: IsoDate;
  races: readonly RaceDay[];
}

/** Predicts the automatic placement with the server's own algorithm. */
export function autoMoves(shown: ShownWeek, rows: readonly ExerciseRow[]): Move[] {
  const { plan, week, today, races } = shown;
  const raceDates = races.map(({ date }) => date);
  const days = placeRest(planRequestOf(plan), { week, today, exercises: rows, raceDates });
  return rows.flatMap(({ id, slotKey }): Move[] => {
    const to = days.get(slotKey);
    return to === undefined ? [] : [{ exerciseId: id, from: "available", to }];
  });
}

const countWords = (count: number) =>
  `${count} ${count === 1 ? "exercise" : "exercises"} scheduled`;

/**
 * Schedules every unscheduled exercise on its best day, in one request; reverts with a toast when
 * refused. `announce` receives the screen reader text.
 */
export function useScheduleWeek(shown: ShownWeek, announce: (words: string) => void) {
  const { plan, week } = shown;
  const { startDate } = plan;
  const { client, exercises } = trpc.useUtils();
  const refreshFigures = useRefreshFigures();
  const queryClient = useQueryClient();
  const key = { planId: plan.id, week };
  const shared = weekMoveOptions(key);
  const rowsNow = () => exercises.listWeek.getData(key) ?? [];
  return useMutation({
    ...shared,
    mutationFn: (_moves: readonly Move[]) => client.exercises.scheduleWeek.mutate(key),
    onMutate: async (moves) => {
      await exercises.listWeek.cancel(key);
      exercises.listWeek.setData(
        key,
        (rows) => rows && placeLocally(rows, moves, { startDate, week }),
      );
    },
    onSuccess: (_, moves) => {
      announce(scheduleAnnouncement(moves, rowsNow(), { startDate, week }));
      if (moves.length > 0) toastSuccess(countWords(moves.length));
      else toastInfo("Nothing to schedule", "This week has no training day left.");
    },
    onError: (error, moves) => {
      exercises.listWeek.setData(
        key,
        (rows) => rows && revertMoves(rows, moves, { startDate, week }),
      );
      announce(refusalAnnouncement(moves, rowsNow(), { startDate, week }));
      notifyFailure(FAILURES.schedule, error);
    },
    onSettled: async (rows) => {
      if (queryClient.isMutating({ mutationKey: shared.mutationKey }) > 1) return;
      // The response contains the whole week, so no refetch is needed.
      if (rows) exercises.listWeek.setData(key, rows);
      else await exercises.listWeek.invalidate(key);
      await refreshFigures();
    },
  });
}
