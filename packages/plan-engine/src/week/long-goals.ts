import {
  usualTraining,
  type Discipline,
  type ExperienceLevel,
  type RaceDistances,
  type RaceType,
} from "@triplan/domain";
import { longDays, type PlanDay, type WeekFrame } from "../calendar/index.ts";
import { LONG_SWIMS, SHORTEST_SWIM, topRung, type LongSwim } from "../ladders/index.ts";
import { clamp, floor5 } from "../model/numbers.ts";
import type { CurrentTraining } from "../model/plan-types.ts";
import { nextLongest, nextLongestSwim, type Longest } from "./longest.ts";
import { swimMinutes } from "./swim-distances.ts";
import { RACE_VOLUME } from "./volume-tables.ts";

/** The first and the longest of a season's long exercises. */
export interface LongGoals {
  /** Minutes of the first long run and ride. */
  start: Longest;
  /** Minutes of the longest run and ride. */
  target: Longest;
  /** First and longest swim, as positions in `LONG_SWIMS`. */
  swim: { start: number; target: number };
  /** Threshold pace of the swim, in seconds per 100 m. */
  swimPace: number;
  /** Number of load weeks. */
  loadingWeeks: number;
}

interface GoalFacts {
  raceType: RaceType;
  level: ExperienceLevel;
  now: CurrentTraining;
  distances: RaceDistances;
  frames: readonly WeekFrame[];
  /** An ordinary week of the schedule. */
  ordinary: readonly PlanDay[];
  /** Minutes of the biggest week. */
  peak: number;
  /** Seconds per mile of an easy run, and per 100 m at the swim threshold. */
  easyRunPace: number;
  swimPace: number;
}

/** Maximum share of the biggest week for its longest run and ride. */
const PART_OF_PEAK = { run: 0.27, bike: 0.48 };
/** A run of a short race may take this many minutes more. */
const SHORT_RACE_RUN_MINUTES = 15;
/** A plan may begin with a long run of this share of its longest one. */
const MAX_START_PART = 0.6;
/** Minimum of the first long exercise, as a share of the athlete's answer. */
const KEPT_PART_OF_NOW = 0.9;

/** The first and the longest exercises that the race, the days and safe steps allow. */
export function longGoals(facts: GoalFacts): LongGoals {
  const { raceType, level, now } = facts;
  const loadingWeeks = facts.frames.filter((frame) => frame.isLoading).length;
  const target = { run: runTarget(facts), bike: rideTarget(facts) };
  const usual = usualTraining(raceType, level);
  const runStart = startRange(usual.longestRun, now.longestRun, "run");
  const run = firstLongRun(runStart, target.run, loadingWeeks);
  const ride = startRange(usual.longestRide, now.longestRide, "bike");
  return {
    start: { run, bike: Math.min(ride.least, target.bike) },
    target,
    swim: swimGoal(facts, usual.longestSwim),
    swimPace: facts.swimPace,
    loadingWeeks,
  };
}

function runTarget({ raceType, level, distances, peak, easyRunPace, ordinary }: GoalFacts): number {
  const { longest, longestRunMiles } = RACE_VOLUME[raceType];
  const isShort = raceType === "sprint" || raceType === "olympic";
  const part = PART_OF_PEAK.run * peak + (isShort ? SHORT_RACE_RUN_MINUTES : 0);
  const raceMinutes = isShort ? (distances.run * easyRunPace) / 60 : 0;
  return floor5(
    Math.min(
      longest.run[level],
      (longestRunMiles * easyRunPace) / 60,
      longDays(ordinary).run?.minutes ?? 0,
      Math.max(part, raceMinutes),
    ),
  );
}

const rideTarget = ({ raceType, level, peak, ordinary }: GoalFacts): number =>
  floor5(
    Math.min(
      RACE_VOLUME[raceType].longest.bike[level],
      longDays(ordinary).ride?.minutes ?? 0,
      PART_OF_PEAK.bike * peak,
    ),
  );

/** Minimum minutes of the first long exercise, and the maximum that an answer allows. */
function startRange(usual: number, now: number | null, discipline: "run" | "bike") {
  if (now === null) return { least: usual, most: null };
  const most = nextLongest(discipline, now);
  return { least: Math.min(most, Math.max(usual, floor5(KEPT_PART_OF_NOW * now))), most };
}

/** The shortest first long run from which safe steps reach the target, if one of them does. */
function firstLongRun(
  { least, most }: { least: number; most: number | null },
  target: number,
  loadingWeeks: number,
): number {
  const limit = most ?? Math.max(least, floor5(MAX_START_PART * target));
  let start = least;
  const afterAll = (first: number) =>
    inSafeSteps(first, loadingWeeks, (longest) => nextLongest("run", longest));
  while (start + 5 <= limit && afterAll(start) < target) start += 5;
  return Math.min(start, target);
}

function inSafeSteps(
  start: number,
  loadingWeeks: number,
  next: (longest: number) => number,
): number {
  let longest = start;
  for (let week = 1; week < loadingWeeks; week += 1) longest = next(longest);
  return longest;
}

/** Minutes that the season's longest exercise could reach if only safe growth limited it. */
export function longestInSafeSteps(
  { start, swim, swimPace, loadingWeeks }: LongGoals,
  discipline: Discipline,
): number {
  if (discipline !== "swim") {
    return inSafeSteps(start[discipline], loadingWeeks, (longest) =>
      nextLongest(discipline, longest),
    );
  }
  const { meters } = LONG_SWIMS[swim.start] ?? SHORTEST_SWIM;
  return inSafeSteps(swimMinutes(meters, swimPace), loadingWeeks, (longest) =>
    nextLongestSwim(longest, swimPace),
  );
}

function swimGoal({ raceType, level, now }: GoalFacts, usual: number) {
  const target = topRung("swim-long", { raceType, level }) - 1;
  const known = now.longestSwim;
  const start =
    known === null
      ? LONG_SWIMS.findIndex(({ meters }) => meters >= usual)
      : Math.max(
          0,
          LONG_SWIMS.findLastIndex(({ piece }) => piece <= known),
        );
  return { start: Math.min(start, target), target };
}

/** Planned progress of a load week from the first to the longest exercise, from 0 to 1. */
export function progressToLongest({ loadingWeeks }: LongGoals, loadingNumber: number): number {
  const index = loadingNumber - 1;
  if (loadingWeeks <= 1) return 1;
  if (loadingWeeks > 8) return clamp(index / (0.8 * (loadingWeeks - 1)), 0, 1);
  const steps = loadingWeeks >= 6 ? loadingWeeks - 2 : loadingWeeks - 1;
  return clamp(index / steps, 0, 1);
}

/** The planned long swim of a load week. */
export function plannedSwim(goals: LongGoals, loadingNumber: number): LongSwim & { rung: number } {
  const { start, target } = goals.swim;
  const step = Math.floor(
    start + (target - start) * progressToLongest(goals, loadingNumber) + 1e-9,
  );
  return { ...(LONG_SWIMS[step] ?? SHORTEST_SWIM), rung: step + 1 };
}
