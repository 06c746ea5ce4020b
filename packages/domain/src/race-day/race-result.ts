import { formatClock } from "../units/duration-text.ts";
import type { Seconds } from "../units/unit.ts";
import { RACE_LEGS, type RaceLeg } from "./race-times.ts";

export const RACE_STATUSES = ["finished", "stopped", "not-started"] as const;
export type RaceStatus = (typeof RACE_STATUSES)[number];

/** Seconds of a part of a race, and of all of it. */
export const RACE_TIME_LIMITS = { min: 1, max: 359_999 } as const;
export const MAX_RACE_NOTE = 2000;

/** What an athlete raced. */
export interface RaceResult {
  status: RaceStatus;
  /** Null unless finished. */
  finishSeconds: Seconds | null;
  /** The parts that are known. */
  splits: Partial<Record<RaceLeg, Seconds>>;
  /** False if the course or the day made the times no measure: heat, a short course, a puncture. */
  isFairDay: boolean;
  note: string | null;
}

/** A refused field, with the message for the athlete. */
interface RaceResultProblem {
  path: "splits" | "finishSeconds";
  message: string;
}

/** Why a result contradicts itself; null if it does not. */
export function raceResultProblem({
  status,
  finishSeconds,
  splits,
}: RaceResult): RaceResultProblem | null {
  const known = RACE_LEGS.flatMap((leg) => splits[leg] ?? []);
  if (status === "not-started" && known.length > 0) {
    return { path: "splits", message: "A race that you did not start has no splits" };
  }
  if (status !== "finished") {
    const message = "Only a race that you finished has a finish time";
    return finishSeconds === null ? null : { path: "finishSeconds", message };
  }
  if (finishSeconds === null) {
    return { path: "finishSeconds", message: "Enter your finish time, or all five parts" };
  }
  const total = known.reduce((sum, part) => sum + part, 0);
  const isWhole = known.length === RACE_LEGS.length;
  if (isWhole ? total === finishSeconds : total < finishSeconds) return null;
  const parts = formatClock(total);
  const message = `Your parts add up to ${parts}, your finish time is ${formatClock(finishSeconds)}`;
  return { path: "finishSeconds", message };
}
