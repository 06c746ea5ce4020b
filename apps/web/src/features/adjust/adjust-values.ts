import { VOLUME_LIMITS } from "@triplan/domain";
import type { AdjustPlanInput, PreviewAdjustmentInput } from "@triplan/contract";

export type AdjustmentReason = AdjustPlanInput["reason"];

export const REASONS = {
  "feeling-strong": "Feeling strong",
  fatigue: "Fatigue",
  "injury-prevention": "Injury prevention",
  "time-constraints": "Time constraints",
  "recovery-needed": "Recovery needed",
  "race-prep": "Race preparation",
} as const satisfies Record<AdjustmentReason, string>;

export interface AdjustValues {
  adjustmentType: AdjustPlanInput["adjustmentType"];
  /** Percent of the generated plan. */
  volumeAdjustment: number;
  intensityAdjustment: AdjustPlanInput["intensityAdjustment"];
  /** null until chosen; required to apply. */
  reason: AdjustmentReason | null;
}

export const INITIAL_ADJUSTMENT: AdjustValues = {
  adjustmentType: "volume",
  volumeAdjustment: 100,
  intensityAdjustment: "maintain",
  reason: null,
};

/** The right end is more. */
export const VOLUME_SCALE = {
  slow: VOLUME_LIMITS.min,
  fast: VOLUME_LIMITS.max,
  step: VOLUME_LIMITS.step,
} as const;

/** True for a choice of neither number, direction nor reason. */
export const isNeutral = ({
  adjustmentType,
  volumeAdjustment,
  intensityAdjustment,
  reason,
}: AdjustValues): boolean =>
  reason === null &&
  (adjustmentType === "volume" ? volumeAdjustment === 100 : intensityAdjustment === "maintain");

/** The API counts from week 1; changes apply from the following week on. */
const STARTING_WEEK = 1;

/** Preview input; the volume is 100 for an intensity change. */
export function toPreviewInput(planId: number, values: AdjustValues) {
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason } = values;
  return {
    planId,
    fromWeek: STARTING_WEEK,
    adjustmentType,
    volumeAdjustment: adjustmentType === "intensity" ? 100 : volumeAdjustment,
    intensityAdjustment,
    reason,
  } satisfies PreviewAdjustmentInput;
}

/** Input to apply the adjustment, or null without a reason. */
export function toAdjustInput(planId: number, values: AdjustValues): AdjustPlanInput | null {
  const { reason } = values;
  return reason === null ? null : { ...toPreviewInput(planId, values), reason };
}
