import { poolUnitOf } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import type { PlannedExercise, PlannedWeek } from "../../model/plan-types.ts";
import { sum } from "../../model/numbers.ts";
import {
  bearableShares,
  evenFitness,
  layOutPlan,
  MAX_RAMP,
  seasonWeek,
  steepestRamp,
  withLimits,
  withoutOptimising,
  withPeak,
  type LaidOutWeek,
  type SeasonBasis,
} from "../../season/index.ts";
import { longRidesIn, withExtras } from "../extras/add-extras.ts";
import { draftWeek, type DraftWeek } from "./draft-week.ts";
import { described } from "./exercise-content.ts";
import { retargeted } from "./rewrite-targets.ts";
import { writeWeek } from "./write-week.ts";

/** Form kept in reserve: swims at a known threshold weigh a little more or less. */
const FORM_RESERVE = 0.02;
/** Factor for the biggest week of a plan whose fitness rises too fast. */
const REDUCED_PEAK_SHARE = 0.95;
/** Limit for repeated drafts: a dozen of them can go into weeks that tire too much. */
const MAX_TIMES = 20;

/** The written weeks of a plan. */
export interface WrittenPlan {
  /** The season as requested, or without optimising if that would be too much. */
  basis: SeasonBasis;
  weeks: readonly PlannedWeek[];
  laidOut: readonly LaidOutWeek[];
}

interface DraftPlan {
  basis: SeasonBasis;
  weeks: readonly DraftWeek[];
}

/** Writes the plan of a season, smaller or without optimising if its load would be too much. */
export function writtenPlan(season: SeasonBasis): WrittenPlan {
  const { basis, laidOut, weeks } = bearablePlan(season);
  return { basis, laidOut, weeks: weeks.map((week) => withSwimsAtPace(basis, week)) };
}

function bearablePlan(season: SeasonBasis): WrittenPlan {
  let draft = draftPlan(season);
  const { basis } = draft;
  let smaller = easedSeason(basis, draft.weeks);
  if (smaller && basis.curve.best) return bearablePlan(withoutOptimising(basis));
  for (let time = 1; time < MAX_TIMES && smaller; time += 1) {
    draft = draftPlan(smaller);
    smaller = easedSeason(smaller, draft.weeks);
  }
  const laidOut = draft.weeks.map((week) => week.laidOut);
  return { basis, laidOut, weeks: withAims(basis, writeWeeks(draft)) };
}

/** The season with less load if these weeks would be too much; null if they are not. */
function easedSeason(season: SeasonBasis, weeks: readonly DraftWeek[]): SeasonBasis | null {
  const limits = tiringWeeks(season, weeks);
  if (limits.length > 0) return withLimits(season, limits);
  const days = evenFitness(season.daysToRace, { ...season, weeks });
  if (steepestRamp(days) <= MAX_RAMP) return null;
  return withPeak(season, REDUCED_PEAK_SHARE * Math.max(...weeks.map(minutesOf)));
}

/** Weeks that would tire too much, with their maximum minutes. */
function tiringWeeks(season: SeasonBasis, weeks: readonly DraftWeek[]) {
  const shares = bearableShares(season.daysToRace, { ...season, weeks }, FORM_RESERVE);
  return weeks.flatMap(({ laidOut }, index) => {
    const share = shares[index] ?? 1;
    return share < 1 ? [[laidOut.frame.week, share * laidOut.targetMinutes] as const] : [];
  });
}

/** The plan's sessions, whose load decides whether it is too much. */
function draftPlan(season: SeasonBasis): DraftPlan {
  const { basis, weeks } = layOutPlan(season);
  const memory = { used: new Map(), climbs: new Map(basis.climbsBefore) };
  return { basis, weeks: weeks.map((week) => draftWeek(basis, week, memory)) };
}

function writeWeeks({ basis, weeks }: DraftPlan): Omit<PlannedWeek, "aim">[] {
  const bricks = weeks.filter(({ laidOut }) => laidOut.slots.some((slot) => slot.isBrick)).length;
  const pool = poolUnitOf(basis.poolLength);
  let longRides = 0;
  return weeks.map((week) => {
    const { laidOut } = week;
    const written = writeWeek(basis, week);
    const facts = { ...laidOut, level: basis.level, bricks, longRides };
    longRides += longRidesIn(written);
    return {
      ...seasonWeek(laidOut.frame),
      targetMinutes: laidOut.targetMinutes,
      exercises: withExtras(written, facts).map((each) => described(each, pool)),
    };
  });
}

/** Swims at the known threshold or towards the goal, in the minutes and with the sets that follow from the race paces. */
function withSwimsAtPace(basis: SeasonBasis, week: PlannedWeek): PlannedWeek {
  const { thresholds, savedIn } = basis.targets;
  if (thresholds.css === undefined && savedIn(week.week).swim === 0) return week;
  const isLoading = basis.frames[week.week - 1]?.isLoading ?? true;
  const facts = { ...basis, isLoading, isChanged: false };
  const exercises = week.exercises.map((exercise) =>
    exercise.type === "swim" ? { ...exercise, ...retargeted(exercise, facts) } : exercise,
  );
  return { ...week, exercises };
}

interface Timed {
  exercises: readonly Pick<PlannedExercise, "duration">[];
}

/** Minutes of a week's exercises. */
export const minutesOf = ({ exercises }: Timed): number =>
  sum(exercises.map(({ duration }) => duration));
