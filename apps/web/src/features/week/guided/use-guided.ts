import { useEffect, useEffectEvent, useState } from "react";
import type { ExerciseRow } from "../model/week-types.ts";
import {
  movedTo,
  paused,
  progressAt,
  startedAt,
  totalMs,
  type GuidedProgress,
} from "./guided-progress.ts";
import type { Stage } from "./stages.ts";
import { storedProgress, storeProgress } from "./stored-progress.ts";

const TICK_MS = 250;

/** The time: several times a second while the clock runs, and at once when the screen is unlocked. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isRunning]);
  return now;
}

/** Goes on where the athlete left. */
function resumed(progress: GuidedProgress, count: number): GuidedProgress {
  const isOver = progress.stage >= count;
  return progress.since === null && !isOver ? { ...progress, since: Date.now() } : progress;
}

/** A guided exercise: its stage and clock, kept on the device. */
export function useGuided(exercise: ExerciseRow, stages: readonly Stage[]) {
  const count = stages.length;
  const [progress, setProgress] = useState(() => {
    const stored = storedProgress(exercise, count);
    return stored ? resumed(stored, count) : startedAt(Date.now());
  });
  const now = useNow(progress.since !== null);
  const shown = progressAt(progress, stages, now);
  useEffect(() => storeProgress(exercise, progress, count), [exercise, progress, count]);
  const leave = useEffectEvent(() =>
    storeProgress(exercise, paused(progress, stages, Date.now()), count),
  );
  useEffect(() => () => leave(), []);
  const to = (stage: number) => {
    const moved = movedTo(progress, stages, Date.now(), stage);
    // Now, not in an effect: the form of the completion reads it in its first render.
    storeProgress(exercise, moved, count);
    setProgress(moved);
  };
  const isEnd = shown.stage >= count;
  const stage = stages[shown.stage];
  return {
    index: shown.stage,
    stage,
    coming: stages[shown.stage + 1],
    isEnd,
    isPaused: shown.since === null && !isEnd,
    stageMs: shown.stageMs,
    /** Whole seconds left of a timed stage; null for the others. */
    secondsLeft: stage?.seconds == null ? null : Math.ceil(stage.seconds - shown.stageMs / 1000),
    totalMs: totalMs(shown, stages),
    next: () => to(shown.stage + 1),
    previous: () => to(shown.stage - 1),
    finish: () => to(count),
    togglePause: () =>
      setProgress(
        shown.since === null ? resumed(shown, count) : paused(progress, stages, Date.now()),
      ),
  };
}
