import { sum } from "../../model/numbers.ts";
import { fitnessCurve, settledAt, type FitnessDay } from "./fitness-curve.ts";
import { loadsByDay, type LoadedPlan } from "./plan-load.ts";
import { dailyLoadBefore } from "./start-fitness.ts";

/** Fitness of each morning until the race, with each week's load spread evenly over its days. */
export function evenFitness(daysToRace: number, plan: LoadedPlan): FitnessDay[] {
  const loads = loadsByDay(daysToRace, plan);
  const even = loads.map((_, day) => {
    const week = loads.slice(day - (day % 7), day - (day % 7) + 7);
    return sum(week) / week.length;
  });
  const minutes = plan.weeks.map(({ exercises }) => sum(exercises.map(({ duration }) => duration)));
  return fitnessCurve(even, settledAt(dailyLoadBefore(minutes, plan.minutesBefore)));
}

/** Maximum ramp rate: fitness gained in a week. */
export const MAX_RAMP = 8;

/** Minimum form as a share of fitness. */
export const MIN_FORM = -0.5;

/** Index of the first day on which form falls below its minimum; -1 if none. */
export const firstOverreachedDay = (days: readonly FitnessDay[]): number =>
  days.findIndex(({ form, fitness }) => form < MIN_FORM * fitness);

/** Maximum fitness gained in any seven days. */
export const steepestRamp = (days: readonly FitnessDay[]): number =>
  Math.max(...days.map((day, index) => (days[index + 7]?.fitness ?? 0) - day.fitness));
