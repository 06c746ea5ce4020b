import type { CreatePlanInput, PlanInput } from "@triplan/contract";
import { findPlan, type TrainingPlanRow } from "@triplan/db";
import { addDays, DomainError, refusedField } from "@triplan/domain";
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

/** What the form of a new plan takes over from the athlete's plan. */
export async function carryOverOf(ctx: AuthedContext, { planId }: PlanInput) {
  const plan = await findPlan(ctx.db, { userId: ctx.userId, planId });
  if (!plan) throw new DomainError("not_found", "Training plan not found");
  const { raceBefore, now } = await readCarryOver(ctx, plan);
  return {
    raceBefore,
    hoursNow: now.weeklyHours,
    longestRunNow: now.longestRun,
    longestRideNow: now.longestRide,
    longestSwimNow: now.longestSwim,
  };
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
