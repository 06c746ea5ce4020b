import { COMPLETION_MESSAGES, type CompleteExerciseInput } from "@triplan/contract";
import {
  insertActivity,
  updateManualActivity,
  type EnteredActivity,
  type ExerciseRow,
  type Queryable,
} from "@triplan/db";
import {
  type Discipline,
  firstEntryDay,
  type IsoDate,
  isPossibleDistance,
  refusedField,
} from "@triplan/domain";
import { randomUUID } from "node:crypto";

/** Not a real provider: its ids never collide with those of recordings. */
const MANUAL_PROVIDER = "manual";

/** Throws `rule_broken` with the field for a day or distance that can't be. */
export function refuseEntry(
  { date, distanceMeters, durationSeconds }: CompleteExerciseInput,
  { discipline, today }: { discipline: Discipline; today: IsoDate },
): void {
  if (date > today) throw refusedField("date", COMPLETION_MESSAGES.future);
  if (date < firstEntryDay(today)) throw refusedField("date", COMPLETION_MESSAGES.tooLongAgo);
  if (distanceMeters === null) return;
  const covered = { meters: distanceMeters, seconds: durationSeconds };
  if (isPossibleDistance(discipline, covered)) return;
  throw refusedField("distanceMeters", COMPLETION_MESSAGES.impossibleDistance);
}

/** An entry has a day and no time: `localDate` decides, and noon UTC is near it in every time zone. */
export const enteredActivity = (input: CompleteExerciseInput): EnteredActivity => ({
  startTime: `${input.date}T12:00:00.000Z`,
  localDate: input.date,
  durationSeconds: input.durationSeconds,
  distanceMeters: input.distanceMeters,
  averageHeartRate: input.averageHeartRate,
  rpe: input.rpe,
  feeling: input.feeling,
});

/** Stores the entry as an activity, or in place of an earlier one. Returns its id. */
export async function writeManualActivity(
  db: Queryable,
  { userId, name, type }: Pick<ExerciseRow, "userId" | "name" | "type">,
  { replacedId, entered }: { replacedId: number | undefined; entered: EnteredActivity },
): Promise<number> {
  if (replacedId !== undefined) {
    await updateManualActivity(db, { userId, activityId: replacedId }, entered);
    return replacedId;
  }
  const { id } = await insertActivity(db, {
    ...entered,
    userId,
    name,
    provider: MANUAL_PROVIDER,
    providerActivityId: randomUUID(),
    source: "manual",
    activityType: type,
    family: type,
    discipline: type,
  });
  return id;
}
