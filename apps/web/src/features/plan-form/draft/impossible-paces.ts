import {
  DISCIPLINES,
  isPossibleThreshold,
  type PerDiscipline,
  type ThresholdKind,
} from "@triplan/domain";
import { thresholdsOf } from "./plan-facts.ts";
import { PACE_FIELDS, type PlanValues } from "./plan-values.ts";

/** The threshold that is a pace or speed of each sport. */
export const PACE_KINDS = {
  swim: "css",
  bike: "bikeThresholdMph",
  run: "runThreshold",
} as const satisfies PerDiscipline<ThresholdKind>;

const TOO_FAST = {
  swim: "No one swims that fast for this long: it equals a CSS under 1:00.",
  bike: "No one rides that fast for this long: it equals 20 km in under 24:00.",
  run: "No one runs that fast for this long: it equals 10 km in under 27:00.",
} as const satisfies PerDiscipline<string>;

/** Messages for paces that nobody can hold over the race's distance, by form field. */
export function impossiblePaces(values: PlanValues): Partial<Record<keyof PlanValues, string>> {
  const thresholds = thresholdsOf(values);
  const impossible = DISCIPLINES.filter(
    (discipline) => !isPossibleThreshold(PACE_KINDS[discipline], thresholds[discipline]),
  );
  return Object.fromEntries(
    impossible.map((discipline) => [PACE_FIELDS[discipline], TOO_FAST[discipline]]),
  );
}
