import type { Recording } from "@triplan/activity-files";
import {
  findActivity,
  insertActivities,
  writeActivityDetail,
  listThresholds,
  lockStoredActivities,
  type Queryable,
} from "@triplan/db";
import { thresholdsOn, WEARABLE, type ImportOutcome } from "@triplan/domain";
import { autoMatch } from "../matching/auto-match.ts";
import { hasSuggestion } from "../matching/has-suggestion.ts";
import { matchChosen } from "../matching/match-chosen.ts";
import { markDuplicates } from "../matching/mark-duplicates.ts";
import {
  fileActivityId,
  fileActivityRow,
  isDistanceWrong,
  recordedDay,
} from "./file-activity-row.ts";
import { packStream } from "./stream-bytes.ts";

/** What became of a file. */
export interface FileOutcome {
  outcome: ImportOutcome;
  reason: string | null;
  activityId: number | null;
}

export interface ReadFile {
  userId: number;
  importId: number;
  sha256: string;
  timeZone: string;
  /** The exercise that the athlete dropped the file on. */
  exerciseId: number | null;
  recordings: readonly Recording[];
}

/** Tolerance for fast clocks and time zones. */
const DAY = 86_400_000;

/** Why the recordings can't be stored, or null. */
export function storingProblem(recordings: readonly Recording[], now: Date): string | null {
  const isAhead = recordings.some(({ startTime }) => startTime.getTime() > now.getTime() + DAY);
  return isAhead ? "This recording starts in the future. Check the clock of the watch." : null;
}

/**
 * Stores the recordings of a file with their detail, marks duplicates and matches them: with the
 * chosen exercise if they can be it, else as every activity. In the given transaction, with the user
 * locked. Bytes that are stored already are not stored again.
 */
export async function storeRecordings(trx: Queryable, file: ReadFile): Promise<FileOutcome> {
  const { userId, recordings, sha256 } = file;
  const providerActivityIds = recordings.map((_recording, at) => fileActivityId(sha256, at));
  const [stored] = await lockStoredActivities(trx, {
    userId,
    provider: "file",
    providerActivityIds,
  });
  if (stored) {
    const reason = "You have imported this file before.";
    return { outcome: "duplicate", activityId: stored.id, reason };
  }
  const thresholds = await listThresholds(trx, userId);
  const rows = recordings.map((recording, at) =>
    fileActivityRow(recording, at, {
      origin: file,
      thresholds: thresholdsOn(recordedDay(recording, file), thresholds),
    }),
  );
  const ids = await insertActivities(trx, rows);
  for (const [at, activityId] of ids.entries()) {
    const { laps = [], stream = { time: [] } } = recordings[at] ?? {};
    await writeActivityDetail(trx, { userId, activityId, laps, stream: await packStream(stream) });
  }
  await markDuplicates(trx, { userId, days: rows.map(({ localDate }) => localDate) });
  const { exerciseId } = file;
  const chosen =
    exerciseId === null ? null : await matchChosen(trx, { userId, exerciseId, activityIds: ids });
  const matches = await autoMatch(trx, { userId, activityIds: ids });
  const matched = chosen?.match ?? matches.find(({ activityId: id }) => ids.includes(id));
  const activityId = matched?.activityId ?? ids[mainIndex(recordings)];
  if (activityId === undefined) throw new Error("A file without recordings was stored");
  const outcome = await outcomeOf(trx, { userId, activityId }, matched !== undefined, recordings);
  if (!chosen?.problem || outcome.outcome === "duplicate") return { activityId, ...outcome };
  const isOffered = outcome.outcome === "stored" && chosen.problem.isOtherDay;
  return {
    activityId,
    outcome: isOffered ? "choose" : outcome.outcome,
    reason: chosen.problem.sentence,
  };
}

/** Index of the longest recording: the one that the outcome of the file names. */
const mainIndex = (recordings: readonly Recording[]): number =>
  recordings.reduce(
    (main, { durationSeconds }, at) =>
      durationSeconds > (recordings[main]?.durationSeconds ?? 0) ? at : main,
    0,
  );

async function outcomeOf(
  trx: Queryable,
  key: { userId: number; activityId: number },
  isMatched: boolean,
  recordings: readonly Recording[],
): Promise<Omit<FileOutcome, "activityId">> {
  const activity = await findActivity(trx, key);
  if (activity && activity.duplicateOf !== null) {
    const original = await findActivity(trx, { ...key, activityId: activity.duplicateOf });
    return { outcome: "duplicate", reason: DUPLICATE_REASONS[original?.source ?? "file"] };
  }
  const reason = recordings.some(isDistanceWrong) ? NO_DISTANCE : null;
  if (isMatched) return { outcome: "matched", reason };
  const isUnsure = await hasSuggestion(trx, key);
  return isUnsure ? { outcome: "choose", reason: reason ?? CHOOSE } : { outcome: "stored", reason };
}

const CHOOSE = "It may be an exercise of your plan.";
const NO_DISTANCE = "Stored without its distance: nobody covers that in this time.";

const FROM_WATCH = `It is a copy of a recording from ${WEARABLE.name}, which stays.`;
const DUPLICATE_REASONS = {
  webhook: FROM_WATCH,
  backfill: FROM_WATCH,
  import: FROM_WATCH,
  test: FROM_WATCH,
  manual: "It is what you entered for that exercise, which stays.",
  file: "It is a copy of a recording from another file, which stays.",
} as const;
