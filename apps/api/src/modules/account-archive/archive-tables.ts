import {
  IMPORTED_LISTS,
  READ_ONLY_LISTS,
  type ImportedList,
  type ReadOnlyList,
} from "@triplan/contract/account-archive";
import type { ArchivedTable, Database } from "@triplan/db";
import type { z } from "zod";

interface Source {
  table: keyof Database;
  /** Columns that order its rows and name each of them; `id` if left out. */
  key?: readonly string[];
}

const SOURCES: Readonly<Record<ImportedList | ReadOnlyList, Source>> = {
  thresholds: { table: "thresholdRecord" },
  imports: { table: "activityImport" },
  activities: { table: "wearableActivity" },
  importedFiles: { table: "importFile", key: ["importId", "position"] },
  recordings: { table: "activityDetail", key: ["activityId"] },
  deletedActivities: { table: "activityTombstone", key: ["provider", "providerActivityId"] },
  plans: { table: "trainingPlan" },
  exercises: { table: "exercise" },
  adjustments: { table: "planAdjustment" },
  timeOff: { table: "timeOff" },
  races: { table: "planRace" },
  raceDays: { table: "raceDay" },
  acceptedProposals: { table: "planLayer" },
  checkIns: { table: "checkIn" },
  revisions: { table: "planRevision" },
  decisions: { table: "proposalDecision" },
  logins: { table: "userSession" },
  events: { table: "auditEvent" },
  connections: { table: "wearableConnection" },
};

export interface ArchiveTable extends ArchivedTable {
  /** Of its file, without ".json". */
  name: string;
  /** Reads a row of its file. */
  row: z.ZodObject;
}

const sourceOf = new Map<string, Source>(Object.entries(SOURCES));

/** Tables of lists; their columns are the fields of the schemas. */
const tablesOf = (lists: Readonly<Record<string, z.ZodObject>>): ArchiveTable[] =>
  Object.entries(lists).flatMap(([name, row]) => {
    const source = sourceOf.get(name);
    return source ? [{ name, row, key: ["id"], columns: Object.keys(row.shape), ...source }] : [];
  });

/** What an import brings back, each list after those that it refers to. */
export const IMPORTED_TABLES: readonly ArchiveTable[] = tablesOf(IMPORTED_LISTS);

/** Every list of an archive. */
export const ARCHIVE_TABLES: readonly ArchiveTable[] = [
  ...IMPORTED_TABLES,
  ...tablesOf(READ_ONLY_LISTS),
];
