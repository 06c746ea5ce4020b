import {
  ARCHIVE_FACTS,
  ARCHIVE_LISTS,
  type ArchiveFact,
  type ArchiveList,
} from "@triplan/contract/account-archive";
import type { ArchivedTable, Database } from "@triplan/db";
import type { z } from "zod";

interface Source {
  table: keyof Database;
  /** Columns that order its rows and name each of them. */
  key: readonly string[];
}

const byId = { key: ["id"] } as const;

const SOURCES: Readonly<Record<ArchiveList | ArchiveFact, Source>> = {
  thresholds: { table: "thresholdRecord", ...byId },
  imports: { table: "activityImport", ...byId },
  activities: { table: "wearableActivity", key: ["id"] },
  importedFiles: {
    table: "importFile",
    key: ["importId", "position"],
  },
  recordings: {
    table: "activityDetail",
    key: ["activityId"],
  },
  deletedActivities: {
    table: "activityTombstone",
    key: ["provider", "providerActivityId"],
  },
  plans: { table: "trainingPlan", ...byId },
  exercises: {
    table: "exercise",
    key: ["id"],
  },
  adjustments: { table: "planAdjustment", ...byId },
  timeOff: { table: "timeOff", ...byId },
  races: { table: "planRace", ...byId },
  raceDays: { table: "raceDay", ...byId },
  acceptedProposals: { table: "planLayer", ...byId },
  checkIns: { table: "checkIn", ...byId },
  revisions: { table: "planRevision", ...byId },
  decisions: { table: "proposalDecision", key: ["id"] },
  logins: { table: "userSession", ...byId },
  events: { table: "auditEvent", ...byId },
  connections: { table: "wearableConnection", ...byId },
};

export interface ArchiveTable extends ArchivedTable {
  /** Of its file, without ".json". */
  name: string;
}

const tableOf =
  (sources: Readonly<Record<string, Source>>) =>
  ([name, { row }]: [string, { row: z.ZodObject }]): ArchiveTable[] => {
    const source = sources[name];
    return source ? [{ name, ...source, columns: Object.keys(row.shape) }] : [];
  };

/** The lists of an archive; their columns are the fields of their schemas. */
export const ARCHIVE_TABLES: readonly ArchiveTable[] = Object.entries<{ row: z.ZodObject }>({
  ...ARCHIVE_LISTS,
  ...ARCHIVE_FACTS,
}).flatMap(tableOf(SOURCES));
