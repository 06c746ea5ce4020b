import type { AdjustPlanInput } from "@triplan/contract";

export type AdjustmentReason = AdjustPlanInput["reason"];

/** What an athlete enters in the Adjust dialog. @see spec §4 "Adjust dialog" */
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

/** From 50 to 120 percent in steps of 5: right is more. @see spec §9 "Adjustment" */
export const VOLUME_SCALE = { slow: 50, fast: 120, step: 5 } as const;

/** The dialog always starts at week 1; what is changed begins with the week after it. */
const STARTING_WEEK = 1;

/** The adjustment as it is sent; volume is 100 where it is about intensity. Null without a reason. */
export function toAdjustInput(planId: number, values: AdjustValues): AdjustPlanInput | null {
  const { adjustmentType, volumeAdjustment, intensityAdjustment, reason } = values;
  if (reason === null) return null;
  return {
    planId,
    fromWeek: STARTING_WEEK,
    adjustmentType,
    volumeAdjustment: adjustmentType === "intensity" ? 100 : volumeAdjustment,
    intensityAdjustment,
    reason,
  };
}
