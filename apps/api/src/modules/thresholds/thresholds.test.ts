import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

const RUN_5K = { kind: "run-result", meters: 5000, seconds: 1470 } as const;
const SWIM_TEST = { kind: "swim-test", seconds400: 420, seconds200: 200 } as const;

/** Current thresholds as `kind value source`. */
const summary = ({ current }: { current: { kind: string; value: number; source: string }[] }) =>
  current.map(({ kind, value, source }) => `${kind} ${value} ${source}`);

describe("thresholds", () => {
  test("are empty for a new athlete", async () => {
    const user = await api.user();
    expect(await user.rest("GET", "/thresholds")).toMatchObject({
      status: 200,
      body: { current: [], records: [] },
    });
  });

  test("come from the paces of the current plan until they are recorded", async () => {
    const user = await api.user();
    const { id } = await user.trpc.plans.create.mutate(
      validPlan({ currentSwimPace: "2:30", currentBikePace: "18", currentRunPace: "8:30" }),
    );
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: id });
    expect(summary(await user.trpc.thresholds.list.query())).toEqual([
      "css 146 paces",
      "bikeThresholdMph 18.8 paces",
      "runThreshold 485 paces",
    ]);
    const recorded = await user.trpc.thresholds.record.mutate({ performance: RUN_5K });
    expect(summary(recorded)).toEqual([
      "css 146 paces",
      "bikeThresholdMph 18.8 paces",
      "runThreshold 498 result",
    ]);
  });

  test("are recorded from typed values, rounded as shown", async () => {
    const user = await api.user();
    const answer = await user.rest("POST", "/thresholds", {
      css: 104.6,
      bikeThresholdMph: 20.44,
      lthrRun: 168,
    });
    expect(answer.status).toBe(201);
    const list = await user.trpc.thresholds.list.query();
    expect(summary(list)).toEqual([
      "css 105 typed",
      "bikeThresholdMph 20.4 typed",
      "lthrRun 168 typed",
    ]);
    expect(answer.body).toEqual({ ...list, retargeted: { swim: 0, bike: 0, run: 0 } });
  });

  test("of a bike test are power, speed and heart rate of one day", async () => {
    const user = await api.user();
    const performance = { kind: "bike-20", watts: 260, mph: 22, heartRate: 170 } as const;
    const { current, records } = await user.trpc.thresholds.record.mutate({ performance });
    expect(summary({ current })).toEqual([
      "ftpWatts 247 test",
      "bikeThresholdMph 21.6 test",
      "lthrBike 162 test",
    ]);
    expect(new Set(records.map(({ measuredOn }) => measuredOn)).size).toBe(1);
  });

  test("of the newest day win over those recorded later", async () => {
    const user = await api.user();
    const { records } = await user.trpc.thresholds.record.mutate({ css: 105 });
    const yesterday = addDays(records[0]?.measuredOn ?? fail(), -1);
    const after = await user.trpc.thresholds.record.mutate({ css: 104, date: yesterday });
    expect(summary(after)).toEqual(["css 105 typed"]);
    expect(after.records).toHaveLength(2);
  });

  test("of a slightly slower test move half the way", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ css: 108 });
    const after = await user.trpc.thresholds.record.mutate({ performance: SWIM_TEST });
    expect(summary(after)).toEqual(["css 109 test"]);
  });

  test("typed slightly slower are taken as typed", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ css: 108 });
    expect(summary(await user.trpc.thresholds.record.mutate({ css: 110 }))).toEqual([
      "css 110 typed",
    ]);
  });

  test("of a test that was not good are kept and do not count", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ css: 105 });
    const after = await user.trpc.thresholds.record.mutate({
      performance: { kind: "swim-test", seconds400: 520, seconds200: 240 },
      isGoodTest: false,
    });
    expect(summary(after)).toEqual(["css 105 typed"]);
    expect(after.records[0]).toMatchObject({ kind: "css", value: 140, isCounted: false });
  });

  test("can be deleted; the one before is in force again", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ css: 105 });
    const { records } = await user.trpc.thresholds.record.mutate({ css: 103 });
    const answer = await user.rest("DELETE", `/thresholds/${records[0]?.id}`);
    expect(answer.status).toBe(200);
    expect(summary(await user.trpc.thresholds.list.query())).toEqual(["css 105 typed"]);
  });

  test("belong to one athlete", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const { records } = await user.trpc.thresholds.record.mutate({ css: 105 });
    expect(await other.trpc.thresholds.list.query()).toEqual({ current: [], records: [] });
    expect(
      await refusalOf(other.trpc.thresholds.delete.mutate({ thresholdId: records[0]?.id ?? 0 })),
    ).toMatchObject({ status: 404, message: "Threshold not found" });
  });

  test("are deleted with the account", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ css: 105 });
    await api.db.deleteFrom("userAccount").where("id", "=", user.id).execute();
    const left = await api.db
      .selectFrom("thresholdRecord")
      .select("id")
      .where("userId", "=", user.id)
      .execute();
    expect(left).toEqual([]);
  });
});

const ride = (watts: number) => ({ kind: "bike-ramp", watts: watts / 0.75 }) as const;
const ftpOf = ({ current }: { current: { kind: string; value: number }[] }) =>
  current.find(({ kind }) => kind === "ftpWatts")?.value;

describe("a noisy test", () => {
  test.each([
    ["2 % above FTP leaves it", 204, 200, "same", 204],
    ["5 % above FTP is taken", 210, 210, null, null],
    ["9 % above FTP counts half", 218, 209, "half", 218],
  ] as const)("%s", async (_, watts, expected, verdict, measured) => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ ftpWatts: 200 });
    const after = await user.trpc.thresholds.record.mutate({ performance: ride(watts) });
    expect(ftpOf(after)).toBe(expected);
    expect(after.records[0]).toMatchObject({ source: "test", verdict, measured });
  });

  test("counts as measured if the athlete says so", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ ftpWatts: 200 });
    const after = await user.trpc.thresholds.record.mutate({
      performance: ride(218),
      isAsMeasured: true,
    });
    expect(ftpOf(after)).toBe(218);
    expect(after.records[0]).toMatchObject({ verdict: null, measured: null });
  });

  test.each([
    [-20, 218, "agreed"],
    [-29, 209, "same"],
  ] as const)(
    "of %i days ago brings the other half with a second one: %d",
    async (days, ftp, verdict) => {
      const user = await api.user();
      const today = isoDate(api.clock.now().toISOString().slice(0, 10));
      await user.trpc.thresholds.record.mutate({ ftpWatts: 200, date: addDays(today, -40) });
      const first = { performance: ride(218), date: addDays(today, days) };
      expect(ftpOf(await user.trpc.thresholds.record.mutate(first))).toBe(209);
      const after = await user.trpc.thresholds.record.mutate({ performance: ride(214) });
      expect(ftpOf(after)).toBe(ftp);
      expect(after.records[0]).toMatchObject({ verdict, measured: 214 });
    },
  );

  test("keeps the targets of the plan", async () => {
    const user = await api.user();
    const { id } = await user.trpc.plans.create.mutate(validPlan({ currentRunPace: "8:30" }));
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: id });
    await user.trpc.thresholds.record.mutate({ runThreshold: 480 });
    const { retargeted } = await user.trpc.thresholds.record.mutate({
      performance: { kind: "run-30", pace: 476 },
    });
    expect(retargeted).toEqual({ swim: 0, bike: 0, run: 0 });
  });
});

describe("an unusual value", () => {
  test("is asked about and stored only when confirmed", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ ftpWatts: 200 });
    const before = await api.digest();
    const answer = await user.rest("POST", "/thresholds", { ftpWatts: 240 });
    const message = "This differs a lot from your present FTP. Is it right?";
    expect(answer).toMatchObject({
      status: 409,
      body: { code: "conflict", message, issues: [{ path: "ftpWatts", message }] },
    });
    expect(await api.digest()).toEqual(before);
    const confirmed = { ftpWatts: 240, isConfirmed: true };
    expect(await user.rest("POST", "/thresholds", confirmed)).toMatchObject({ status: 201 });
    expect(summary(await user.trpc.thresholds.list.query())).toEqual(["ftpWatts 240 typed"]);
  });

  test("may differ more from one that comes from paces", async () => {
    const user = await api.user();
    const { id } = await user.trpc.plans.create.mutate(validPlan({ currentSwimPace: "2:30" }));
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: id });
    expect(await user.rest("POST", "/thresholds", { css: 125 })).toMatchObject({ status: 201 });
    expect(await user.rest("POST", "/thresholds", { css: 105 })).toMatchObject({ status: 409 });
  });

  test("is asked about if a swim test contradicts itself", async () => {
    const user = await api.user();
    const performance = { kind: "swim-test", seconds400: 400, seconds200: 200 };
    expect(await user.rest("POST", "/thresholds", { performance })).toMatchObject({
      status: 409,
      body: { issues: [{ path: "performance.seconds200" }] },
    });
    expect(
      await user.rest("POST", "/thresholds", { performance, isConfirmed: true }),
    ).toMatchObject({ status: 201 });
  });

  test("is refused with one message at the field that is out of bounds", async () => {
    const user = await api.user();
    const performance = { ...RUN_5K, seconds: 300 };
    expect(await user.rest("POST", "/thresholds", { performance })).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: "performance.seconds", message: "Time must be between 15:00 and 2:30:00" },
        ],
      },
    });
  });

  test("is asked about if a test felt too easy", async () => {
    const user = await api.user();
    const easy = { performance: SWIM_TEST, rpe: 7 };
    const message = "A test feels like 8 to 10 of 10; this one felt like 7. Count it?";
    expect(await user.rest("POST", "/thresholds", easy)).toMatchObject({
      status: 409,
      body: { issues: [{ path: "rpe", message }] },
    });
    for (const sent of [
      { ...easy, isConfirmed: true },
      { performance: RUN_5K, rpe: 7 },
      { performance: SWIM_TEST, rpe: 8 },
    ]) {
      expect(await user.rest("POST", "/thresholds", sent)).toMatchObject({
        status: 201,
      });
      const { records } = await user.trpc.thresholds.list.query();
      expect(records).toContainEqual(expect.objectContaining({ rpe: sent.rpe }));
    }
  });

  test("is asked about if a threshold heart rate is above the highest one", async () => {
    const user = await api.user();
    await user.trpc.thresholds.record.mutate({ maxHr: 165 });
    expect(await user.rest("POST", "/thresholds", { lthrRun: 170 })).toMatchObject({
      status: 409,
      body: { issues: [{ path: "lthrRun" }] },
    });
  });
});

function fail(): never {
  throw new Error("No record");
}
