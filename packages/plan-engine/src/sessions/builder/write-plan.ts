import { sum } from "../../model/numbers.ts";
import type { PlannedWeek } from "../../model/plan-types.ts";
import {
  evenFitness,
  firstOverreachedDay,
  layOutPlan,
  MAX_RAMP,
  seasonWeek,
  weekAims,
  steepestRamp,
  withoutOptimising,
  withPeak,
  withSmallerSteps,
  type LaidOutWeek,
  type SeasonBasis,
} from "../../season/index.ts";
import { longRidesIn, withExtras } from "../extras/add-extras.ts";
import { described } from "./exercise-content.ts";
import { retargeted } from "./rewrite-targets.ts";
import { writeWeek } from "./write-week.ts";

/** Factor for the biggest week of a plan whose fitness rises too fast. */
const REDUCED_PEAK_SHARE = 0.95;
const MAX_TIMES = 12;

/** The written weeks of a plan. */
export interface WrittenPlan {
  /** The season as requested, or without optimising if that would be too much. */
  basis: SeasonBasis;
  weeks: readonly PlannedWeek[];
  laidOut: readonly LaidOutWeek[];
}

/** Writes the plan of a season, smaller or without optimising if its load would be too much. */
export function writtenPlan(season: SeasonBasis): WrittenPlan {
  const plan = bearablePlan(season);
  return { ...plan, weeks: plan.weeks.map((week) => withSwimsAtPace(plan.basis, week)) };
}

function bearablePlan(season: SeasonBasis): WrittenPlan {
  let plan = writtenWeeks(season);
  const { basis } = plan;
  let smaller = easedSeason(basis, plan.weeks);
  if (smaller && basis.curve.best) return bearablePlan(withoutOptimising(basis));
  for (let time = 1; time < MAX_TIMES && smaller; time += 1) {
    const { laidOut, weeks } = writtenWeeks(smaller);
    plan = { basis, laidOut, weeks: withAims(weeks, plan.weeks) };
    smaller = easedSeason(smaller, plan.weeks);
  }
  return plan;
}

/** The aims of the season as outlined, which does not know the load of its exercises. */
const withAims = (weeks: readonly PlannedWeek[], outlined: readonly PlannedWeek[]): PlannedWeek[] =>
  weeks.map((week, index) => ({ ...week, aim: outlined[index]?.aim ?? week.aim }));

/** The season with less load if these weeks would be too much; null if they are not. */
function easedSeason(season: SeasonBasis, weeks: readonly PlannedWeek[]): SeasonBasis | null {
  const days = evenFitness(season.daysToRace, { weeks });
  if (firstOverreachedDay(days) >= 0) return withSmallerSteps(season);
  if (steepestRamp(days) <= MAX_RAMP) return null;
  return withPeak(season, REDUCED_PEAK_SHARE * Math.max(...weeks.map(minutesOf)));
}

function writtenWeeks(season: SeasonBasis): WrittenPlan {
  const { basis, weeks } = layOutPlan(season);
  const memory = { used: new Map(), climbs: new Map() };
  const bricks = weeks.filter(({ slots }) => slots.some((slot) => slot.isBrick)).length;
  const aims = weekAims(basis, weeks);
  let longRides = 0;
  return {
    basis,
    laidOut: weeks,
    weeks: weeks.map((week, index) => {
      const written = writeWeek(basis, week, memory);
      const facts = { ...week, level: basis.level, bricks, longRides };
      longRides += longRidesIn(written);
      return {
        ...seasonWeek(week.frame, aims[index]),
        targetMinutes: week.targetMinutes,
        exercises: withExtras(written, facts).map(described),
      };
    }),
  };
}

/** Swims at the known threshold, in the minutes and with the sets that follow from the race paces. */
function withSwimsAtPace(basis: SeasonBasis, week: PlannedWeek): PlannedWeek {
  if (basis.targets.thresholds.css === undefined) return week;
  const isLoading = basis.frames[week.week - 1]?.isLoading ?? true;
  const facts = { ...basis, isLoading, isChanged: false };
  const exercises = week.exercises.map((exercise) =>
    exercise.type === "swim" ? { ...exercise, ...retargeted(exercise, facts) } : exercise,
  );
  return { ...week, exercises };
}

/** Minutes of a week's exercises. */
export const minutesOf = ({ exercises }: PlannedWeek): number =>
  sum(exercises.map(({ duration }) => duration));
