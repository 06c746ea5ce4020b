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
  key: readonly string[];
  /** Columns that name a row of another list. */
  refs: Readonly<Record<string, ArchiveList>>;
}

const ofPlan = { key: ["id"], refs: { trainingPlanId: "plans" } } as const;
const byId = { key: ["id"], refs: {} } as const;

const SOURCES: Readonly<Record<ArchiveList | ArchiveFact, Source>> = {
  thresholds: { table: "thresholdRecord", ...byId },
  imports: { table: "activityImport", ...byId },
  activities: { table: "wearableActivity", key: ["id"], refs: { importId: "imports" } },
  importedFiles: {
    table: "importFile",
    key: ["importId", "position"],
    refs: { importId: "imports", activityId: "activities" },
  },
  recordings: {
    table: "activityDetail",
    key: ["activityId"],
    refs: { activityId: "activities" },
  },
  deletedActivities: {
    table: "activityTombstone",
    key: ["provider", "providerActivityId"],
    refs: {},
  },
  plans: { table: "trainingPlan", ...byId },
  exercises: {
    table: "exercise",
    key: ["id"],
    refs: { trainingPlanId: "plans", matchedActivityId: "activities" },
  },
  adjustments: { table: "planAdjustment", ...ofPlan },
  timeOff: { table: "timeOff", ...ofPlan },
  races: { table: "planRace", ...ofPlan },
  raceDays: { table: "raceDay", ...ofPlan },
  acceptedProposals: { table: "planLayer", ...ofPlan },
  checkIns: { table: "checkIn", ...ofPlan },
  revisions: { table: "planRevision", ...ofPlan },
  decisions: { table: "proposalDecision", key: ["id"], refs: { planId: "plans" } },
  logins: { table: "userSession", ...byId },
  events: { table: "auditEvent", ...byId },
  connections: { table: "wearableConnection", ...byId },
};

export interface ArchiveTable extends Source, ArchivedTable {
  /** Of its file, without ".json". */
  name: string;
  row: z.ZodObject;
  /** The most rows that an import takes; null if it takes none. */
  max: number | null;
}

const tableOf =
  (sources: Readonly<Record<string, Source>>) =>
  ([name, list]: [string, { row: z.ZodObject; max?: number }]): ArchiveTable[] => {
    const source = sources[name];
    if (!source) return [];
    const columns = Object.keys(list.row.shape);
    return [{ name, ...source, ...list, max: list.max ?? null, columns }];
  };

/** The lists of an archive in the order of an import; their columns are the fields of their schemas. */
export const ARCHIVE_TABLES: readonly ArchiveTable[] = Object.entries<{
  row: z.ZodObject;
  max?: number;
}>({ ...ARCHIVE_LISTS, ...ARCHIVE_FACTS }).flatMap(tableOf(SOURCES));
