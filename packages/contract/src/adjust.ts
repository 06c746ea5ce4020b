import {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_TYPES,
  INTENSITY_ADJUSTMENTS,
  VOLUME_LIMITS,
} from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { planInput } from "./plan.ts";

export { ADJUSTMENT_REASONS } from "@triplan/domain";

const VOLUME = "Volume must be between 50 and 120 percent in steps of 5";

export const adjustPlanInput = planInput.extend({
  fromWeek: z.int("Start week must be a whole number").min(1, "Start week must be at least 1"),
  adjustmentType: z.enum(ADJUSTMENT_TYPES, "Adjustment type must be volume or intensity"),
  volumeAdjustment: z
    .int(VOLUME)
    .min(VOLUME_LIMITS.min, VOLUME)
    .max(VOLUME_LIMITS.max, VOLUME)
    .multipleOf(VOLUME_LIMITS.step, VOLUME),
  intensityAdjustment: z.enum(
    INTENSITY_ADJUSTMENTS,
    "Intensity must be easier, maintain or harder",
  ),
  reason: z.enum(ADJUSTMENT_REASONS, "A reason is required"),
});
export type AdjustPlanInput = z.output<typeof adjustPlanInput>;

/** A preview needs no reason yet. */
export const previewAdjustmentInput = adjustPlanInput.extend({
  reason: adjustPlanInput.shape.reason.nullable().default(null),
});
export type PreviewAdjustmentInput = z.output<typeof previewAdjustmentInput>;

/** Names the adjustment, so that a second tab cannot undo one that it does not show. */
export const undoAdjustmentInput = planInput.extend({ adjustmentId: z.int() });
export type UndoAdjustmentInput = z.output<typeof undoAdjustmentInput>;
