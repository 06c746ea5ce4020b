import type { WatchWorkoutsInput } from "@triplan/contract";
import {
  findPushConnection,
  inTransaction,
  setConnectionTimeZone,
  setWorkoutTarget,
  type ConnectionKey,
} from "@triplan/db";
import { DomainError, WEARABLE } from "@triplan/domain";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { EXPIRED } from "../provider/expired.ts";
import { withWearable } from "../tokens/wearable-source.ts";
import { pushStatus } from "./push-status.ts";
import { pushKeyOf, sendWorkouts } from "./send-workouts.ts";
import { readWatchWorkouts, type WatchWorkouts } from "./read-watch-workouts.ts";

/** Turns sending workouts on with a target, or off, and has that done at once. */
export async function saveWatchWorkouts(
  ctx: AuthedContext,
  { target }: WatchWorkoutsInput,
): Promise<WatchWorkouts> {
  const key = await connectedKey(ctx);
  await enqueue(ctx, async (trx) => {
    await setWorkoutTarget(trx, key, target);
    await setConnectionTimeZone(trx, key, ctx.timeZone);
  });
  return readWatchWorkouts(ctx);
}

/** Sends now what waits. */
export async function sendWatchWorkouts(ctx: AuthedContext): Promise<WatchWorkouts> {
  await connectedKey(ctx);
  await enqueue(ctx, async () => {});
  return readWatchWorkouts(ctx);
}

async function connectedKey(ctx: AuthedContext): Promise<ConnectionKey> {
  const { provider } = withWearable(ctx).wearable;
  const { db, userId } = ctx;
  const connection = await findPushConnection(db, { userId, provider: provider.id });
  const status = pushStatus(provider, connection);
  if (status === "reconnect") throw new DomainError("conflict", EXPIRED);
  if (!connection || status === "notConnected") {
    throw new DomainError("conflict", `Connect your ${WEARABLE.name} account first`);
  }
  return { userId, connectionId: connection.id };
}

/** A job that waits for more changes is not waited for. */
async function enqueue(
  ctx: AuthedContext,
  change: (trx: Parameters<typeof setWorkoutTarget>[0]) => Promise<void>,
): Promise<void> {
  const { jobs } = backgroundOf(ctx);
  const { userId } = ctx;
  await inTransaction(ctx.db, async (trx) => {
    await change(trx);
    await sendWorkouts(jobs, trx, { userId });
    await jobs.hurry(trx, "workouts.push", pushKeyOf(userId));
  });
}
