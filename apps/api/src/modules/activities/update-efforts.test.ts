import { writeActivityDetail } from "@triplan/db";
import { normalizedPower, type ActivityStream } from "@triplan/domain";
import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { packStream } from "../imports/stream-bytes.ts";
import { updateEfforts } from "./update-efforts.ts";

const api = await testApi();
const user = await api.user();

const time = Array.from({ length: 45 * 60 }, (_, at) => at);
/** Surges of a minute: 200 W in the mean, more by normalized power. */
const RIDE: ActivityStream = {
  time,
  power: time.map((at) => (at % 120 < 60 ? 260 : 140)),
  speed: time.map(() => 9),
  heartRate: time.map(() => 140),
};

async function storedRide(effortsVersion: number, family: "bike" | "run" = "bike") {
  const distanceMeters = null;
  const { id } = await seedActivity(api.db, user.id, {
    family,
    discipline: family,
    distanceMeters,
  });
  const stream = await packStream(RIDE);
  await writeActivityDetail(api.db, { userId: user.id, activityId: id, laps: [], stream });
  await api.db
    .updateTable("activityDetail")
    .set({ effortsVersion })
    .where("activityId", "=", id)
    .execute();
  return id;
}

const effortsOf = async (id: number) =>
  api.db
    .selectFrom("wearableActivity")
    .innerJoin("activityDetail", (join) =>
      join
        .onRef("activityDetail.userId", "=", "wearableActivity.userId")
        .onRef("activityId", "=", "wearableActivity.id"),
    )
    .select(["efforts", "effortsVersion"])
    .where("wearableActivity.id", "=", id)
    .executeTakeFirstOrThrow();

const update = (signal = new AbortController().signal) =>
  updateEfforts({ db: api.db, log: api.log.logger }, signal);

test("calculates the efficiency of stored rides again, by normalized power", async () => {
  const older = await Promise.all(Array.from({ length: 23 }, () => storedRide(1)));
  const current = await storedRide(2);
  const withoutDistance = await storedRide(1, "run");

  await update();

  const watts = normalizedPower(RIDE) ?? 0;
  for (const id of older) {
    const { efforts, effortsVersion } = await effortsOf(id);
    expect(efforts?.efficiency).toBeCloseTo(watts / 140, 2);
    expect(effortsVersion).toBe(2);
  }
  expect(await effortsOf(current)).toEqual({ efforts: null, effortsVersion: 2 });
  expect(await effortsOf(withoutDistance)).toEqual({ efforts: null, effortsVersion: 2 });
  await update();
  expect(api.log.text()).toContain('"updated":0');
});

test("goes on after a recording with damaged samples", async () => {
  const [damaged, later] = [await storedRide(1), await storedRide(1)];
  await api.db
    .updateTable("activityDetail")
    .set({ stream: Buffer.from("damaged") })
    .where("activityId", "=", damaged)
    .execute();
  await update();
  expect(await effortsOf(damaged)).toEqual({ efforts: null, effortsVersion: 1 });
  expect(await effortsOf(later)).toMatchObject({ effortsVersion: 2 });
  expect(api.log.text()).toContain("efforts of a recording not updated");
});

test("stops when the process does, and goes on later", async () => {
  const id = await storedRide(1);
  await expect(update(AbortSignal.abort())).rejects.toThrow("aborted");
  expect(await effortsOf(id)).toEqual({ efforts: null, effortsVersion: 1 });
  await update();
  expect(await effortsOf(id)).toMatchObject({ effortsVersion: 2 });
});
