import type { PerDiscipline } from "@triplan/domain";
import { floor5 } from "../model/numbers.ts";
import { hasTwoDays, isLongCourse, type BrickPlan } from "./bricks.ts";
import { daysForLong } from "./days-for-long.ts";
import { wayToLongest } from "./long-goals.ts";
import { longSwimLength } from "./long-swim-length.ts";
import { MAX_PART_OF_WEEK, MIN_LIGHT_MINUTES, MIN_MINUTES } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Share of the last long exercise in a recovery week, and in the first week of the taper. */
const RECOVERY_PART = { run: 0.7, bike: 0.65 };
const FIRST_TAPER_PART = { run: 0.6, bike: 0.55 };
/** Later weeks of the taper: this share, and at most these minutes. */
const LATE_TAPER = {
  run: { part: 0.45, most: 60 },
  bike: { part: 0.4, most: 90 },
};
/** Share of its day for the long ride if the long run has no other day. */
const RIDE_PART_OF_DAY = 0.6;
/** Long run of a long race's brick week once the season's longest was run. */
const BRICK_WEEK_PART = 0.8;

/** Below this number of exercises none is long, so that each of them can use the week's minutes. */
const MIN_SESSIONS = 3;

/** Minutes of the week's long exercises; null for a discipline without one. */
export type LongLengths = PerDiscipline<number | null>;

const NO_LONG: LongLengths = { swim: null, bike: null, run: null };

/** Lengths of the week's long run, ride and swim, which come before all other exercises. */
export function longLengths(
  facts: WeekFacts,
  counts: PerDiscipline<number>,
  brick: BrickPlan | null,
): LongLengths {
  if (counts.swim + counts.bike + counts.run < MIN_SESSIONS) return NO_LONG;
  const bike = counts.bike === 0 ? null : ofDiscipline(facts, "bike", rideWish(facts), brick);
  const isRunTheBrick = counts.run === 1 && brick !== null;
  const run =
    counts.run === 0 || isRunTheBrick
      ? null
      : ofDiscipline(facts, "run", runWish(facts, brick), brick);
  return withSwim(facts, counts.swim, brick, onOneDay(facts, { bike, run }));
}

/** A day that has to hold both gives the ride the larger part, and the run what is left. */
function onOneDay(
  facts: WeekFacts,
  { bike, run }: Pick<LongLengths, "bike" | "run">,
): Pick<LongLengths, "bike" | "run"> {
  const days = daysForLong(facts.frame, facts.minDaysForLong);
  if (bike === null || run === null || days.run?.day !== days.bike?.day) return { bike, run };
  const minutes = days.bike?.minutes ?? 0;
  const ride = Math.min(bike, Math.max(floor5(RIDE_PART_OF_DAY * minutes), MIN_MINUTES.bike));
  const left = Math.min(run, floor5(minutes - ride));
  return { bike: ride, run: left < MIN_MINUTES.run ? null : left };
}

function withSwim(
  facts: WeekFacts,
  swims: number,
  brick: BrickPlan | null,
  { bike, run }: Pick<LongLengths, "bike" | "run">,
): LongLengths {
  if (!facts.frame.isLoading || swims === 0) return { swim: null, bike, run };
  const swim = longSwimLength(facts, { count: swims, brick, bike: bike ?? 0, run: run ?? 0 });
  return { swim: swim?.minutes ?? null, bike, run: run && Math.min(run, swim?.run ?? run) };
}

function ofDiscipline(
  facts: WeekFacts,
  discipline: "run" | "bike",
  wish: number,
  brick: BrickPlan | null,
): number | null {
  const { frame, limits } = facts;
  const days = daysForLong(frame, facts.minDaysForLong);
  const day = days[discipline];
  if (!day) return null;
  const isBrickRide = discipline === "bike" && brick?.isOnLongRide === true;
  const isRunBesideBrick =
    discipline === "run" && brick && !isLongCourse(facts.raceType) && hasTwoDays(frame);
  const most = isRunBesideBrick ? (days.others[0]?.minutes ?? 0) : day.minutes;
  const room = isBrickRide ? most - brick.runMinutes : most;
  const minutes = floor5(Math.min(wish, limits[discipline], room));
  const least = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES)[discipline];
  return minutes < Math.min(least, limits[discipline]) ? null : minutes;
}

const rideWish = (facts: WeekFacts): number => wishOf(facts, "bike");

function runWish(facts: WeekFacts, brick: BrickPlan | null): number {
  const wish = wishOf(facts, "run");
  const isShorter = brick !== null && facts.isRunReached && isLongCourse(facts.raceType);
  return isShorter && facts.frame.isLoading
    ? Math.min(wish, BRICK_WEEK_PART * facts.long.target.run)
    : wish;
}

function wishOf(facts: WeekFacts, discipline: "run" | "bike"): number {
  const { frame, long, lastLong } = facts;
  const { start, target } = long;
  if (frame.isLoading) {
    const way = wayToLongest(long, frame.loadingNumber);
    const wish = start[discipline] + (target[discipline] - start[discipline]) * way;
    return Math.min(wish, MAX_PART_OF_WEEK[discipline] * facts.targetMinutes);
  }
  const last = (lastLong ?? start)[discipline];
  if (frame.isRecovery) return RECOVERY_PART[discipline] * last;
  if (frame.phaseWeek === 1) return FIRST_TAPER_PART[discipline] * last;
  const { part, most } = LATE_TAPER[discipline];
  return Math.min(part * last, most);
}
