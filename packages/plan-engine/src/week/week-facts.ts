import type { WeekFrame } from "../calendar/index.ts";
import type { LastTests } from "../fitness-tests/index.ts";
import type { Climbs } from "../ladders/index.ts";
import type { Longest } from "./longest.ts";
import type { SeasonFacts } from "./season-facts.ts";

/** What the slots of one week depend on. */
export interface WeekFacts extends SeasonFacts {
  frame: WeekFrame;
  targetMinutes: number;
  /** Load volume of the week. */
  loadingMinutes: number;
  /** Maximum minutes of a run and a ride. */
  limits: Longest;
  /** Long run and ride of the previous load week; null before the first. */
  lastLong: Longest | null;
  /** Minutes of the longest swim of the last six weeks; null before the first. */
  longestSwim: number | null;
  /** True once the longest run of the season was planned. */
  isRunReached: boolean;
  /** Number of bricks in the previous weeks. */
  bricksBefore: number;
  /** Progress on each ladder, assuming that every planned set was written. */
  climbs: Climbs;
  /** The week of the last test of each sport that took place. */
  lastTests: LastTests;
  /** Load weeks of the week's phase. */
  phaseLoadWeeks: number;
}
