import type { ExerciseStep, Zone } from "@triplan/domain";

/** A stretch of an exercise on its time line, in seconds from the start. */
export interface StepBlock {
  start: number;
  seconds: number;
  zone: Zone;
}

export interface StepTimeline {
  blocks: readonly StepBlock[];
  /** Seconds from the first stroke to the last, rests included. */
  total: number;
}

/** Lays the steps out one after the other; a rest leaves a gap, one after the last stretch none. */
export function stepBlocks(steps: readonly ExerciseStep[]): StepTimeline {
  const blocks: StepBlock[] = [];
  let start = 0;
  let total = 0;
  for (const step of steps) {
    for (let round = 0; round < step.repeat; round++) {
      for (const { seconds, zone, restSeconds } of step.intervals) {
        blocks.push({ start, seconds, zone });
        total = start + seconds;
        start = total + restSeconds;
      }
    }
  }
  return { blocks, total };
}
