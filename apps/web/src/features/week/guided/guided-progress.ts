import type { Stage } from "./stages.ts";

/** How far a guided exercise is; times in milliseconds. */
export interface GuidedProgress {
  /** Index of the stage; the number of stages at the end. */
  stage: number;
  /** Time in the stage until `since`. */
  stageMs: number;
  /** When the clock was started; null while it is paused. */
  since: number | null;
  /** Time in stages that were left, by exercise. */
  measured: Readonly<Record<string, number>>;
}

type Clocked = Pick<Stage, "exerciseId" | "seconds">;

export const startedAt = (now: number): GuidedProgress => ({
  stage: 0,
  stageMs: 0,
  since: now,
  measured: {},
});

const withTime = (
  measured: GuidedProgress["measured"],
  stage: Clocked | undefined,
  ms: number,
): GuidedProgress["measured"] => {
  const id = stage?.exerciseId;
  return id == null ? measured : { ...measured, [id]: (measured[id] ?? 0) + ms };
};

/**
 * The progress at a time, from timestamps: a locked screen that runs no code loses nothing. Timed
 * stages lead to the next one by themselves; the clock stops at the end.
 */
export function progressAt(
  progress: GuidedProgress,
  stages: readonly Clocked[],
  now: number,
): GuidedProgress {
  if (progress.since === null) return progress;
  let { stage, measured } = progress;
  let stageMs = progress.stageMs + Math.max(0, now - progress.since);
  for (let current = stages[stage]; current?.seconds != null; current = stages[stage]) {
    const length = current.seconds * 1000;
    if (stageMs < length) break;
    measured = withTime(measured, current, length);
    stageMs -= length;
    stage += 1;
  }
  return stage < stages.length
    ? { stage, stageMs, since: now, measured }
    : { stage, stageMs: 0, since: null, measured };
}

/** Another stage, from its start; a paused clock stays paused. */
export function movedTo(
  progress: GuidedProgress,
  stages: readonly Clocked[],
  now: number,
  to: number,
): GuidedProgress {
  const { stage, stageMs, since, measured } = progressAt(progress, stages, now);
  const next = Math.max(0, Math.min(to, stages.length));
  const isEnd = next === stages.length;
  const wasEnd = stage === stages.length;
  return {
    stage: next,
    stageMs: 0,
    since: isEnd ? null : since === null && !wasEnd ? null : now,
    measured: withTime(measured, stages[stage], stageMs),
  };
}

export const paused = (progress: GuidedProgress, stages: readonly Clocked[], now: number) => ({
  ...progressAt(progress, stages, now),
  since: null,
});

/** Time in all stages so far, without the change of a brick. */
export const totalMs = (
  { stage, stageMs, measured }: GuidedProgress,
  stages: readonly Clocked[],
): number =>
  Object.values(withTime(measured, stages[stage], stageMs)).reduce((sum, ms) => sum + ms, 0);
