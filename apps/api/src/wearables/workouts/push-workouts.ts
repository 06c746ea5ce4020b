import { findPushConnection, inTransaction, type ConnectionKey } from "@triplan/db";
import { dateInZone } from "@triplan/domain";
import { ProviderError } from "@triplan/wearable";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { sharesWorkouts } from "./shares-workouts.ts";
import { callProvider } from "../jobs/call-provider.ts";
import type { WearableWork } from "../jobs/wearable-work.ts";
import { pushSteps, type PushStepOf } from "./push-steps.ts";
import { pushKeyOf, sendWorkouts } from "./send-workouts.ts";
import { takePushStep, type Pushing } from "./take-push-step.ts";
import { readWatchExercises } from "./watch-exercises.ts";

/**
 * Job: sends an athlete's planned workouts of the coming days to the provider, and removes those
 * that no longer belong there. Nothing is called while the watch has what the plan says.
 */
export function pushWorkouts(work: WearableWork): JobHandler<"workouts.push"> {
  const { db, jobs, log, now, wearable } = work;
  const { provider } = wearable;
  return async (job, finish) => {
    const { userId } = job.data;
    const connection = await findPushConnection(db, { userId, provider: provider.id });
    if (connection?.status !== "active") return;
    if (!sharesWorkouts(provider, connection.permissions)) return;
    const today = dateInZone(now(), connection.timeZone ?? "UTC");
    const watch = await readWatchExercises({ db, provider }, connection, { today });
    const steps = pushSteps(watch, today);
    if (steps.length === 0) return;
    const key = { userId, connectionId: connection.id };
    const running = { name: "workouts.push", job, finish, key: pushKeyOf(userId) } as const;
    const outcome = await callProvider(work, running, key, (asAthlete) =>
      takeSteps({ db, log, now, provider, asAthlete, signal: job.signal }, key, {
        steps,
        until: performance.now() + work.timing.pushSlice * 1000,
      }),
    );
    if (outcome === "postponed") return;
    await inTransaction(db, async (trx) => {
      await finish(trx);
      if (outcome === "refused") await jobs.send(trx, "connection.permissions", key);
      if (typeof outcome === "string") return;
      await sendWorkouts(jobs, trx, job.data, { after: outcome.goOnAfter });
    });
  };
}

/** `refused`: the permission is missing. */
type Outcome = "done" | "refused" | { goOnAfter: number };

/** A workout that can be tried again does not stop the others; two of them mean an outage. */
async function takeSteps(
  pushing: Pushing,
  key: ConnectionKey,
  { steps, until }: { steps: readonly PushStepOf[]; until: number },
): Promise<Outcome> {
  let failure: ProviderError | null = null;
  for (const [index, step] of steps.entries()) {
    if (index > 0 && (pushing.signal.aborted || performance.now() >= until)) {
      return failure ? outcomeOf(failure) : { goOnAfter: 0 };
    }
    try {
      await takePushStep(pushing, { ...key, exerciseId: step.exerciseId }, step);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === "permission") return "refused";
      if (error.kind !== "retry") throw error;
      if (failure) return outcomeOf(error);
      failure = error;
    }
  }
  return failure ? outcomeOf(failure) : "done";
}

/** Waits as long as the provider asks; otherwise the queue retries, each time later. */
function outcomeOf(failure: ProviderError): Outcome {
  if (failure.retryAfterSeconds === null) throw failure;
  return { goOnAfter: failure.retryAfterSeconds };
}
