import type { RaceType } from "@triplan/domain";
import { allows, daysFor, longDays, longestDayMinutes, type WeekFrame } from "../calendar/index.ts";
import { ladderNamed, rungMinutes, topRung } from "../ladders/index.ts";
import { ceil5, clamp } from "../model/numbers.ts";
import type { SeasonFacts } from "./season-facts.ts";
import { MIN_LIGHT_MINUTES, MIN_MINUTES, SHORT_DAY } from "./volume-tables.ts";

/** The run of a taper's brick; as the only one beside the long run, it is longer if earlier ones were. */
const TAPER_BRICK_RUN = { usual: 15, most: 20, partOfLong: 1 / 3 };

/** The sports of a brick: its day allows both. */
export const BRICK = ["bike", "run"] as const;

/** Maximum length of a brick in the last days before the race, ride and run together. */
export const TAPER_BRICK_MINUTES = 60;
const FIRST_BASE_WEEK = 3;
/** Minutes of each half of a brick on short days. */
const SHORT_BRICK_PART = 15;

export interface BrickPlan {
  runMinutes: number;
  /** True if the ride is the week's long one. */
  isOnLongRide: boolean;
  /** True if the days are short, so that a brick takes one with two short halves. */
  isShort: boolean;
}

interface BrickFacts extends Pick<SeasonFacts, "raceType" | "level" | "longGoals"> {
  frame: WeekFrame;
  runs: number;
  rides: number;
  /** Number of bricks in the previous weeks. */
  bricksBefore: number;
  /** Planned minutes of the week's long run. */
  longRun: number;
}

export const isLongCourse = (raceType: RaceType): boolean =>
  raceType === "70.3" || raceType === "ironman";

/** The week's brick; null if it has none. */
export function brickPlan(facts: BrickFacts): BrickPlan | null {
  const { raceType, frame } = facts;
  if (facts.runs === 0 || facts.rides === 0 || !hasBrick(facts)) return null;
  const longestDay = longestDayMinutes(frame.days);
  const brickDay = longestDayMinutes(frame.days, BRICK);
  if (longestDay <= SHORT_DAY) {
    if (!frame.isLoading || brickDay < 2 * SHORT_BRICK_PART) return null;
    return { runMinutes: SHORT_BRICK_PART, isOnLongRide: false, isShort: true };
  }
  const leastRide = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES).bike;
  const runMinutes = frame.isLoading ? brickRunMinutes(facts) : taperRunMinutes(facts);
  if (brickDay < leastRide + runMinutes) return null;
  const isLong = isLongCourse(raceType) && frame.phase !== "base";
  const hasOther = hasOtherDay(frame, leastRide + runMinutes);
  if (!isLongRideDay(frame)) {
    return hasOther ? { runMinutes, isOnLongRide: false, isShort: false } : null;
  }
  const isOnLongRide = isLong || facts.rides === 1 || !hasOther;
  return { runMinutes, isOnLongRide: frame.isLoading && isOnLongRide, isShort: false };
}

/** True if a day beside the long ride's has room for a brick of these minutes. */
const hasOtherDay = ({ days }: WeekFrame, minutes: number): boolean => {
  const { ride } = longDays(days);
  return daysFor(days, BRICK).some((day) => day.day !== ride?.day && day.minutes >= minutes);
};

/** True if the day of the long ride allows a run after it. */
const isLongRideDay = ({ days }: WeekFrame): boolean => {
  const { ride } = longDays(days);
  return ride !== null && allows(ride, BRICK);
};

/** True in every second load week, counted backwards so that the last one has no brick. */
function hasBrick({ raceType, frame, longGoals }: BrickFacts): boolean {
  if (frame.phase === "taper") return frame.phaseWeek === 1;
  if (!frame.isLoading) return false;
  const toLast = longGoals.loadingWeeks - frame.loadingNumber;
  if (longestDayMinutes(frame.days) <= SHORT_DAY) return toLast % 2 === 1;
  if (frame.phase === "base") return toLast % 4 === 1 && frame.week >= FIRST_BASE_WEEK;
  if (frame.phase === "peak" && !isLongCourse(raceType) && !hasTwoDays(frame)) return true;
  return toLast % 2 === 1;
}

const MAX_RUN_DAY = 130;
const MAX_OTHER_DAY = 65;

/** True if only the days of the long ride and the long run have room for a brick. */
export function hasTwoDays({ days }: Pick<WeekFrame, "days">): boolean {
  const { ride, run, others } = longDays(days);
  return (
    (ride?.minutes ?? 0) > SHORT_DAY &&
    (run?.minutes ?? 0) < MAX_RUN_DAY &&
    daysFor(others, BRICK).every(({ minutes }) => minutes < MAX_OTHER_DAY)
  );
}

/** The step of the week's run off the bike. */
export function brickStep(facts: Pick<BrickFacts, "raceType" | "level" | "bricksBefore">) {
  const first = ladderNamed("brick-run").start[facts.level];
  const rung = Math.min(first + facts.bricksBefore, topRung("brick-run", facts));
  return { ladder: "brick-run", rung } as const;
}

const brickRunMinutes = (facts: Omit<BrickFacts, "longRun">): number =>
  rungMinutes(brickStep(facts), 0).least;

function taperRunMinutes(facts: BrickFacts): number {
  const { usual, most, partOfLong } = TAPER_BRICK_RUN;
  const { bricksBefore, longRun, runs } = facts;
  if (runs !== 2 || bricksBefore === 0) return usual;
  const last = brickRunMinutes({ ...facts, bricksBefore: bricksBefore - 1 });
  return clamp(Math.min(ceil5(partOfLong * longRun), last), usual, most);
}
