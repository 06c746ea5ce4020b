import {
  formatPace,
  metersToPoolUnit,
  parsePace,
  type ExerciseStep,
  type StepInterval,
} from "@triplan/domain";
import { swimLengthText, type StepFigures } from "./target-text.ts";

/** A swim set on the pool clock. */
export interface SendOff {
  /** When each repetition starts after the one before: "4:15". */
  every: string;
  /** A repetition, "200 m", and its time at the target, "3:54". */
  length: string;
  swim: string;
  /** Seconds of rest, and those below which the later start is better. */
  rest: number;
  minRest: number;
  later: string;
}

const GRID = 5;
const LATER_SECONDS = 10;

const toGrid = (seconds: number) => Math.round(seconds / GRID) * GRID;

/** A swim's set of repetitions with rest between them; null for drills and sets by feel. */
function clockedSet({ kind, repeat, intervals, drills }: ExerciseStep) {
  const [work, ...others] = intervals;
  const isSet = kind === "main" && repeat > 1 && others.length === 0 && drills === undefined;
  if (!work || !isSet || work.unit !== "m" || work.restSeconds === 0 || work.feel) return null;
  const swim = lengthSeconds(work, work.pace);
  return swim === null ? null : { work, swim, every: toGrid(swim + work.restSeconds) };
}

/** Seconds from one start of a swim's main set to the next; null for other steps. */
export const sendOffSeconds = (step: ExerciseStep): number | null =>
  clockedSet(step)?.every ?? null;

/** Send-off of a swim's main set; null for other steps, drills, and sets by feel. */
export function sendOffOf(step: ExerciseStep, figures: Pick<StepFigures, "pool">): SendOff | null {
  const set = clockedSet(step);
  if (!set) return null;
  const { work, swim, every } = set;
  return {
    every: formatPace(every),
    length: swimLengthText(work.quantity, figures),
    swim: formatPace(swim),
    rest: work.restSeconds,
    minRest: Math.max(GRID, Math.floor(work.restSeconds / 2 / GRID) * GRID),
    later: formatPace(every + LATER_SECONDS),
  };
}

/** "3:52-3:56": the target for the length of a repetition; null where it has no two ends. */
export function lengthTarget(
  work: StepInterval,
  { pool }: Pick<StepFigures, "pool">,
): string | null {
  const { slow = null, fast = null } = work.target ?? {};
  if (work.unit !== "m" || slow === null || fast === null) return null;
  if (metersToPoolUnit(work.quantity, pool) === PACE_LENGTH) return null;
  const [first, last] = [lengthSeconds(work, fast), lengthSeconds(work, slow)];
  if (first === null || last === null) return null;
  return slow === fast ? formatPace(first) : `${formatPace(first)}-${formatPace(last)}`;
}

const PACE_LENGTH = 100;

function lengthSeconds({ quantity }: StepInterval, pace: string): number | null {
  const seconds = parsePace(pace);
  return seconds === null ? null : (seconds * quantity) / PACE_LENGTH;
}
