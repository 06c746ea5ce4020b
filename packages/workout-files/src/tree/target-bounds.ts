import type { WorkoutTarget } from "./workout.ts";

interface Bounds {
  lowest: number;
  highest: number;
}

/** Ends for ranges that are open on a side: values that no athlete falls below or exceeds. */
export const TARGET_BOUNDS = {
  speed: { lowest: 0, highest: 30 },
  heartRate: { lowest: 30, highest: 230 },
  watts: { lowest: 1, highest: 2500 },
  ftp: { lowest: 0, highest: 3 },
} as const satisfies Record<WorkoutTarget["by"], Bounds>;
