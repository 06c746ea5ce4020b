import type { PaceImprovement } from "@triplan/plan-engine";

export const PACE_GOALS = {
  1: "Conservative",
  2: "Gentle",
  3: "Moderate",
  4: "Aggressive",
  5: "Very Aggressive",
} as const satisfies Record<PaceImprovement, string>;
