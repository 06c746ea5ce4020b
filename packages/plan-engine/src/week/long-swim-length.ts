import { allows, longestDayMinutes } from "../calendar/index.ts";
import { ceil5, floor5 } from "../model/numbers.ts";
import { isLongCourse, type BrickPlan } from "./bricks.ts";
import { daysForLong } from "./days-for-long.ts";
import { plannedSwim } from "./long-goals.ts";
import { nextLongestSwim } from "./longest.ts";
import { swimMinutes } from "./swim-distances.ts";
import { MAX_PART_OF_WEEK, MIN_MINUTES, RACE_VOLUME } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** If the long exercises take more than `part` of the week, the swim has only `swimPart` of its metres. */
const CROWDED = { part: 0.65, swimPart: 0.75 };
/** Minimum of a long run that shares its day with the long swim: a share of its length, and minutes. */
const SHARED_RUN = { part: 0.4, least: 45 };

interface BesideSwim {
  /** Number of swims of the week. */
  count: number;
  brick: BrickPlan | null;
  /** Minutes of the long ride and run. */
  bike: number;
  run: number;
}

/** Minutes of the long swim and of the long run beside it; null in weeks without a long swim. */
export function longSwimLength(
  facts: WeekFacts,
  beside: BesideSwim,
): { minutes: number; run: number } | null {
  const { frame, raceType, level } = facts;
  // Short races swim long and hard in turn if there is one swim a week.
  if (beside.count === 1 && !isLongCourse(raceType) && frame.loadingNumber % 2 === 0) return null;
  const wanted = Math.min(
    wantedMinutes(facts, beside),
    RACE_VOLUME[raceType].longest.swim[level],
    limitOf(facts),
    floor5(MAX_PART_OF_WEEK.swim * facts.targetMinutes),
  );
  const days = daysForLong(frame, facts.minDaysForLong);
  const day = longestDayMinutes(days.others, SWIM) || roomBesideLong(days, beside);
  const fitting = Math.max(Math.min(wanted, day), MIN_MINUTES.swim);
  const isSharing =
    isLongCourse(raceType) &&
    wanted > day &&
    beside.brick !== null &&
    frame.phase !== "base" &&
    days.run !== null &&
    allows(days.run, SWIM);
  if (isSharing) {
    const runDay = days.run?.minutes ?? 0;
    const kept = Math.max(SHARED_RUN.least, SHARED_RUN.part * beside.run);
    const shared = floor5(Math.min(wanted, runDay - kept));
    if (shared > fitting) return { minutes: shared, run: floor5(runDay - shared) };
  }
  return { minutes: floor5(fitting), run: beside.run };
}

const SWIM = ["swim"] as const;

/** Minutes of the long run's day beside the run, or of the long ride's if that one allows no swim. */
function roomBesideLong(
  { run, bike }: Pick<ReturnType<typeof daysForLong>, "run" | "bike">,
  beside: BesideSwim,
): number {
  if (run && allows(run, SWIM)) return run.minutes - beside.run;
  return bike && allows(bike, SWIM) ? bike.minutes - beside.bike : 0;
}

function wantedMinutes({ longGoals, frame, targetMinutes }: WeekFacts, beside: BesideSwim): number {
  const { meters } = plannedSwim(longGoals, frame.loadingNumber);
  const minutes = (part: number) => ceil5(swimMinutes(part * meters, longGoals.swimPace));
  const isCrowded =
    beside.brick === null && beside.bike + beside.run + minutes(1) > CROWDED.part * targetMinutes;
  return minutes(isCrowded ? CROWDED.swimPart : 1);
}

function limitOf({ longestSwim, longGoals }: WeekFacts): number {
  return longestSwim === null
    ? Number.POSITIVE_INFINITY
    : nextLongestSwim(longestSwim, longGoals.swimPace);
}
