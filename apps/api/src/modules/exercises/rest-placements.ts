import type { ExercisePlacement, ExerciseRow, TrainingPlanRow } from "@triplan/db";
import { DAY_NAMES, dateInWeek, type IsoDate } from "@triplan/domain";
import { placeRest, planRequestOf } from "@triplan/plan-engine";

export interface WeekToPlace {
  week: number;
  today: IsoDate;
  /** All exercises of the week. */
  rows: readonly ExerciseRow[];
  raceDates: readonly IsoDate[];
}

/** Suitable days for the week's exercises without one, around those placed or completed. */
export function restPlacements(
  plan: TrainingPlanRow,
  { week, today, rows, raceDates }: WeekToPlace,
): ExercisePlacement[] {
  const days = placeRest(planRequestOf(plan), {
    week,
    today,
    exercises: rows,
    raceDates,
  });
  return rows.flatMap(({ id, slotKey }) => {
    const day = days.get(slotKey);
    if (day === undefined) return [];
    const scheduledDate = dateInWeek(plan.startDate, week, day);
    return [{ exerciseId: id, day, dayName: DAY_NAMES[day], scheduledDate }];
  });
}
