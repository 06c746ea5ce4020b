import {
  deletePushedWorkout,
  savePushedDay,
  savePushedWorkout,
  type Db,
  type PushKey,
} from "@triplan/db";
import { versionOf } from "@triplan/domain";
import { ProviderError, type WearableProvider } from "@triplan/wearable";
import type { Log } from "../../log.ts";
import type { AsAthlete } from "../jobs/call-provider.ts";
import type { PushStepOf } from "./push-steps.ts";

export interface Pushing {
  db: Db;
  log: Log;
  now: () => Date;
  provider: WearableProvider;
  asAthlete: AsAthlete;
  signal: AbortSignal;
}

/**
 * Takes one step at the provider and stores what it told, call by call. A refusal is stored, not
 * thrown: sending the same again can't succeed.
 */
export async function takePushStep(pushing: Pushing, key: PushKey, step: PushStepOf) {
  try {
    await (step.step === "send" ? send(pushing, key, step) : remove(pushing, key, step));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    pushing.log.warn({ ...key, step: step.step, reason: error.message }, "workout refused");
    if (step.step === "remove") await deletePushedWorkout(pushing.db, key);
    else {
      const refusedVersion = versionOf(step.planned);
      await savePushedWorkout(pushing.db, key, { refusedVersion, refusal: error.reason });
    }
  }
}

const isRefusal = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.kind === "permanent";

type Sending = Extract<PushStepOf, { step: "send" }>;

async function send(pushing: Pushing, key: PushKey, sending: Sending): Promise<void> {
  const { planned, row } = sending;
  const workoutId = row?.providerWorkoutId ?? null;
  if (workoutId !== null && row?.contentHash === planned.contentHash) {
    if (await isMoved(pushing, key, { ...sending, workoutId })) return;
  }
  const savedId = await save(pushing, key, sending);
  await schedule(pushing, key, { ...sending, workoutId: savedId });
}

/** Moves a workout that is otherwise as planned; false if the athlete has deleted it. */
async function isMoved(
  pushing: Pushing,
  key: PushKey,
  sending: Sending & { workoutId: string },
): Promise<boolean> {
  try {
    await schedule(pushing, key, sending);
    return true;
  } catch (error) {
    const isGone = error instanceof ProviderError && error.kind === "gone";
    if (isGone || isRefusal(error)) return false;
    throw error;
  }
}

async function save(
  { db, now, provider, asAthlete, signal }: Pushing,
  key: PushKey,
  { planned: { workout, contentHash }, row }: Sending,
): Promise<string> {
  const request = { workoutId: row?.providerWorkoutId ?? null, workout };
  const workoutId = await asAthlete((token) => provider.saveWorkout(token, request, signal));
  const sentAt = now().toISOString();
  await savePushedWorkout(db, key, { providerWorkoutId: workoutId, contentHash, sentAt });
  return workoutId;
}

async function schedule(
  { db, now, provider, asAthlete, signal }: Pushing,
  key: PushKey,
  { planned: { date }, row, workoutId }: Sending & { workoutId: string },
): Promise<void> {
  const scheduleId = row?.providerScheduleId ?? null;
  const isThere = workoutId === row?.providerWorkoutId && date === row.scheduledDate;
  if (isThere) {
    await savePushedDay(db, key, {});
    return;
  }
  // An earlier run wrote the workout, and did not learn of its day.
  const mayBeThere = workoutId === row?.providerWorkoutId && scheduleId === null;
  const place = { workoutId, scheduleId, date, mayBeThere };
  const providerScheduleId = await asAthlete((token) =>
    provider.scheduleWorkout(token, place, signal),
  );
  const sentAt = now().toISOString();
  await savePushedDay(db, key, { providerScheduleId, scheduledDate: date, sentAt });
}

async function remove(
  { db, provider, asAthlete, signal }: Pushing,
  key: PushKey,
  { row }: Extract<PushStepOf, { step: "remove" }>,
): Promise<void> {
  const { providerWorkoutId: workoutId, providerScheduleId: scheduleId } = row;
  if (workoutId !== null) {
    const sent = { workoutId, scheduleId };
    await asAthlete((token) => provider.removeWorkout(token, sent, signal));
  }
  await deletePushedWorkout(db, key);
}
