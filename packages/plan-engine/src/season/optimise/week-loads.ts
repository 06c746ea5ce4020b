import type { WeekFrame } from "../../calendar/index.ts";

/** Usable days of each week until the eve of the race, by index in the plan. */
export interface PlanDays {
  /** Days from the plan's first Sunday to the race. */
  count: number;
  /** Days of each week, counted from the first Sunday, over which its load is spread. */
  byWeek: readonly (readonly number[])[];
}

/** Days over which each week's load is spread evenly. */
export function planDays(frames: readonly WeekFrame[]): PlanDays {
  const byWeek = frames.map((frame, index) =>
    frame.days.filter((day) => day.isUsable).map((day) => index * 7 + day.day),
  );
  const last = frames.at(-1)?.days.findLast((day) => day.isUsable);
  const count = last ? (frames.length - 1) * 7 + last.day + last.daysToRace : 0;
  return { count, byWeek };
}

/** Load of each day with each week's load spread evenly. */
export function spreadEvenly(days: PlanDays, weeks: readonly number[]): number[] {
  const loads = Array.from({ length: days.count }, () => 0);
  for (const [week, own] of days.byWeek.entries()) {
    for (const day of own) loads[day] = (weeks[week] ?? 0) / own.length;
  }
  return loads;
}
