import type { TargetChoice, WorkoutFileFormat } from "@triplan/domain";
import type { WorkoutExercise } from "../tree/workout-exercise.ts";
import { isOpenEffort } from "../tree/is-open-effort.ts";

/** Why a file can't be written as asked for, and what comes closest. */
export interface FormatProblem {
  /** A sentence for the athlete that names the nearest file. */
  message: string;
  nearest: WorkoutFileFormat;
}

const PROBLEMS = {
  zwoSwim: { message: "ZWO files have no swims. Take the FIT file.", nearest: "fit" },
  mrcSwim: { message: "MRC files have no swims. Take the FIT file.", nearest: "fit" },
  mrcRun: { message: "MRC files have no runs. Take the ZWO file.", nearest: "zwo" },
  mrcOpen: {
    message:
      "MRC files set the power of every step, and this ride has a best effort. Take the ZWO file.",
    nearest: "zwo",
  },
} as const satisfies Record<string, FormatProblem>;

/** Why a format can't hold an exercise; null if it can. FIT holds every exercise. */
export function formatProblem(
  { type, steps }: Pick<WorkoutExercise, "type" | "steps">,
  format: WorkoutFileFormat,
): FormatProblem | null {
  if (format === "fit") return null;
  if (type === "swim") return format === "zwo" ? PROBLEMS.zwoSwim : PROBLEMS.mrcSwim;
  if (format === "zwo") return null;
  if (type === "run") return PROBLEMS.mrcRun;
  const intervals = steps.flatMap((step) => step.intervals);
  return intervals.length === 0 || intervals.some(isOpenEffort) ? PROBLEMS.mrcOpen : null;
}

export interface TargetProblem {
  message: string;
  nearest: TargetChoice;
}

/** Why the choice of target leaves an exercise without one; null if it does not. */
export function targetProblem(
  { type, steps }: Pick<WorkoutExercise, "type" | "steps">,
  target: TargetChoice,
): TargetProblem | null {
  if (target !== "heartRate" || type === "swim") return null;
  const intervals = steps.flatMap((step) => step.intervals);
  const isKnown = intervals.some((interval) => interval.target?.heartRate !== undefined);
  return isKnown || intervals.length === 0 ? null : UNKNOWN_HEART_RATE;
}

const UNKNOWN_HEART_RATE = {
  message:
    "Your heart rate at threshold is not known. Enter it in Zones, or take the file by pace.",
  nearest: "pace",
} as const satisfies TargetProblem;
