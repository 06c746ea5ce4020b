import { afterEach, expect, test } from "vitest";
import { cleanUpFile } from "@triplan/db/testing/after-file";
import { PATIENT } from "../../../testing/api/patient.ts";
import { testWorkers } from "../../../testing/jobs/test-workers.ts";
import { ROBIN } from "../../../testing/watch/athletes.ts";
import { sampleRide } from "../../../testing/watch/sample-ride.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

async function connected() {
  const api = await testWorkers();
  const user = await api.user();
  await api.connect(user, ROBIN);
  await user.trpc.thresholds.record.mutate({ ftpWatts: 250 });
  const find = async () => {
    const [activity] = await user.trpc.activities.list.query({});
    return activity && user.trpc.activities.get.query({ activityId: activity.id });
  };
  return { ...api, find };
}

type Ride = ReturnType<typeof sampleRide>;

/** The ride in the provider's details format: 210 W, a sample every five seconds and two laps. */
const detailsOf = (ride: Ride) => ({
  userId: ride.userId,
  summaryId: `${ride.summaryId}-detail`,
  activityId: ride.activityId,
  summary: ride,
  samples: Array.from({ length: ride.durationInSeconds / 5 }, (_, at) => ({
    startTimeInSeconds: ride.startTimeInSeconds + 5 * at,
    powerInWatts: 210,
    heartRate: 140,
    latitudeInDegree: 38.7,
    longitudeInDegree: -9.1,
  })),
  laps: [0, 900].map((at) => ({ startTimeInSeconds: ride.startTimeInSeconds + at })),
});

const DETAILED = {
  laps: [{ durationSeconds: 900 }, { durationSeconds: 900 }],
  stream: { power: expect.any(Array), heartRate: expect.any(Array) },
  zoneSeconds: [0, 0, 1796, 0, 0],
  zoneBasis: "power",
  averagePower: 210,
  normalizedPower: expect.closeTo(210),
};

test("details of the watch are stored with their activity, whichever comes first", async () => {
  for (const isFirst of [true, false]) {
    const api = await connected();
    const ride = sampleRide(ROBIN);
    const [details, summary] = [{ activityDetails: [detailsOf(ride)] }, { activities: [ride] }];
    for (const body of isFirst ? [details, summary] : [summary, details]) {
      await api.post(body);
      await expect.poll(api.find, PATIENT).toBeDefined();
    }
    await expect.poll(api.find, PATIENT).toMatchObject(DETAILED);
    const rows = await api.db.selectFrom("wearableActivity").selectAll().orderBy("id").execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(await api.find())).not.toContain("38.7");
  }
});

test("details stay when the athlete edits the activity", async () => {
  const api = await connected();
  const ride = sampleRide(ROBIN);
  await api.post({ activityDetails: [detailsOf(ride)] });
  await expect.poll(api.find, PATIENT).toMatchObject(DETAILED);
  await api.post({ manuallyUpdatedActivities: [{ ...ride, activityName: "Renamed" }] });
  await expect.poll(api.find, PATIENT).toMatchObject({ ...DETAILED, activityName: "Renamed" });
});
