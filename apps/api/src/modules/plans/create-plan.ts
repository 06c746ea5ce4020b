import { createHash } from "node:crypto";
import { raceDateMessage, type CreatePlanInput } from "@triplan/contract";
import {
  countPlans,
  findPlanByIdempotencyKey,
  insertExercises,
  insertPlan,
  lockUser,
  type NewTrainingPlan,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { DomainError, planStartDate, totalWeeks } from "@triplan/domain";
import { generatePlan, improvementFor, planRequestOf, type StoredPlan } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { goalColumns } from "./planned-goal.ts";
import { planWithMinutes, type PlanWithMinutes } from "./with-week-minutes.ts";

const MAX_PLANS = 200;
const DEFAULT_PACE_IMPROVEMENT = 3;
const DEFAULT_POOL_METERS = 25;

/**
 * Stores a plan with all its exercises, or nothing. Resending the form (same idempotency key)
 * returns the plan of the first request.
 */
export async function createPlan(
  ctx: AuthedContext,
  input: CreatePlanInput,
): Promise<PlanWithMinutes> {
  return planWithMinutes(ctx.db, await storedPlan(ctx, input));
}

async function storedPlan(ctx: AuthedContext, input: CreatePlanInput): Promise<TrainingPlanRow> {
  const { idempotencyKey = null, ...form } = input;
  const request = { idempotencyKey, requestHash: idempotencyKey && hashOf(form) };
  const repeated = await findRepeated(ctx, request);
  if (repeated) return repeated;
  const plan = planColumns(ctx, form);
  const exercises = exerciseRows(generatePlan(planRequestOf(plan)));
  const stored = await ctx.db.transaction().execute(async (trx) => {
    await refuseTooManyPlans(trx, ctx.userId);
    const row = await insertPlan(trx, { ...plan, ...request, userId: ctx.userId });
    if (!row) return undefined;
    await insertExercises(trx, { userId: ctx.userId, trainingPlanId: row.id, exercises });
    return row;
  });
  return stored ?? (await findRepeated(ctx, request)) ?? conflictingKey();
}

type PlanForm = Omit<CreatePlanInput, "idempotencyKey">;
type PlanColumns = StoredPlan & Omit<NewTrainingPlan, "userId" | "idempotencyKey" | "requestHash">;

function planColumns(ctx: AuthedContext, form: PlanForm): PlanColumns {
  const message = raceDateMessage(ctx.today, form.raceDate);
  if (message) {
    throw new DomainError("rule_broken", message, { issues: [{ path: "raceDate", message }] });
  }
  const plan = {
    name: form.name,
    raceType: form.raceType,
    swimDistance: form.swimDistance,
    bikeDistance: form.bikeDistance,
    runDistance: form.runDistance,
    raceDate: form.raceDate,
    createdOn: ctx.today,
    startDate: planStartDate(ctx.today, form.raceDate),
    currentSwimPace: form.currentSwimPace,
    currentBikePace: form.currentBikePace,
    currentRunPace: form.currentRunPace,
    experienceLevel: form.experienceLevel,
    goalFinishTime: form.goalFinishTime,
    totalWeeks: totalWeeks(ctx.today, form.raceDate),
    weeklySchedule: form.weeklySchedule,
    paceImprovement: DEFAULT_PACE_IMPROVEMENT,
    poolLengthMeters: DEFAULT_POOL_METERS,
    optimiseLoad: form.optimiseLoad,
  } as const;
  const request = planRequestOf(plan);
  return {
    ...plan,
    ...goalColumns(plan.goalFinishTime, request.distances, request.paces),
    paceImprovement: improvementFor(request),
  };
}

/** Hash of everything that the plan is made from, without values the server computes. */
function hashOf({
  totalWeeks: _weeks,
  goalSwimPace: _swim,
  goalBikePace: _bike,
  goalRunPace: _run,
  ...form
}: PlanForm) {
  return createHash("sha256").update(JSON.stringify(form)).digest("hex");
}

interface FormRequest {
  idempotencyKey: string | null;
  requestHash: string | null;
}

/** The plan that this idempotency key created. Throws if the form differs. */
async function findRepeated(
  ctx: AuthedContext,
  { idempotencyKey, requestHash }: FormRequest,
): Promise<TrainingPlanRow | undefined> {
  if (idempotencyKey === null) return undefined;
  const found = await findPlanByIdempotencyKey(ctx.db, { userId: ctx.userId, idempotencyKey });
  if (!found) return undefined;
  const { requestHash: firstHash, ...plan } = found;
  return firstHash === requestHash ? plan : conflictingKey();
}

function conflictingKey(): never {
  throw new DomainError(
    "conflict",
    "This form was already sent with other values. Reload the page.",
  );
}

/** Locks the user row so that concurrent requests are counted one after the other. */
async function refuseTooManyPlans(trx: Queryable, userId: number): Promise<void> {
  await lockUser(trx, userId);
  if ((await countPlans(trx, userId)) < MAX_PLANS) return;
  throw new DomainError("conflict", `You have reached the limit of ${MAX_PLANS} plans`);
}
