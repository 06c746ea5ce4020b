import { ADJUSTMENT_REASONS, ADJUSTMENT_TYPES, INTENSITY_ADJUSTMENTS } from "@triplan/domain";
import * as fc from "fast-check";
import type { Adjustment, AdjustmentReason } from "../revise/index.ts";

export const arbAdjustment: fc.Arbitrary<Adjustment> = fc.record({
  fromWeek: fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 104 })),
  adjustmentType: fc.constantFrom(...ADJUSTMENT_TYPES),
  volumeAdjustment: fc.integer({ min: 10, max: 24 }).map((steps) => steps * 5),
  intensityAdjustment: fc.constantFrom(...INTENSITY_ADJUSTMENTS),
  reason: fc.constantFrom(...ADJUSTMENT_REASONS),
});

export const arbAdjustments = fc.array(arbAdjustment, { maxLength: 4 });

/** A volume adjustment. */
export const volume = (
  volumeAdjustment: number,
  reason: AdjustmentReason | null = "time-constraints",
  fromWeek = 2,
): Adjustment => ({
  fromWeek,
  adjustmentType: "volume",
  volumeAdjustment,
  intensityAdjustment: "maintain",
  reason,
});

/** An intensity adjustment. */
export const intensity = (
  intensityAdjustment: Adjustment["intensityAdjustment"],
  reason: AdjustmentReason | null = null,
  fromWeek = 2,
): Adjustment => ({
  fromWeek,
  adjustmentType: "intensity",
  volumeAdjustment: 100,
  intensityAdjustment,
  reason,
});
