import { instants } from "./instants.ts";

/** The columns of imports and of what they store. */
export const IMPORT_COLUMNS = {
  activityImport: {
    id: "bigint",
    userId: "bigint",
    name: "text",
    byteLength: "bigint",
    timeZone: "text",
    uploadKey: "text null",
    fileCount: "integer null",
    status: "text",
    isStopped: "boolean",
    error: "text null",
    finishedAt: "timestamp with time zone null",
    ...instants,
  },
  importFile: {
    userId: "bigint",
    importId: "bigint",
    position: "integer",
    name: "text",
    outcome: "text",
    reason: "text null",
    activityId: "bigint null",
    createdAt: "timestamp with time zone",
  },
  activityDetail: {
    activityId: "bigint",
    userId: "bigint",
    laps: "jsonb",
    stream: "bytea null",
    effortsVersion: "integer",
    createdAt: "timestamp with time zone",
  },
} as const;
