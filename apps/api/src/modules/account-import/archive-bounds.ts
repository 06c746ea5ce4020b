import { ARCHIVE_LIMITS } from "@triplan/activity-files";
import { MAX_RACES } from "@triplan/domain";
import { MAX_ACTIVITIES } from "../activities/refuse-too-many-activities.ts";
import { MAX_PLANS } from "../plans/refuse-too-many-plans.ts";
import { MAX_RECORDS } from "../thresholds/max-records.ts";

const MIB = 1024 ** 2;

/** Bounds of an archive that is read. */
export const ARCHIVE_BOUNDS = {
  bytes: ARCHIVE_LIMITS.bytes,
  tooLarge: "This archive is larger than 2 GB.",
  /** Of everything that is unpacked: two thirds are the samples of 50,000 recordings. */
  unpackedBytes: 8192 * MIB,
  /** Of everything but recordings, which have their own limit. */
  otherBytes: 1024 * MIB,
  /** The longest recording has less than half of it. */
  rowBytes: 8 * MIB,
  /** Of `archive.json` and `account.json`. */
  fileBytes: MIB / 4,
} as const;

const MAX_EXERCISES_OF_PLAN = 4000;

const MAX_ROWS: Readonly<Record<string, number>> = {
  plans: MAX_PLANS,
  races: MAX_PLANS * MAX_RACES,
  thresholds: MAX_RECORDS,
  activities: MAX_ACTIVITIES,
  recordings: MAX_ACTIVITIES,
  exercises: MAX_PLANS * MAX_EXERCISES_OF_PLAN,
  importedFiles: 10 * MAX_ACTIVITIES,
};

/** Maximum number of rows of a list. */
export const maxRowsOf = (list: string): number => MAX_ROWS[list] ?? 2 * MAX_ACTIVITIES;
