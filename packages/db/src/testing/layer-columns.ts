import { instants } from "./instants.ts";

/** The columns of what changes a generated plan, and of its race day. */
export const LAYER_COLUMNS = {
  planAdjustment: {
    id: "bigint",
    trainingPlanId: "bigint",
    userId: "bigint",
    fromWeek: "integer",
    adjustmentType: "text",
    volumeAdjustment: "integer",
    intensityAdjustment: "text",
    reason: "text",
    createdAt: "timestamp with time zone",
  },
  timeOff: {
    id: "bigint",
    trainingPlanId: "bigint",
    userId: "bigint",
    kind: "text",
    fromDate: "date",
    toDate: "date null",
    minutesPerDay: "integer null",
    sports: "text[]",
    symptoms: "text null",
    acceptedOn: "date",
    placementsBefore: "jsonb",
    ...instants,
  },
  raceDay: {
    id: "bigint",
    trainingPlanId: "bigint",
    userId: "bigint",
    startMinute: "integer null",
    checkedItems: "text[]",
    status: "text null",
    finishSeconds: "integer null",
    splits: "jsonb",
    isFairDay: "boolean",
    note: "text null",
    ...instants,
  },
} as const;
