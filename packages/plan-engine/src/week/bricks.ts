import type { ExperienceLevel } from "@triplan/domain";
import { openDays, type WeekFrame } from "../calendar/index.ts";
import { round5 } from "../model/numbers.ts";
import type { SeasonFacts } from "./season-facts.ts";
import { MIN_LIGHT_MINUTES, MIN_MINUTES } from "./volume-tables.ts";

export const MIN_BRICK_RUN = 15;
const LONGEST_BRICK_RUN = {
  beginner: 25,
  intermediate: 30,
  advanced: 40,
} as const satisfies Record<ExperienceLevel, number>;

/** Maximum length of a brick in the last days before the race, ride and run together. */
export const TAPER_BRICK_MINUTES = 60;
const FIRST_BASE_WEEK = 3;

export interface BrickPlan {
  runMinutes: number;
  /** True if the ride is the week's long one. */
  isOnLongRide: boolean;
}

interface BrickFacts extends Pick<SeasonFacts, "raceType" | "level" | "trainingWeeks"> {
  frame: WeekFrame;
  runs: number;
  rides: number;
  /** Number of bricks in the previous weeks. */
  bricksBefore: number;
}

/** The week's brick; null if it has none. */
export function brickPlan(facts: BrickFacts): BrickPlan | null {
  const { raceType, frame } = facts;
  if (facts.runs === 0 || facts.rides === 0 || !hasBrick(frame)) return null;
  // A single run is part of a brick only every second week, as in the base phase.
  if (facts.runs === 1 && frame.phase !== "base" && frame.loadingNumber % 2 === 1) return null;
  const leastRide = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES).bike;
  const longestDay = Math.max(...openDays(frame.days).map((day) => day.minutes), 0);
  if (longestDay < leastRide + MIN_BRICK_RUN) return null;
  const isLongCourse = raceType === "70.3" || raceType === "ironman";
  return {
    runMinutes: brickRunMinutes(facts),
    isOnLongRide: frame.isLoading && (isLongCourse || facts.rides === 1),
  };
}

function hasBrick(frame: WeekFrame): boolean {
  if (frame.phase === "taper") return frame.phaseWeek === 1;
  if (!frame.isLoading) return false;
  if (frame.phase !== "base") return true;
  return frame.week >= FIRST_BASE_WEEK && frame.loadingNumber % 2 === 1;
}

/** From 15 minutes up to the level's maximum at the end of training. */
function brickRunMinutes({ level, frame, bricksBefore, trainingWeeks }: BrickFacts): number {
  const isFirst = level === "beginner" && bricksBefore === 0;
  if (!frame.isLoading || isFirst) return MIN_BRICK_RUN;
  const done = trainingWeeks > 1 ? (frame.week - 1) / (trainingWeeks - 1) : 1;
  return round5(MIN_BRICK_RUN + done * (LONGEST_BRICK_RUN[level] - MIN_BRICK_RUN));
}
