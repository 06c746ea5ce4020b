import { listPlans as findPlans, type TrainingPlanRow } from "@triplan/db";
import type { AuthedContext } from "../../context.ts";

/** The user's plans, newest first. */
export const listPlans = (ctx: AuthedContext): Promise<TrainingPlanRow[]> =>
  findPlans(ctx.db, ctx.userId);
