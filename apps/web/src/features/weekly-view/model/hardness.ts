import { ZONES, type ExerciseStep, type Zone } from "@triplan/domain";
import { secondsByZone } from "@triplan/ui";

export const HARDNESS_LEVELS = ["easy", "moderate", "hard"] as const;
export type HardnessLevel = (typeof HARDNESS_LEVELS)[number];

const LEVEL_OF_ZONE = {
  Z1: "easy",
  Z2: "easy",
  Z3: "moderate",
  Z4: "hard",
  Z5: "hard",
  Z6: "hard",
} as const satisfies Record<Zone, HardnessLevel>;

/** Whole per cent that sum to 100: each is rounded down and the largest remainders get what is left. */
function wholePercents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((part, index) => (rounded.has(index) ? part + 1 : part));
}

/**
 * Share of easy (Z1, Z2), moderate (Z3) and hard time (from Z4 on) in whole per cent, counted in the
 * steps and not in exercises. All 0 when there are no steps.
 */
export function plannedHardness(
  exercises: readonly { steps: readonly ExerciseStep[] }[],
): Record<HardnessLevel, number> {
  const seconds: Record<HardnessLevel, number> = { easy: 0, moderate: 0, hard: 0 };
  for (const { steps } of exercises) {
    const inZone = secondsByZone(steps);
    for (const zone of ZONES) seconds[LEVEL_OF_ZONE[zone]] += inZone[zone];
  }
  const [easy = 0, moderate = 0, hard = 0] = wholePercents(
    HARDNESS_LEVELS.map((level) => seconds[level]),
  );
  return { easy, moderate, hard };
}
