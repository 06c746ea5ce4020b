import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { raceDateMessage, type CreatePlanInput } from "@triplan/contract";
import {
  findPlanByIdempotencyKey,
  insertExercises,
  insertPlan,
  inTransaction,
  listThresholds,
  succeedCurrentPlan,
  type NewExercise,
  type Queryable,
  type ThresholdRow,
  type TrainingPlanRow,
} from "@triplan/db";
import {
  DomainError,
  formatFinishTime,
  formatRacePaces,
  type IsoDate,
  meters,
  type RaceBefore,
  type RacePaces,
  refusedField,
  thresholdsInForce,
} from "@triplan/domain";
import {
  currentTrainingOf,
  distancesOf,
  ENGINE_VERSION,
  generatePlan,
  newPlanRequest,
  type FitnessStart,
  type PlanRequest,
} from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { readCarryOver, readPlanBefore } from "../plan-chain/plan-before.ts";
import { firstStart } from "../training/first-start.ts";
import { exerciseRows } from "./rows/exercise-rows.ts";
import { goalPaceColumns, refuseGoal } from "./planned-goal.ts";
import { refuseTooManyPlans } from "./refuse-too-many-plans.ts";
import { planWithWeeks, type PlanWithWeeks } from "./with-weeks.ts";

/**
 * Stores a plan with all its exercises, or nothing. Resending the form (same idempotency key)
 * returns the plan of the first request. A plan that follows the current one becomes current once
 * that one's race is over.
 */
export async function createPlan(
  ctx: AuthedContext,
  input: CreatePlanInput,
): Promise<PlanWithWeeks> {
  return planWithWeeks(ctx.db, await storedPlan(ctx, input));
}

async function storedPlan(ctx: AuthedContext, input: CreatePlanInput): Promise<TrainingPlanRow> {
  const { idempotencyKey = null, ...form } = input;
  const columns = formColumns(form);
  const sent = { idempotencyKey, requestHash: idempotencyKey && hashOf(columns) };
  const repeated = await findRepeated(ctx, sent);
  if (repeated) return repeated;
  const before = await readPlanBefore(ctx, form);
  const raceBefore = before && (await readCarryOver(ctx, before)).raceBefore;
  const asked = requestOf(form, ctx.today, raceBefore);
  refuseGoal(asked);
  // Generated before the transaction, which holds a connection and the user's lock.
  const known = await generated(ctx.db, asked, ctx.userId);
  const start = await firstStart(ctx.db, ctx.userId, known);
  const stored = await inTransaction(ctx.db, async (trx) => {
    await refuseTooManyPlans(trx, ctx.userId);
    await readPlanBefore({ ...ctx, db: trx }, form);
    // Read under the user's lock, which a new threshold waits for.
    const { inForce, request, exercises } = await generated(trx, asked, ctx.userId, known);
    const derived = {
      ...derivedColumns(request),
      ...startColumns(start),
      raceBefore: raceBefore ?? null,
    };
    const { previousPlanId = null } = form;
    const plan = { ...columns, previousPlanId, ...derived, ...sent, ...inForce };
    const row = await insertPlan(trx, { ...plan, userId: ctx.userId });
    if (!row) return undefined;
    await insertExercises(trx, { userId: ctx.userId, trainingPlanId: row.id, exercises });
    // Otherwise the watch would still be matched with the plan that is over.
    if (before && before.raceDate < ctx.today) {
      const { userId } = ctx;
      await succeedCurrentPlan(trx, { userId, planId: row.id, previousPlanId: before.id });
    }
    return row;
  });
  return stored ?? (await findRepeated(ctx, sent)) ?? conflictingKey();
}

interface Generated {
  records: ThresholdRow[];
  inForce: ReturnType<typeof thresholdsInForce>;
  request: PlanRequest;
  exercises: NewExercise[];
}

/** The plan at the athlete's present thresholds; the known one if these are still the same. */
async function generated(
  db: Queryable,
  asked: PlanRequest,
  userId: number,
  known?: Generated,
): Promise<Generated> {
  const records = await listThresholds(db, userId);
  const inForce = thresholdsInForce(records);
  if (known && isDeepStrictEqual(known.inForce, inForce)) return known;
  const request = { ...asked, thresholds: inForce.thresholds };
  return { records, inForce, request, exercises: exerciseRows(generatePlan(request)) };
}

type PlanForm = Omit<CreatePlanInput, "idempotencyKey">;

/** The form as stored, without the values that the server computes itself. */
function formColumns({
  totalWeeks: _weeks,
  goalSwimPace: _swim,
  goalBikePace: _bike,
  goalRunPace: _run,
  ...form
}: PlanForm) {
  const { swim, bike, run } = formatRacePaces(racePaces(form));
  return {
    ...form,
    currentSwimPace: swim,
    currentBikePace: bike,
    currentRunPace: run,
    goalFinishTime: form.goalFinishTime && formatFinishTime(form.goalFinishTime),
  };
}

const racePaces = (form: PlanForm): RacePaces => ({
  swim: form.currentSwimPace,
  bike: form.currentBikePace,
  run: form.currentRunPace,
});

function requestOf(form: PlanForm, today: IsoDate, raceBefore?: RaceBefore): PlanRequest {
  const message = raceDateMessage(today, form.raceDate);
  if (message) {
    throw refusedField("raceDate", message);
  }
  const plan = {
    raceType: form.raceType,
    distances: distancesOf(form),
    raceDate: form.raceDate,
    level: form.experienceLevel,
    paces: racePaces(form),
    goalFinish: form.goalFinishTime,
    now: currentTrainingOf(form),
    schedule: form.weeklySchedule,
    optimiseLoad: form.optimiseLoad,
    poolLength: meters(form.poolLengthMeters),
    ...(raceBefore && { raceBefore }),
  };
  return newPlanRequest(plan, today);
}

const derivedColumns = (request: PlanRequest) => ({
  createdOn: request.createdOn,
  startDate: request.startDate,
  totalWeeks: request.totalWeeks,
  paceImprovement: request.paceImprovement,
  engineVersion: ENGINE_VERSION,
  ...goalPaceColumns(request),
});

const startColumns = ({ fitness, fatigue, basis }: FitnessStart) => ({
  startFitness: fitness,
  startFatigue: fatigue,
  startBasis: basis,
});

/** Hash of everything that the plan is made from. */
const hashOf = (columns: ReturnType<typeof formColumns>): string =>
  createHash("sha256").update(JSON.stringify(columns)).digest("hex");

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
