import type { WeekFrame } from "../calendar/index.ts";
import { floor5 } from "../model/numbers.ts";
import type { SeasonFacts } from "./season-facts.ts";
import { RACE_VOLUME } from "./volume-tables.ts";

/** Weeks that limit the next longest run and ride. */
export const LOOK_BACK_WEEKS = 4;
const RUN_GROWTH = { factor: 1.1, minutes: 5 };
const RIDE_GROWTH = { factor: 1.2, minutes: 30 };
const START_PART_OF_CAP = 0.6;

type Athlete = Pick<SeasonFacts, "raceType" | "level">;

/** Longest run and ride of one week, in minutes. */
export interface Longest {
  run: number;
  bike: number;
}

/**
 * Assumed current longest run in minutes: the race's usual start, or more if a short plan would
 * otherwise end far below the race's needs.
 */
export function longRunStart({ raceType, level }: Athlete, frames: readonly WeekFrame[]): number {
  const { longStart, longCap } = RACE_VOLUME[raceType];
  const cap = longCap.run[level];
  const loadingWeeks = frames.filter((frame) => frame.isLoading).length;
  const needed = Math.min(START_PART_OF_CAP * cap, cap / RUN_GROWTH.factor ** loadingWeeks);
  return floor5(Math.max(longStart.run[level], needed));
}

/**
 * Longest run and ride allowed in a week: the start in week 1, then steps from the longest of the
 * last four weeks, up to the race's cap. A partial first week counts as the start. The step of the
 * run is the plan's one hard limit (Schuster Brandt Frandsen et al. 2025).
 */
export function longLimits(
  { raceType, level }: Athlete,
  runStart: number,
  before: readonly Longest[],
): Longest {
  const { longStart, longCap } = RACE_VOLUME[raceType];
  const cap = { run: longCap.run[level], bike: longCap.bike[level] };
  const recent = longestRecently(before);
  if (!recent) return { run: Math.min(cap.run, runStart), bike: longStart.bike[level] };
  return {
    run: Math.min(cap.run, nextLongest("run", recent.run)),
    bike: Math.min(cap.bike, nextLongest("bike", recent.bike)),
  };
}

/** Longest run and ride of the last four weeks; null without previous weeks. */
export function longestRecently(before: readonly Longest[]): Longest | null {
  const recent = before.slice(-LOOK_BACK_WEEKS);
  if (recent.length === 0) return null;
  return {
    run: Math.max(...recent.map((week) => week.run)),
    bike: Math.max(...recent.map((week) => week.bike)),
  };
}

/**
 * Maximum minutes of the next run or ride after the recent longest one, ignoring the race's cap.
 */
export function nextLongest(discipline: "run" | "bike", longest: number): number {
  const { factor, minutes } = discipline === "run" ? RUN_GROWTH : RIDE_GROWTH;
  return floor5(Math.max(longest * factor, longest + minutes));
}

/** The longest run and ride that a week contributes to later limits. */
export function longestOf(
  { raceType, level }: Athlete,
  runStart: number,
  frame: Pick<WeekFrame, "isPartial">,
  planned: Longest,
): Longest {
  if (!frame.isPartial) return planned;
  const { longStart } = RACE_VOLUME[raceType];
  return {
    run: Math.max(planned.run, runStart),
    bike: Math.max(planned.bike, longStart.bike[level]),
  };
}
