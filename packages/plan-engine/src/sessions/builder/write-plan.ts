import { planPaces } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import {
  evenFitness,
  firstOverreachedDay,
  layOutPlan,
  MAX_RAMP,
  seasonWeek,
  steepestRamp,
  withoutOptimising,
  withPeak,
  type SeasonBasis,
} from "../../season/index.ts";
import { writeWeek } from "./write-week.ts";
import type { TemplateUse } from "./written-session.ts";

/** Factor for the biggest week of a plan whose fitness rises too fast. */
const REDUCED_PEAK_SHARE = 0.95;
const MAX_TIMES = 4;

/** The written weeks of a plan. */
export interface WrittenPlan {
  /** The season as requested, or without optimising if that would be too much. */
  basis: SeasonBasis;
  weeks: readonly PlannedWeek[];
}

/** Writes the plan of a season, smaller or without optimising if its load would be too much. */
export function writtenPlan(season: SeasonBasis): WrittenPlan {
  const { basis, weeks: first } = writtenWeeks(season);
  const { request } = basis;
  if (basis.curve.best && isTooMuch(request, first)) return writtenPlan(withoutOptimising(basis));
  let weeks = first;
  for (let time = 1; time < MAX_TIMES && isTooSteep(request, weeks); time += 1) {
    weeks = writtenWeeks(withPeak(basis, REDUCED_PEAK_SHARE * biggest(weeks))).weeks;
  }
  return { basis, weeks };
}

function writtenWeeks(season: SeasonBasis): WrittenPlan {
  const { basis, weeks } = layOutPlan(season);
  const targets = planPaces(basis.request, basis.trainingWeeks);
  const used: TemplateUse = new Map();
  return {
    basis,
    weeks: weeks.map((week) => ({
      ...seasonWeek(basis.request, week.frame),
      targetMinutes: week.targetMinutes,
      exercises: writeWeek(targets, week, used),
    })),
  };
}

// The solver spreads each week evenly; exercises on the days of an odd schedule may not.
const isTooMuch = (request: PlanRequest, weeks: readonly PlannedWeek[]): boolean =>
  firstOverreachedDay(evenFitness(request, { weeks })) >= 0 || isTooSteep(request, weeks);

// Affects a few plans in ten thousand, with the longest race and the highest ambition.
const isTooSteep = (request: PlanRequest, weeks: readonly PlannedWeek[]): boolean =>
  steepestRamp(evenFitness(request, { weeks })) > MAX_RAMP;

const biggest = (weeks: readonly PlannedWeek[]): number => Math.max(...weeks.map(minutesOf));

/** Minutes of a week's exercises. */
export const minutesOf = ({ exercises }: PlannedWeek): number =>
  sum(exercises.map(({ duration }) => duration));
