import { formatClock } from "../units/duration-text.ts";
import { numberWord } from "../units/number-word.ts";
import type { Seconds } from "../units/unit.ts";
import { finishOf, RACE_LEGS, type RaceLeg } from "./race-times.ts";

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

/** A result as entered; of a race with one part the finish is its time. */
export function completeResult(result: RaceResult, parts: readonly RaceLeg[]): RaceResult {
  if (result.status !== "finished") return result;
  const { splits, finishSeconds } = result;
  const [part] = parts;
  if (part && parts.length === 1 && finishSeconds !== null) {
    return { ...result, splits: { [part]: finishSeconds, ...splits } };
  }
  const isWhole = parts.every((leg) => splits[leg] !== undefined);
  return isWhole && finishSeconds === null
    ? { ...result, finishSeconds: finishOf(splits) }
    : result;
}

/** Why a result contradicts itself or a race with these parts; null if it does not. */
export function raceResultProblem(
  { status, finishSeconds, splits }: RaceResult,
  parts: readonly RaceLeg[] = RACE_LEGS,
): RaceResultProblem | null {
  const known = RACE_LEGS.filter((leg) => splits[leg] !== undefined);
  if (status === "not-started" && known.length > 0) {
    return { path: "splits", message: "A race that you did not start has no splits" };
  }
  const foreign = known.find((leg) => !parts.includes(leg));
  if (foreign) return { path: "splits", message: `This race has no ${foreign}` };
  if (status !== "finished") {
    const message = "Only a race that you finished has a finish time";
    return finishSeconds === null ? null : { path: "finishSeconds", message };
  }
  if (finishSeconds === null) {
    const all = parts.length === 1 ? "" : `, or all ${numberWord(parts.length)} parts`;
    return { path: "finishSeconds", message: `Enter your finish time${all}` };
  }
  const total = finishOf(splits);
  const isWhole = known.length === parts.length;
  if (isWhole ? total === finishSeconds : total < finishSeconds) return null;
  const message = `Your parts add up to ${formatClock(total)}, your finish time is ${formatClock(finishSeconds)}`;
  return { path: "finishSeconds", message };
}
