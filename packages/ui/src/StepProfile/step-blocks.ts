import type { ExerciseStep, Zone } from "@triplan/domain";

/** A part of an exercise on its time line, in seconds from the start. */
export interface StepBlock {
  start: number;
  seconds: number;
  zone: Zone;
}

export interface StepTimeline {
  blocks: readonly StepBlock[];
  /** Seconds including rests. */
  total: number;
}

/** Puts the steps on a time line; rests leave gaps, except after the last step. */
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
