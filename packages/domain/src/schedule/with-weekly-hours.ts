import {
  HOURS_LIMITS,
  isTrainingDay,
  type ScheduleEntry,
  type WeeklySchedule,
} from "./weekly-schedule.ts";

/**
 * The schedule with more hours on its training days: raised in proportion, in half-hours, until the
 * week has `weeklyHours`. Null if its days can't hold them.
 */
export function withWeeklyHours(
  schedule: WeeklySchedule,
  weeklyHours: number,
): WeeklySchedule | null {
  let raised = schedule;
  while (totalHours(raised) < weeklyHours) {
    const next = leastRaised(schedule, raised);
    if (!next) return null;
    const more = { ...next, hours: next.hours + HOURS_LIMITS.step };
    raised = raised.map((entry) => (entry === next ? more : entry));
  }
  return raised;
}

const totalHours = (schedule: WeeklySchedule) =>
  schedule.filter(isTrainingDay).reduce((sum, { hours }) => sum + hours, 0);

/** The training day with room whose share of its first hours grows least by a step. */
function leastRaised(first: WeeklySchedule, raised: WeeklySchedule): ScheduleEntry | undefined {
  const growth = ({ day, hours }: ScheduleEntry) =>
    (hours + HOURS_LIMITS.step) / (first[day]?.hours ?? hours);
  return raised
    .filter((entry) => isTrainingDay(entry) && entry.hours < HOURS_LIMITS.max)
    .toSorted((a, b) => growth(a) - growth(b))[0];
}
