import type { AdjustPlanInput, PreviewAdjustmentInput } from "@triplan/contract";

export type AdjustmentReason = AdjustPlanInput["reason"];

/** What an athlete enters in the Adjust dialog. */
export interface AdjustValues {
  adjustmentType: AdjustPlanInput["adjustmentType"];
  /** Percent of the plan as the engine made it, 50 to 120. */
  volumeAdjustment: number;
  intensityAdjustment: AdjustPlanInput["intensityAdjustment"];
  /** null until one is chosen: before that nothing can be applied. */
  reason: AdjustmentReason | null;
}

export const INITIAL_ADJUSTMENT: AdjustValues = {
  adjustmentType: "volume",
  volumeAdjustment: 100,
  intensityAdjustment: "maintain",
  reason: null,
};

/** From 50 to 120 percent in steps of 5: right is more. */
export const VOLUME_SCALE = { slow: 50, fast: 120, step: 5 } as const;

/** The dialog always starts at week 1; what is changed begins with the week after it. */
const STARTING_WEEK = 1;

/** The values as they are previewed; volume is 100 when the type is intensity. */
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

/** The values as they are applied; null without a reason. */
export function toAdjustInput(planId: number, values: AdjustValues): AdjustPlanInput | null {
  const { reason } = values;
  return reason === null ? null : { ...toPreviewInput(planId, values), reason };
}
