import type { Discipline } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { assignRoles } from "./assign-roles.ts";
import { brickPlan, MIN_BRICK_RUN, TAPER_BRICK_MINUTES, type BrickPlan } from "./bricks.ts";
import { sharesOfPresent } from "./discipline-shares.ts";
import { disciplineSlots } from "./discipline-slots.ts";
import type { Longest } from "./long-limits.ts";
import { lightLimits, longDayMinutes, longMinutes } from "./long-sessions.ts";
import type { SeasonFacts } from "./season-facts.ts";
import { sessionCount, sessionsByDiscipline } from "./session-count.ts";
import type { Slot } from "./slot.ts";
import { spreadMinutes } from "./spread-minutes.ts";
import { MIN_LIGHT_MINUTES, MIN_MINUTES, RACE_VOLUME } from "./volume-tables.ts";

export interface WeekFacts extends SeasonFacts {
  frame: WeekFrame;
  targetMinutes: number;
  /** Load volume of the week. */
  loadingMinutes: number;
  /** Maximum minutes of a run and a ride. */
  limits: Longest;
  /** Long run and ride of the previous load week; null before the first. */
  lastLong: Longest | null;
  /** Number of bricks in the previous weeks. */
  bricksBefore: number;
}

/** Maximum minutes of an exercise in race week. */
const RACE_WEEK_MOST = { swim: 60, bike: 75, run: 60 } as const;
const TAPER_MOST = { bike: 90, run: 60 } as const;
/**
 * An exercise that is not long is limited to this share of the race's cap for the long one, or to
 * these minutes, and stays clearly shorter than its week's long one.
 */
const PLAIN_PART = 0.6;
const PLAIN_PART_OF_LONG = 0.75;
const PLAIN_LEAST = { bike: 60, run: 40 } as const;
const PLAIN_MOST = { bike: 120, run: 60 } as const;

/** The week's exercises with their roles and target minutes. */
export const weekSlots = (facts: WeekFacts): Slot[] =>
  spreadMinutes(assignRoles(facts, plainSlots(facts)), facts.targetMinutes);

function plainSlots(facts: WeekFacts): Slot[] {
  const count = sessionCount(facts.frame, facts.targetMinutes, facts.loadingMinutes);
  const counts = sessionsByDiscipline(count, facts.frame);
  const shares = sharesOfPresent(facts.shares, counts);
  const minutes = (discipline: Discipline) => facts.targetMinutes * shares[discipline];
  const brick = brickPlan({ ...facts, runs: counts.run, rides: counts.bike });
  const least = facts.frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES;
  const swims = disciplineSlots({
    discipline: "swim",
    count: counts.swim,
    minutes: minutes("swim"),
    least: least.swim,
    most: maxPlainMinutes(facts, "swim"),
    long: null,
    brick: null,
  });
  const rides = rideSlots(facts, counts.bike, minutes("bike"), brick);
  const runs = runSlots(facts, counts.run, minutes("run"), brick);
  return spreadMinutes([...swims, ...rides, ...runs], facts.targetMinutes);
}

function rideSlots(facts: WeekFacts, count: number, minutes: number, brick: BrickPlan | null) {
  const isOnLong = brick?.isOnLongRide === true;
  const long = longCut(facts, "bike", count, minutes, isOnLong ? brick.runMinutes : 0);
  const least = (facts.frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES).bike;
  const isOwn = brick !== null && !(isOnLong && long);
  const slots = disciplineSlots({
    discipline: "bike",
    count,
    minutes,
    least,
    most: maxPlainMinutes(facts, "bike", long?.minutes),
    // A single ride that is part of a brick is not long as well.
    long: isOwn && count === 1 ? null : long,
    brick: brick ? (isOwn ? "own" : "long") : null,
  });
  if (facts.frame.isLoading || !brick) return slots;
  const limit = Math.min(TAPER_BRICK_MINUTES - brick.runMinutes, facts.limits.bike);
  const most = Math.max(least, limit);
  return slots.map((slot) => (slot.isBrick ? { ...slot, most, minutes: most } : slot));
}

function runSlots(facts: WeekFacts, count: number, minutes: number, brick: BrickPlan | null) {
  const long = count === 1 && brick ? null : longCut(facts, "run", count, minutes, 0);
  return disciplineSlots({
    discipline: "run",
    count,
    minutes,
    least: (facts.frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES).run,
    most: maxPlainMinutes(facts, "run", long?.minutes),
    long,
    brick: brick ? "own" : null,
    ...(brick && { brickMinutes: Math.min(brick.runMinutes, runLimit(facts)) }),
  });
}

const runLimit = ({ limits }: WeekFacts) => Math.max(MIN_BRICK_RUN, limits.run);

/** The week's long run or ride: its share of the time, limited by its cap and its day. */
function longCut(
  facts: WeekFacts,
  discipline: "bike" | "run",
  count: number,
  minutes: number,
  brickRun: number,
): { minutes: number; most: number } | null {
  const day = longDayMinutes(facts.frame, facts.minDaysForLong[discipline]);
  if (day === null || count === 0) return null;
  const limits = lightLimits(facts.frame, facts.limits, facts.lastLong);
  const most = Math.min(limits[discipline], day - brickRun);
  const least = (facts.frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES)[discipline];
  if (most < least) return null;
  return {
    minutes: Math.min(most, longMinutes(facts.raceType, discipline, minutes, count)),
    most,
  };
}

/** Maximum minutes of an exercise that is not long; never above the week's long one. */
function maxPlainMinutes(facts: WeekFacts, discipline: Discipline, long?: number): number {
  const { raceType, level, frame, limits } = facts;
  const isRaceWeek = frame.phase === "race";
  const cap = RACE_VOLUME[raceType].longCap[discipline][level];
  if (discipline === "swim") return isRaceWeek ? Math.min(cap, RACE_WEEK_MOST.swim) : cap;
  if (isRaceWeek) return Math.min(RACE_WEEK_MOST[discipline], limits[discipline]);
  if (frame.phase === "taper") return Math.min(TAPER_MOST[discipline], limits[discipline]);
  const plain = Math.max(PLAIN_MOST[discipline], PLAIN_PART * cap);
  const besideLong = Math.max(PLAIN_PART_OF_LONG * (long ?? cap), PLAIN_LEAST[discipline]);
  return Math.min(plain, limits[discipline], besideLong);
}
