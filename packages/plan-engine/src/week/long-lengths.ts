import type { PerDiscipline } from "@triplan/domain";
import { longestDayMinutes } from "../calendar/index.ts";
import { floor5 } from "../model/numbers.ts";
import { hasTwoDays, isLongCourse, type BrickPlan } from "./bricks.ts";
import { daysForLong } from "./days-for-long.ts";
import { progressToLongest } from "./long-goals.ts";
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
/** Share of the longest run in brick weeks of a 70.3 or Ironman, once that run was done. */
const BRICK_WEEK_PART = 0.8;

/** Below this number of exercises none is long, so that each of them can use the week's minutes. */
const MIN_SESSIONS = 3;

/** Minutes of the week's long exercises; null for a discipline without one. */
export type LongLengths = PerDiscipline<number | null>;

export const NO_LONG: LongLengths = { swim: null, bike: null, run: null };

/** Lengths of the week's long run, ride and swim, which come before all other exercises. */
export function longLengths(
  facts: WeekFacts,
  counts: PerDiscipline<number>,
  brick: BrickPlan | null,
): LongLengths {
  if (counts.swim + counts.bike + counts.run < MIN_SESSIONS) return NO_LONG;
  const bike =
    counts.bike === 0 ? null : ofDiscipline(facts, "bike", plannedMinutes(facts, "bike"), brick);
  const isRunTheBrick = counts.run === 1 && brick !== null;
  const run =
    counts.run === 0 || isRunTheBrick
      ? null
      : ofDiscipline(facts, "run", plannedRun(facts, brick), brick);
  return withSwim(facts, counts.swim, brick, onOneDay(facts, { bike, run }));
}

/** Divides a day that holds both: the ride gets the larger part, the run the rest. */
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
  planned: number,
  brick: BrickPlan | null,
): number | null {
  const { frame, limits } = facts;
  const days = daysForLong(frame, facts.minDaysForLong);
  const day = days[discipline];
  if (!day) return null;
  const isBrickRide = discipline === "bike" && brick?.isOnLongRide === true;
  const isRunBesideBrick =
    discipline === "run" && brick && !isLongCourse(facts.raceType) && hasTwoDays(frame);
  const most = isRunBesideBrick ? longestDayMinutes(days.others, ["run"]) : day.minutes;
  const room = isBrickRide ? most - brick.runMinutes : most;
  const minutes = floor5(Math.min(planned, limits[discipline], room));
  const least = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES)[discipline];
  return minutes < Math.min(least, limits[discipline]) ? null : minutes;
}

/** Planned minutes of the long run; shorter in brick weeks once the longest run was done. */
function plannedRun(facts: WeekFacts, brick: BrickPlan | null): number {
  const minutes = plannedMinutes(facts, "run");
  const isShorter = brick !== null && facts.isRunReached && isLongCourse(facts.raceType);
  return isShorter && facts.frame.isLoading
    ? Math.min(minutes, BRICK_WEEK_PART * facts.longGoals.target.run)
    : minutes;
}

/** Planned minutes of a long run or ride, before the limits of its day and its steps. */
export function plannedMinutes(facts: WeekFacts, discipline: "run" | "bike"): number {
  const { frame, longGoals, lastLong } = facts;
  const { start, target } = longGoals;
  if (frame.isLoading) {
    const progress = progressToLongest(longGoals, frame.loadingNumber);
    const minutes = start[discipline] + (target[discipline] - start[discipline]) * progress;
    return Math.min(minutes, MAX_PART_OF_WEEK[discipline] * facts.targetMinutes);
  }
  const last = (lastLong ?? start)[discipline];
  if (frame.afterRace !== null) {
    const share = frame.afterRace / (facts.minutesBefore ?? frame.afterRace);
    return Math.min(share * last, MAX_PART_OF_WEEK[discipline] * facts.targetMinutes);
  }
  if (frame.isRecovery) return RECOVERY_PART[discipline] * last;
  if (frame.phaseWeek === 1) return FIRST_TAPER_PART[discipline] * last;
  const { part, most } = LATE_TAPER[discipline];
  return Math.min(part * last, most);
}
