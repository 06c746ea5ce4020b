import type { IntensityLevel } from "../exercise/intensity-minutes.ts";

export const INTENSITY_LEVEL_NAMES = {
  easy: "Easy",
  moderate: "Moderate",
  hard: "Hard",
} as const satisfies Record<IntensityLevel, string>;
