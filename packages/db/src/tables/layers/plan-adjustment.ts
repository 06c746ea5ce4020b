import type { AdjustPlanInput } from "@triplan/contract";
import type { Generated, Insertable, Selectable } from "kysely";
import type { DefaultInstant } from "../column-types.ts";

export interface PlanAdjustmentTable {
  id: Generated<number>;
  trainingPlanId: number;
  userId: number;
  fromWeek: number;
  adjustmentType: AdjustPlanInput["adjustmentType"];
  /** Percent: 50 to 120 in steps of 5. */
  volumeAdjustment: number;
  intensityAdjustment: AdjustPlanInput["intensityAdjustment"];
  reason: AdjustPlanInput["reason"];
  createdAt: DefaultInstant;
}

export type PlanAdjustmentRow = Selectable<PlanAdjustmentTable>;
export type NewPlanAdjustment = Omit<Insertable<PlanAdjustmentTable>, "id" | "createdAt">;

export const PLAN_ADJUSTMENT_COLUMNS = [
  "id",
  "trainingPlanId",
  "userId",
  "fromWeek",
  "adjustmentType",
  "volumeAdjustment",
  "intensityAdjustment",
  "reason",
  "createdAt",
] as const satisfies readonly (keyof PlanAdjustmentTable)[];
