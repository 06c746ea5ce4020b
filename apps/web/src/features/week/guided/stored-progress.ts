import { deviceStorage } from "../../../shared/browser/device-storage.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { GuidedProgress } from "./guided-progress.ts";

type Kept = Pick<ExerciseRow, "id" | "trainingPlanId" | "week" | "brickId">;

interface Stored extends GuidedProgress {
  /** Number of stages; a changed exercise starts again. */
  count: number;
  savedAt: number;
}

/** A guided exercise can be resumed within this time. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Both halves of a brick share one progress. */
const keyOf = ({ id, trainingPlanId, week, brickId }: Kept): string =>
  `guided.${trainingPlanId}.${week}.${brickId ?? id}`;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const { stage, stageMs, since, measured, count, savedAt } = value as Partial<
    Record<keyof Stored, unknown>
  >;
  return (
    [stage, stageMs, count, savedAt].every(isNumber) &&
    (since === null || isNumber(since)) &&
    typeof measured === "object" &&
    measured !== null &&
    Object.values(measured).every(isNumber)
  );
}

function read(exercise: Kept): Stored | null {
  const text = deviceStorage.get(keyOf(exercise));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isStored(value) && Date.now() - value.savedAt < MAX_AGE_MS) return value;
  } catch {
    // Removed below.
  }
  deviceStorage.remove(keyOf(exercise));
  return null;
}

/** The progress kept on this device; null without one, or if the exercise has other stages now. */
export function storedProgress(exercise: Kept, count: number): GuidedProgress | null {
  const stored = read(exercise);
  if (stored?.count !== count) return null;
  const { stage, stageMs, since, measured } = stored;
  return { stage, stageMs, since, measured };
}

export const hasProgress = (exercise: Kept): boolean => read(exercise) !== null;

export function storeProgress(exercise: Kept, progress: GuidedProgress, count: number) {
  const stored: Stored = { ...progress, count, savedAt: Date.now() };
  deviceStorage.set(keyOf(exercise), JSON.stringify(stored));
}

/** Whole seconds measured for an exercise that was guided to its end; null otherwise. */
export function measuredSeconds(exercise: Kept): number | null {
  const stored = read(exercise);
  const ms = stored?.stage === stored?.count ? stored?.measured[exercise.id] : undefined;
  return ms === undefined || ms < 1000 ? null : Math.round(ms / 1000);
}

/** Forgets an exercise that is completed; the other half of a brick keeps its time. */
export function forgetProgress(exercise: Kept) {
  const stored = read(exercise);
  const left = Object.entries(stored?.measured ?? {}).filter(([id]) => id !== String(exercise.id));
  if (!stored || left.length === 0) deviceStorage.remove(keyOf(exercise));
  else storeProgress(exercise, { ...stored, measured: Object.fromEntries(left) }, stored.count);
}
