import type { Intensity } from "@triplan/domain";

const EASIER = {
  vo2max: "threshold",
  interval: "tempo",
  hard: "tempo",
  threshold: "tempo",
  tempo: "moderate",
  moderate: "easy",
  easy: "easy",
  recovery: "recovery",
} as const satisfies Record<Intensity, Intensity>;

export const easier = (intensity: Intensity): Intensity => EASIER[intensity];

/** The next easier label, or null below easy. */
export const milder = (intensity: Intensity): Intensity | null => {
  const next = EASIER[intensity];
  return next === intensity ? null : next;
};
