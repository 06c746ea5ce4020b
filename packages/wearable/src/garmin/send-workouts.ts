import { addDays, PUSH_DAYS, type IsoDate } from "@triplan/domain";
import type { Workout } from "@triplan/workout-files";
import { z } from "zod";
import type { ProviderAnswer, ProviderRequest } from "../http/bounded-fetch.ts";
import { failureOf, jsonOf } from "../http/judge-answer.ts";
import { ProviderError } from "../port/provider-error.ts";
import type { ProviderOptions } from "../port/provider-options.ts";
import type { SentWorkout } from "../port/wearable-provider.ts";
import { callApi } from "./api.ts";
import { workoutBody } from "./workout-body.ts";

const MAX_STEPS = 100;
const CREATE = "workoutportal/workout/v2";
const WORKOUTS = "training-api/workout/v2";
const SCHEDULES = "training-api/schedule";

const rowId = z.union([z.int(), z.string().regex(/^\d{1,30}$/)]).transform(String);
const workoutAnswer = z.object({ workoutId: rowId });
const scheduleAnswer = z.union([
  rowId,
  z.object({ scheduleId: rowId }).transform(({ scheduleId }) => scheduleId),
]);
const listedSchedule = z.object({ scheduleId: rowId, workoutId: rowId });
const storedWorkout = z.object({ ownerId: z.unknown() });

export async function saveWorkout(
  options: ProviderOptions,
  accessToken: string,
  { workoutId, workout }: { workoutId: string | null; workout: Workout },
  signal: AbortSignal,
): Promise<string> {
  const body = workoutBody(workout);
  refuseTooLong(body);
  const ask = (call: Call) => callTraining(options, { ...call, accessToken }, signal);
  if (workoutId !== null && (await replaced(ask, workoutId, body))) return workoutId;
  const answer = await ask({ path: CREATE, method: "POST", body });
  return parsed(workoutAnswer, answer).workoutId;
}

export async function scheduleWorkout(
  options: ProviderOptions,
  accessToken: string,
  { workoutId, scheduleId, date, mayBeThere }: SentWorkout & { date: IsoDate; mayBeThere: boolean },
  signal: AbortSignal,
): Promise<string> {
  const body = { workoutId: numberOf(workoutId), date };
  const ask = (call: Call) => callTraining(options, { ...call, accessToken }, signal);
  const known = scheduleId ?? (mayBeThere ? await scheduleNear(ask, workoutId, date) : null);
  if (known !== null) {
    const path = `${SCHEDULES}/${known}`;
    if (await unlessGone(ask({ path, method: "PUT", body }))) return known;
  }
  return parsed(scheduleAnswer, await ask({ path: `${SCHEDULES}/`, method: "POST", body }));
}

export async function removeWorkout(
  options: ProviderOptions,
  accessToken: string,
  { workoutId, scheduleId }: SentWorkout,
  signal: AbortSignal,
): Promise<void> {
  const remove = (path: string) =>
    unlessGone(callTraining(options, { path, method: "DELETE", accessToken }, signal));
  if (scheduleId !== null) await remove(`${SCHEDULES}/${scheduleId}`);
  await remove(`${WORKOUTS}/${workoutId}`);
}

interface Call {
  path: string;
  method: ProviderRequest["method"];
  body?: object;
}

/** Replaces a workout, which needs its owner's id at the provider; false if it is gone. */
async function replaced(
  ask: (call: Call) => Promise<ProviderAnswer>,
  workoutId: string,
  body: object,
): Promise<boolean> {
  const path = `${WORKOUTS}/${workoutId}`;
  const stored = await unlessGone(ask({ path, method: "GET" }));
  if (!stored) return false;
  const { ownerId } = parsed(storedWorkout, stored);
  const whole = { ...body, workoutId: numberOf(workoutId), ownerId };
  return (await unlessGone(ask({ path, method: "PUT", body: whole }))) !== null;
}

/** The place of a workout that may have moved since it was asked for; null if none is found. */
async function scheduleNear(
  ask: (call: Call) => Promise<ProviderAnswer>,
  workoutId: string,
  date: IsoDate,
): Promise<string | null> {
  const [from, to] = [addDays(date, -PUSH_DAYS), addDays(date, PUSH_DAYS)];
  const path = `${SCHEDULES}?startDate=${from}&endDate=${to}`;
  // A search that is refused must not keep the workout off the watch.
  const answer = await unlessRefused(ask({ path, method: "GET" }));
  const listed = answer && z.array(z.unknown()).safeParse(jsonOf(answer)).data;
  for (const each of listed ?? []) {
    const found = listedSchedule.safeParse(each).data;
    if (found?.workoutId === workoutId) return found.scheduleId;
  }
  return null;
}

async function unlessRefused(answer: Promise<ProviderAnswer>): Promise<ProviderAnswer | null> {
  try {
    return await unlessGone(answer);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "permanent") return null;
    throw error;
  }
}

/** The answer, or null if what it asks for no longer exists. */
async function unlessGone(answer: Promise<ProviderAnswer>): Promise<ProviderAnswer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "gone") return null;
    throw error;
  }
}

async function callTraining(
  options: ProviderOptions,
  { path, ...call }: Call & { accessToken: string },
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answer = await callApi(options, { url: new URL(path, options.apiBase), ...call }, signal);
  const failure = failureOf(answer, options.now());
  if (failure?.kind === "permanent") {
    throw new ProviderError("permanent", failure.message, null, reasonIn(answer));
  }
  if (failure) throw failure;
  return answer;
}

function refuseTooLong({ segments }: ReturnType<typeof workoutBody>): void {
  const steps = segments.flatMap((segment) => segment.steps);
  const count = steps.reduce((sum, step) => sum + ("steps" in step ? step.steps.length : 0), 0);
  if (steps.length + count <= MAX_STEPS) return;
  const reason = `a workout has ${MAX_STEPS} steps at most`;
  throw new ProviderError("permanent", reason, null, reason);
}

const MAX_REASON = 200;
const refusalAnswer = z.union([
  z.object({ errorMessage: z.string() }).transform(({ errorMessage }) => errorMessage),
  z.object({ message: z.string() }).transform(({ message }) => message),
]);

/** The provider's sentence on one line; null if it has none. */
function reasonIn(answer: ProviderAnswer): string | null {
  try {
    const text = refusalAnswer.parse(jsonOf(answer));
    return (
      text
        .toWellFormed()
        .replaceAll(/\p{C}+/gu, " ")
        .trim()
        .slice(0, MAX_REASON) || null
    );
  } catch {
    return null;
  }
}

function parsed<Value>(schema: z.ZodType<Value>, answer: ProviderAnswer): Value {
  const result = schema.safeParse(jsonOf(answer));
  if (result.success) return result.data;
  throw new ProviderError("retry", "training interface: the answer makes no sense");
}

/** Ids are numbers there; those beyond 2^53 keep their digits. */
const numberOf = (id: string): number | string =>
  Number.isSafeInteger(Number(id)) ? Number(id) : id;
