import { ADJUSTMENT_REASONS, INTENSITY_ADJUSTMENTS } from "@triplan/domain";
import type { PlanRequest } from "../model/plan-types.ts";
import type { Adjustment, AdjustmentReason } from "../revise/index.ts";
import { drawsOf, type Draw } from "./draws.ts";

/** For each reason an adjustment with it after up to two others, as an athlete could make them. */
export const adjustmentsOf = (
  request: PlanRequest,
  reasons: readonly AdjustmentReason[] = ADJUSTMENT_REASONS,
): Adjustment[][] => reasons.map((reason) => drawnAdjustments(request, reason));

/** Up to three adjustments. */
export const someAdjustments = (request: PlanRequest): Adjustment[] =>
  drawnAdjustments(request, drawnReason(drawsOf(request, "reason")));

function drawnAdjustments(request: PlanRequest, reason: AdjustmentReason | null): Adjustment[] {
  const draw = drawsOf(request, reason ?? "");
  const before = Array.from({ length: draw(3) }, () =>
    adjustmentWith(draw, request.totalWeeks, drawnReason(draw)),
  );
  return [...before, adjustmentWith(draw, request.totalWeeks, reason)];
}

const drawnReason = (draw: Draw) => ADJUSTMENT_REASONS[draw(ADJUSTMENT_REASONS.length)] ?? null;

const adjustmentWith = (
  draw: Draw,
  weeks: number,
  reason: AdjustmentReason | null,
): Adjustment => ({
  fromWeek: 1 + draw(weeks),
  adjustmentType: draw(2) === 0 ? "volume" : "intensity",
  volumeAdjustment: 50 + 5 * draw(15),
  intensityAdjustment: INTENSITY_ADJUSTMENTS[draw(3)] ?? "maintain",
  reason,
});
