import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readActivityFile } from "./read-activity-file.ts";

const SAMPLES = [
  [
    "garmin-fenix-5-run.fit",
    { activityType: "running", durationSeconds: 57, distanceMeters: 158, averageHeartRate: 90 },
  ],
  [
    "elemnt-bolt-ride.fit",
    { activityType: "cycling", durationSeconds: 132, distanceMeters: 964, averagePower: 182 },
  ],
  [
    "forerunner-305-run.tcx",
    {
      activityType: "running",
      durationSeconds: 2325,
      distanceMeters: 8349,
      averageHeartRate: null,
    },
  ],
  ["cerknicko-jezero.gpx", { activityType: "other", durationSeconds: 2151, distanceMeters: 1912 }],
] as const;

test.each(SAMPLES)("reads %s as its device recorded it", async (name, expected) => {
  const bytes = await readFile(new URL(`../samples/${name}`, import.meta.url));
  const [recording] = await readActivityFile(new Uint8Array(bytes));
  const rounded = {
    ...recording,
    durationSeconds: Math.round(recording?.durationSeconds ?? 0),
    distanceMeters: Math.round(recording?.distanceMeters ?? 0),
  };
  expect(rounded).toMatchObject(expected);
});
