import type { Db } from "@triplan/db";
import { isoDate, type Discipline, type SportFamily } from "@triplan/domain";

interface Seed {
  provider: string;
  providerActivityId: string;
  providerSummaryId: string | null;
  parentProviderId: string | null;
  isParent: boolean;
  source: "webhook" | "test";
  family: SportFamily;
  activityType: string;
  discipline: Discipline;
  startTime: string;
  localDate: string;
  durationSeconds: number;
  distanceMeters: number | null;
  averagePace: number | null;
  averageHeartRate: number | null;
  duplicateOf: number | null;
}

let seeded = 0;

/** Stores a recorded run as a webhook would; `over` changes its fields. */
export async function seedActivity(db: Db, userId: number, over: Partial<Seed> = {}) {
  seeded += 1;
  const { localDate = "2026-03-03", ...more } = over;
  return db
    .insertInto("wearableActivity")
    .values({
      userId,
      provider: "sandbox",
      providerActivityId: `recorded-${seeded}`,
      source: "webhook",
      name: "Run",
      activityType: over.family ?? "running",
      family: "run",
      discipline: "run",
      startTime: `${localDate}T06:00:00.000Z`,
      startOffsetSeconds: 0,
      durationSeconds: 1800,
      ...more,
      localDate: isoDate(localDate),
    })
    .returning(["id", "providerActivityId"])
    .executeTakeFirstOrThrow();
}
