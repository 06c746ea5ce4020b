import type { CreatePlanInput } from "@triplan/contract";
import { findPlan, type TrainingPlanRow } from "@triplan/db";
import { addDays, refusedField } from "@triplan/domain";
import { carryOver, planRequestOf, type CarryOver } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { doneFacts } from "../training/done-facts.ts";
import { readTraining } from "../training/read-training.ts";

/** The plan that a new one follows, if any. Throws if it is another athlete's or its race comes later. */
export async function readPlanBefore(
  { db, userId }: Pick<AuthedContext, "db" | "userId">,
  { previousPlanId, raceDate }: Pick<CreatePlanInput, "previousPlanId" | "raceDate">,
): Promise<TrainingPlanRow | undefined> {
  if (previousPlanId === undefined) return undefined;
  const plan = await findPlan(db, { userId, planId: previousPlanId });
  if (!plan) throw refusedField("previousPlanId", "The plan before this one was not found");
  // The new plan needs a day between the races.
  if (addDays(plan.raceDate, 1) < raceDate) return plan;
  throw refusedField("previousPlanId", "The race of the plan before must come before this race");
}

/** What a plan hands over to the one that follows it. */
export async function readCarryOver(ctx: AuthedContext, plan: TrainingPlanRow): Promise<CarryOver> {
  const { exercises, done } = await readTraining(ctx, plan);
  return carryOver({
    request: planRequestOf(plan),
    exercises,
    done: done.map(doneFacts),
    today: ctx.today,
  });
}
