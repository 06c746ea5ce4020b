import type { CreateActivityInput } from "@triplan/contract";
import {
  insertActivity,
  inTransaction,
  isUniqueViolation,
  UNIQUE_KEYS,
  type ActivityRow,
} from "@triplan/db";
import { dateInZone, disciplineOf, DomainError, familyOfWords } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { refuseTooManyActivities } from "./refuse-too-many-activities.ts";

/** Not a real provider: a made-up id can never collide with that of a recording. */
const TEST_PROVIDER = "test";

/** Stores a manual test activity; it is never matched automatically. */
export async function createActivity(
  ctx: AuthedContext,
  input: CreateActivityInput,
): Promise<ActivityRow> {
  const { providerActivityId, activityName, activityType, startTime, activityData } = input;
  const family = familyOfWords(activityType);
  try {
    return await inTransaction(ctx.db, async (trx) => {
      await refuseTooManyActivities(trx, ctx.userId);
      return insertActivity(trx, {
        userId: ctx.userId,
        provider: TEST_PROVIDER,
        providerActivityId,
        source: "test",
        name: activityName,
        activityType,
        family,
        discipline: disciplineOf(family),
        startTime,
        ...localStart(startTime),
        durationSeconds: input.duration,
        distanceMeters: input.distance,
        averagePace: input.averagePace,
        averageSpeed: input.averageSpeed,
        averageHeartRate: input.averageHeartRate,
        maxHeartRate: input.maxHeartRate,
        calories: input.calories,
        elevationGain: input.elevationGain,
        activityData: activityData && JSON.stringify(activityData),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, UNIQUE_KEYS.activity)) throw error;
    throw new DomainError("conflict", "An activity with this id already exists");
  }
}

const OFFSET = /([+-])(\d\d):?(\d\d)$/;

/** Local calendar date at the offset of the start time. */
function localStart(startTime: string) {
  const [, sign, hours, minutes] = OFFSET.exec(startTime) ?? [];
  const seconds = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60;
  const startOffsetSeconds = sign === "-" ? -seconds : seconds;
  const local = new Date(Date.parse(startTime) + startOffsetSeconds * 1000);
  return { startOffsetSeconds, localDate: dateInZone(local, "UTC") };
}
