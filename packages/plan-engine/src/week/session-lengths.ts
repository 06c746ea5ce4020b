import type { Discipline, PerDiscipline } from "@triplan/domain";
import { allows, longestDayMinutes } from "../calendar/index.ts";
import { daysForLong } from "./days-for-long.ts";
import { floor5 } from "../model/numbers.ts";
import type { LongLengths } from "./long-lengths.ts";
import {
  MIN_LIGHT_MINUTES,
  MIN_MINUTES,
  MIN_RACE_WEEK_MINUTES,
  RACE_VOLUME,
  SHORT_DAY,
} from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Minutes of an easy exercise before a week's remaining time is given out, and at most. */
export const EASY_START = { swim: 35, bike: 45, run: 35 } as const satisfies PerDiscipline<number>;
const MAX_EASY_MINUTES = { swim: 50, bike: 90, run: 60 } as const satisfies PerDiscipline<number>;
const MAX_ADVANCED_EASY_RIDE = 120;
/** An easy exercise is limited to this share of its week's long one. */
const EASY_PART_OF_LONG = 0.6;
/** Maximum of an exercise that is not long, in recovery weeks, in the taper and in race week. */
const MAX_LIGHT_MINUTES = 60;
/** Up to these minutes a short long exercise does not limit the easy ones. */
const SHORT_EASY = 35;
const MAX_HARD_MINUTES = 75;
const MAX_ADVANCED_HARD_RIDE = 90;
/** Below these weekly minutes exercises may be shorter. */
const SMALL_WEEK_MINUTES = 90;

/** Minimum minutes of an exercise in the week. */
export function minExerciseMinutes(
  { frame, targetMinutes }: Pick<WeekFacts, "frame" | "targetMinutes">,
  discipline: Discipline,
): number {
  if (frame.phase === "race") return Math.min(MIN_RACE_WEEK_MINUTES[discipline], targetMinutes);
  const isShort =
    targetMinutes < SMALL_WEEK_MINUTES ||
    longestDayMinutes(frame.days, [discipline]) < MIN_MINUTES[discipline] + 5;
  return (frame.isLoading && !isShort ? MIN_MINUTES : MIN_LIGHT_MINUTES)[discipline];
}

/** Maximum minutes of an easy exercise, clearly below the week's long one. */
export function maxEasyMinutes(
  facts: Pick<WeekFacts, "frame" | "level" | "limits" | "raceType"> &
    Partial<Pick<WeekFacts, "longestSwim" | "lastLong">>,
  discipline: Discipline,
  long: LongLengths,
): number {
  const { frame, level, limits } = facts;
  const day = longestDayMinutes(frame.days, [discipline]);
  if (day <= SHORT_DAY) return Math.min(day, discipline === "run" ? limits.run : day);
  const most =
    discipline === "bike" && level === "advanced"
      ? MAX_ADVANCED_EASY_RIDE
      : MAX_EASY_MINUTES[discipline];
  const reached = longestReached(facts, discipline);
  if (discipline === "swim") {
    return Math.min(most, reached, RACE_VOLUME[facts.raceType].longest.swim[level]);
  }
  const allowed = Math.min(frame.isLoading ? most : MAX_LIGHT_MINUTES, limits[discipline], reached);
  const longMinutes = long[discipline];
  if (longMinutes === null) return allowed;
  const besideLong = Math.max(
    floor5(EASY_PART_OF_LONG * longMinutes),
    Math.min(longMinutes, SHORT_EASY),
  );
  return Math.min(allowed, besideLong);
}

/** A recovery week has nothing longer than the weeks before it; others have no such limit. */
function longestReached(
  {
    frame,
    longestSwim,
    lastLong,
  }: Pick<WeekFacts, "frame"> & Partial<Pick<WeekFacts, "longestSwim" | "lastLong">>,
  discipline: Discipline,
): number {
  const longest = discipline === "swim" ? longestSwim : lastLong?.[discipline];
  return frame.isRecovery && longest ? longest : Number.POSITIVE_INFINITY;
}

/** Minutes of a day that hard exercises of a discipline may use, so that they never push a long one off its day. */
export function hardDayMinutes(
  { frame, minDaysForLong }: Pick<WeekFacts, "frame" | "minDaysForLong">,
  long: LongLengths,
  discipline: Discipline,
): number {
  const longest = longestDayMinutes(frame.days, [discipline]);
  if (long.bike === null && long.run === null) return longest;
  const { others, run } = daysForLong(frame, minDaysForLong);
  const [first, second] = others.filter((day) => allows(day, [discipline]));
  if (!first) return Math.min(run?.minutes ?? longest, longest);
  const swim = long.swim ?? 0;
  if (!second || swim <= second.minutes) return first.minutes;
  // A roomy day holds a hard exercise beside the long swim.
  return Math.max(second.minutes, first.minutes - swim);
}

/** Maximum minutes of a hard exercise. */
export function maxHardMinutes(
  { raceType, level }: Pick<WeekFacts, "raceType" | "level">,
  discipline: Discipline,
): number {
  if (discipline === "swim")
    return Math.min(MAX_HARD_MINUTES, RACE_VOLUME[raceType].longest.swim[level]);
  return discipline === "bike" && level === "advanced" ? MAX_ADVANCED_HARD_RIDE : MAX_HARD_MINUTES;
}
