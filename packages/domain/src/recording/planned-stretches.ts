import { ZONES, type ExerciseStep, type StepInterval } from "../exercise/exercise-steps.ts";

/** One interval of an exercise in the order of doing, each repetition by itself. */
export interface PlannedStretch {
  kind: ExerciseStep["kind"];
  interval: StepInterval;
  /** Planned seconds since the start, rests included. */
  start: number;
  /** From 1. */
  round: number;
  rounds: number;
  /** True for the easy part between the efforts of a main set. */
  isRecovery: boolean;
}

const rank = ({ zone }: StepInterval): number => ZONES.indexOf(zone);
const MAX_EASY_RANK = ZONES.indexOf("Z2");

/** The intervals of the steps, one by one. */
export function plannedStretches(steps: readonly ExerciseStep[]): PlannedStretch[] {
  const stretches: PlannedStretch[] = [];
  let start = 0;
  for (const { kind, repeat, intervals } of steps) {
    const hardest = Math.max(...intervals.map(rank));
    for (let round = 1; round <= repeat; round += 1) {
      for (const interval of intervals) {
        const isEasy = rank(interval) <= MAX_EASY_RANK && rank(interval) < hardest;
        const isRecovery = kind === "main" && (isEasy || interval.feel === "walk");
        stretches.push({ kind, interval, start, round, rounds: repeat, isRecovery });
        start += interval.seconds + interval.restSeconds;
      }
    }
  }
  return stretches;
}
