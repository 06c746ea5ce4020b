import { openingWeek, type IsoDate, type Weekday } from "@triplan/domain";
import { useMemo } from "react";
import { deviceStorage } from "../../../shared/browser/device-storage.ts";
import { useDismissed } from "../../../shared/browser/use-dismissed.ts";
import { focusHeading } from "../../../shared/browser/focus-heading.ts";
import { plannedMinutes } from "../model/minutes.ts";
import { isUntouched, type WeekModel } from "../model/week-model.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import { autoMoves, type ShownWeek } from "../moves/use-schedule-week.ts";
import type { FirstVisitProps } from "./first-visit.tsx";

interface FirstVisitSetup {
  plan: PlanRow;
  week: number;
  today: IsoDate;
  onTab: (tab: "available") => void;
}

interface Actions {
  isPending: boolean;
  placeWeek: () => void;
  placePlan: () => void;
}

export type Outlines = ReadonlyMap<Weekday, readonly ExerciseRow[]>;

const NO_OUTLINES: Outlines = new Map();

/**
 * The panel that asks how to place the week: on the week that the plan opens on while nothing is
 * scheduled, until the athlete chooses to place by hand.
 */
export function useFirstVisit(
  { plan, week, today, onTab }: FirstVisitSetup,
  model: WeekModel<ExerciseRow>,
  { isPending, placeWeek, placePlan }: Actions,
) {
  const byHand = useDismissed("placed-by-hand", deviceStorage);
  const isDismissed = byHand.isDismissed(String(plan.id));
  const isEmpty = isUntouched(model);
  const isOpening = week === openingWeek(plan, today);
  const isAsking = isEmpty && isOpening && !isDismissed;
  const { exercises, races } = model;
  const outlines = useMemo(
    () => (isAsking ? outlinesOf({ plan, week, today, races }, exercises) : NO_OUTLINES),
    [isAsking, plan, week, today, races, exercises],
  );
  const panel: FirstVisitProps | null = isAsking
    ? {
        week,
        totalWeeks: plan.totalWeeks,
        count: exercises.length,
        minutes: plannedMinutes(exercises),
        startsOn: today < plan.startDate ? plan.startDate : null,
        isPending,
        onPlaceWeek: () => {
          placeWeek();
          focusHeading();
        },
        onPlacePlan: placePlan,
        onPlaceByHand: () => {
          byHand.dismiss(String(plan.id));
          onTab("available");
          focusHeading();
        },
      }
    : null;
  return { panel, outlines, offersFirstStep: isEmpty && !isAsking && !(isOpening && isDismissed) };
}

function outlinesOf(shown: ShownWeek, exercises: readonly ExerciseRow[]): Outlines {
  const days = new Map(autoMoves(shown, exercises).map(({ exerciseId, to }) => [exerciseId, to]));
  const byDay = new Map<Weekday, ExerciseRow[]>();
  for (const exercise of exercises) {
    const day = days.get(exercise.id);
    if (day === undefined || day === "available") continue;
    byDay.set(day, [...(byDay.get(day) ?? []), exercise]);
  }
  return byDay;
}
