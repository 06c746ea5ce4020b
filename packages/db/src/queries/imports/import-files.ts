import type { ImportOutcome, IsoDate, SportFamily } from "@triplan/domain";
import { sql } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import type { NewImportFile } from "../../tables/imports.ts";
import type { ImportKey } from "./import-key.ts";

/** The activity that a file gave; of a triathlon the part that its outcome names. */
export interface ImportedActivity {
  activityName: string | null;
  activityType: string;
  providerActivityId: string;
  family: SportFamily;
  localDate: IsoDate;
  startTime: Instant;
  startOffsetSeconds: number | null;
  /** Seconds. */
  duration: number;
  /** Metres. */
  distance: number | null;
}

export interface ImportFileRow {
  position: number;
  name: string;
  outcome: ImportOutcome;
  reason: string | null;
  activityId: number | null;
  /** The activity that the file's activity is a copy of now. */
  duplicateOf: number | null;
  /** The exercise that the activity completes now. */
  exerciseId: number | null;
  exerciseName: string | null;
  exerciseWeek: number | null;
  activity: ImportedActivity | null;
}

/** What became of a file by now: the athlete may have matched or unmatched its activity since. */
export const CURRENT_OUTCOME = sql<ImportOutcome>`case
  when exercise.id is not null then 'matched'
  when file.outcome = 'matched' then 'stored'
  else file.outcome end`;

/** The stored reason belongs to the stored outcome, not to a match that the athlete made since. */
const CURRENT_REASON = sql<string | null>`case
  when exercise.id is not null and file.outcome <> 'matched' then null
  else file.reason end`;

const filesOf = (db: Queryable, { userId, importId }: ImportKey) =>
  db
    .selectFrom("importFile as file")
    .leftJoin("exercise", (join) =>
      join
        .onRef("exercise.userId", "=", "file.userId")
        .onRef("exercise.matchedActivityId", "=", "file.activityId"),
    )
    .where("file.userId", "=", userId)
    .where("file.importId", "=", importId);

export interface ImportFilesRange extends ImportKey {
  /** The first position. */
  from: number;
  limit?: number | undefined;
  outcome?: ImportOutcome | undefined;
}

/** The import's files from a position on, in order. */
export async function listImportFiles(
  db: Queryable,
  { from, limit, outcome, ...key }: ImportFilesRange,
): Promise<ImportFileRow[]> {
  const files = await filesOf(db, key)
    .select([
      "file.position",
      "file.name",
      "file.activityId",
      "exercise.id as exerciseId",
      "exercise.name as exerciseName",
      "exercise.week as exerciseWeek",
    ])
    .select([CURRENT_OUTCOME.as("outcome"), CURRENT_REASON.as("reason")])
    .where("file.position", ">=", from)
    .$if(outcome !== undefined, (query) => query.where(CURRENT_OUTCOME, "=", outcome ?? "stored"))
    .orderBy("file.position")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  const activities = await importedActivities(db, {
    userId: key.userId,
    activityIds: files.flatMap(({ activityId }) => activityId ?? []),
  });
  return files.map((file) => ({
    ...file,
    ...(activities.get(file.activityId) ?? { activity: null, duplicateOf: null }),
  }));
}

/** By id. Joined to the files instead, a running import makes PostgreSQL compare all with all. */
async function importedActivities(
  db: Queryable,
  { userId, activityIds }: { userId: number; activityIds: readonly number[] },
): Promise<ReadonlyMap<number | null, Pick<ImportFileRow, "activity" | "duplicateOf">>> {
  const rows = await db
    .selectFrom("wearableActivity")
    .select([
      "id",
      "name as activityName",
      "activityType",
      "providerActivityId",
      "family",
      "localDate",
      "startTime",
      "startOffsetSeconds",
      "durationSeconds as duration",
      "distanceMeters as distance",
      "duplicateOf",
    ])
    .where("userId", "=", userId)
    .where(sql<boolean>`id = any(${[...new Set(activityIds)]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, duplicateOf, ...activity }) => [id, { activity, duplicateOf }]));
}

/** Number of files whose outcome is known; they are the first ones. */
export async function countImportFiles(
  db: Queryable,
  { userId, importId }: ImportKey,
): Promise<number> {
  const { count } = await db
    .selectFrom("importFile")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertImportFile(db: Queryable, file: NewImportFile): Promise<void> {
  await db.insertInto("importFile").values(file).execute();
}

/** The athlete's answer to "choose": an extra. False if the file's outcome is another one. */
export async function keepFileAsExtra(
  db: Queryable,
  { userId, importId, position }: ImportKey & { position: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("importFile")
    .set({ outcome: "stored", reason: null })
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .where("position", "=", position)
    .where("outcome", "=", "choose")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
