import { daysBetween } from "@triplan/domain";
import { exerciseLoad } from "../../load/index.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { fitnessCurve, settledAt, type FitnessDay } from "./fitness-curve.ts";
import { assumedLoad } from "./start-fitness.ts";

/** Plan data that its load depends on. */
export interface LoadedPlan {
  weeks: readonly {
    exercises: readonly Pick<
      PlannedExercise,
      "type" | "steps" | "week" | "suggestedDay" | "duration"
    >[];
  }[];
  /** Minutes of a load week before the race that the plan starts after, if any. */
  minutesBefore?: number | null;
}

/** Load of each of the plan's first `days` days, by suggested day. */
export function loadsByDay(days: number, plan: LoadedPlan): number[] {
  const loads = Array.from({ length: days }, () => 0);
  for (const exercise of plan.weeks.flatMap((week) => week.exercises)) {
    const day = (exercise.week - 1) * 7 + exercise.suggestedDay;
    loads[day] = (loads[day] ?? 0) + exerciseLoad(exercise);
  }
  return loads;
}

/**
 * Load of each day from the plan's first Sunday to the eve of the race, by suggested day; `actual`
 * replaces the load of days, by index.
 */
export function dailyLoads(
  request: PlanRequest,
  plan: LoadedPlan,
  actual: ReadonlyMap<number, number> = new Map(),
): number[] {
  const loads = loadsByDay(daysBetween(request.startDate, request.raceDate), plan);
  return loads.map((load, day) => actual.get(day) ?? load);
}

/**
 * Fitness, fatigue and form of each morning from the plan's first Sunday to the race, for an
 * athlete without earlier recordings.
 */
export function planFitness(
  request: PlanRequest,
  plan: LoadedPlan,
  actual: ReadonlyMap<number, number> = new Map(),
): FitnessDay[] {
  return fitnessCurve(dailyLoads(request, plan, actual), settledAt(assumedLoad(request)));
}
