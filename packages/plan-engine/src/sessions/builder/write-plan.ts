import { sum } from "../../model/numbers.ts";
import type { PlannedWeek } from "../../model/plan-types.ts";
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
const MAX_TIMES = 12;

/** The written weeks of a plan. */
export interface WrittenPlan {
  /** The season as requested, or without optimising if that would be too much. */
  basis: SeasonBasis;
  weeks: readonly PlannedWeek[];
}

/** Writes the plan of a season, smaller or without optimising if its load would be too much. */
export function writtenPlan(season: SeasonBasis): WrittenPlan {
  const { basis, weeks: first } = writtenWeeks(season);
  const { daysToRace } = basis;
  if (basis.curve.best && isTooMuch(daysToRace, first))
    return writtenPlan(withoutOptimising(basis));
  let weeks = first;
  for (let time = 1; time < MAX_TIMES && isTooMuch(daysToRace, weeks); time += 1) {
    weeks = writtenWeeks(withPeak(basis, REDUCED_PEAK_SHARE * biggest(weeks))).weeks;
  }
  return { basis, weeks };
}

function writtenWeeks(season: SeasonBasis): WrittenPlan {
  const { basis, weeks } = layOutPlan(season);
  const used: TemplateUse = new Map();
  return {
    basis,
    weeks: weeks.map((week) => ({
      ...seasonWeek(week.frame, basis.totalWeeks),
      targetMinutes: week.targetMinutes,
      exercises: writeWeek(basis, week, used),
    })),
  };
}

// An optimised load on odd days, or a plan that begins with next to nothing.
function isTooMuch(daysToRace: number, weeks: readonly PlannedWeek[]): boolean {
  const days = evenFitness(daysToRace, { weeks });
  return firstOverreachedDay(days) >= 0 || steepestRamp(days) > MAX_RAMP;
}

const biggest = (weeks: readonly PlannedWeek[]): number => Math.max(...weeks.map(minutesOf));

/** Minutes of a week's exercises. */
export const minutesOf = ({ exercises }: PlannedWeek): number =>
  sum(exercises.map(({ duration }) => duration));
