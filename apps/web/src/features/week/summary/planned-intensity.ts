import {
  INTENSITY_LEVELS,
  secondsByIntensity,
  type ExerciseStep,
  type IntensityLevel,
} from "@triplan/domain";

/** Whole percentages that sum to 100, by largest remainders. */
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

/** Share of easy, moderate and hard time in whole percent; all 0 without steps. */
export function plannedIntensity(
  exercises: readonly { steps: readonly ExerciseStep[] }[],
): Record<IntensityLevel, number> {
  const seconds = secondsByIntensity(exercises);
  const [easy = 0, moderate = 0, hard = 0] = wholePercents(
    INTENSITY_LEVELS.map((level) => seconds[level]),
  );
  return { easy, moderate, hard };
}
