import { PACE_THRESHOLDS, type Discipline } from "@triplan/domain";
import type { CurrentThreshold } from "../../../shared/network/trpc.ts";
import { thresholdsOf } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";

/** Difference of two thresholds, as a share, that day-to-day form explains. */
const SAME = 0.06;

/** A recorded threshold and the one that the form's pace implies. */
export interface PaceConflict {
  stored: CurrentThreshold;
  ofPace: number;
}

/** The recorded threshold of a sport that the form's pace contradicts; null if they agree. */
export function paceConflict(
  discipline: Discipline,
  values: PlanValues,
  stored: readonly CurrentThreshold[],
): PaceConflict | null {
  const known = stored.find(({ kind }) => kind === PACE_THRESHOLDS[discipline]);
  if (!known) return null;
  const ofPace = thresholdsOf(values)[discipline];
  return Math.abs(ofPace / known.value - 1) > SAME ? { stored: known, ofPace } : null;
}
