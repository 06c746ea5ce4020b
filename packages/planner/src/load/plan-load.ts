import { daysBetween } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { exerciseLoad } from "./exercise-load.ts";
import { fitnessCurve, type FitnessDay } from "./fitness-curve.ts";

/** An hour of a usual week, in points of load. */
const LOAD_OF_AN_HOUR = 55;
/** What an athlete is taken to have done before the plan, as a part of its first full week. */
const START_PART = 0.9;

/** What the load of a plan follows from. */
export interface LoadedPlan {
  weeks: readonly {
    exercises: readonly Pick<
      PlannedExercise,
      "type" | "steps" | "week" | "suggestedDay" | "duration"
    >[];
  }[];
}

/**
 * Load of each day from the plan's first Sunday to the eve of the race, as it is suggested; `actual`
 * gives the load of days, by their place in this list, on which something was done.
 */
export function dailyLoads(
  request: PlanRequest,
  plan: LoadedPlan,
  actual: ReadonlyMap<number, number> = new Map(),
): number[] {
  const days = daysBetween(request.startDate, request.raceDate);
  const loads = Array.from({ length: days }, () => 0);
  for (const exercise of plan.weeks.flatMap((week) => week.exercises)) {
    const day = (exercise.week - 1) * 7 + exercise.suggestedDay;
    loads[day] = (loads[day] ?? 0) + exerciseLoad(exercise);
  }
  return loads.map((load, day) => actual.get(day) ?? load);
}

/**
 * Fitness, fatigue and form of each morning from the plan's first Sunday to the race. What the
 * athlete did before is not known: the first loading week stands for it.
 */
export function planFitness(
  request: PlanRequest,
  plan: LoadedPlan,
  actual: ReadonlyMap<number, number> = new Map(),
): FitnessDay[] {
  const start = startLoad(plan.weeks.flatMap((week) => week.exercises));
  return fitnessCurve(dailyLoads(request, plan, actual), start);
}

/** The daily load that an athlete is taken to be used to when the plan begins. */
export function startLoad(exercises: readonly { week: number; duration: number }[]): number {
  const minutes = [1, 2].map((week) =>
    sum(exercises.filter((each) => each.week === week).map(({ duration }) => duration)),
  );
  return (START_PART * (Math.max(...minutes) / 60) * LOAD_OF_AN_HOUR) / 7;
}
