import type { Zone } from "@triplan/domain";
import { BAND, type Distribution, type Effort } from "../../intensity/index.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";

/** Moving seconds in each band of zones; rests do not count. */
export function bandSeconds(steps: readonly ResolvedStep[], racePaceZone: Zone): Distribution {
  const bands = { low: 0, mid: 0, high: 0 };
  for (const step of steps) {
    for (const item of step.items) {
      bands[BAND[zoneOf(item.effort, racePaceZone)]] += item.seconds * step.repeat;
    }
  }
  return bands;
}

/** Seconds of an exercise of these minutes in which the athlete rests. */
export const restSeconds = (minutes: number, { low, mid, high }: Distribution): number =>
  60 * minutes - low - mid - high;

export const zoneOf = (effort: Effort, racePaceZone: Zone): Zone =>
  effort === "RP" ? racePaceZone : effort;

/** True if a stretch is at race pace, threshold or above. */
export const isSharp = (steps: readonly ResolvedStep[]): boolean =>
  steps.some((step) => step.items.some(({ effort }) => effort === "RP" || effort >= "Z4"));
