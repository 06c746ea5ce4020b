import type { CompleteExerciseInput } from "@triplan/contract";
import {
  updateFileActivity,
  type CorrectedActivity,
  type LockedActivity,
  type Queryable,
} from "@triplan/db";
import { daysBetween } from "@triplan/domain";

/** Corrects the activity of an imported file with what the athlete entered. Returns its id. */
export async function correctFile(
  trx: Queryable,
  userId: number,
  { recorded, input }: { recorded: LockedActivity; input: CompleteExerciseInput },
): Promise<number> {
  await updateFileActivity(trx, { userId, activityId: recorded.id }, corrected(recorded, input));
  return recorded.id;
}

const DAY_MS = 86_400_000;

/** Entries that only round what was recorded leave it exact; measures without an entry stay. */
function corrected(
  recorded: LockedActivity,
  { date, rpe, feeling, ...entered }: CompleteExerciseInput,
): CorrectedActivity {
  const { durationSeconds, distanceMeters, averageHeartRate, averageSpeed } = recorded;
  const days = daysBetween(recorded.localDate, date);
  const seconds = unlessRounded(durationSeconds, entered.durationSeconds);
  const meters = entered.distanceMeters ?? distanceMeters;
  const isSame = seconds === durationSeconds && meters === distanceMeters;
  return {
    localDate: date,
    startTime: new Date(Date.parse(recorded.startTime) + days * DAY_MS).toISOString(),
    durationSeconds: seconds,
    distanceMeters: meters,
    // Null: follows from distance and duration.
    averageSpeed: isSame ? averageSpeed : null,
    averageHeartRate:
      entered.averageHeartRate === null
        ? averageHeartRate
        : unlessRounded(averageHeartRate, entered.averageHeartRate),
    rpe,
    feeling,
  };
}

const unlessRounded = (recorded: number | null, entered: number): number =>
  recorded !== null && Math.abs(recorded - entered) < 1 ? recorded : entered;
