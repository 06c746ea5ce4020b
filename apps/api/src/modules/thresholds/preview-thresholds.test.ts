import type { RecordThresholdsInput } from "@triplan/contract";
import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

/** An athlete in a plan that runs 8:30 a mile in the race. */
async function runner(): Promise<TestUser> {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ currentRunPace: "8:30" }));
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  return user;
}

const today = () => isoDate(api.clock.now().toISOString().slice(0, 10));

const OLD_RUN = { performance: { kind: "run-20", pace: 440 } } as const;

describe("the preview of thresholds", () => {
  test.each<[string, boolean, Partial<RecordThresholdsInput>]>([
    ["a typed threshold", true, { runThreshold: 440 }],
    ["a test", true, { performance: { kind: "swim-test", seconds400: 540, seconds200: 260 } }],
    ["a ride", true, { performance: { kind: "bike-20", watts: 240, heartRate: 165 } }],
    ["a test set aside", false, { performance: { kind: "run-20", pace: 440 }, isGoodTest: false }],
    ["a result before the threshold in force", false, { ...OLD_RUN, date: addDays(today(), -9) }],
  ])("counts what recording it retargets, and stores nothing: %s", async (_, changes, input) => {
    const user = await runner();
    await user.trpc.thresholds.record.mutate({ css: 150, runThreshold: 470, isConfirmed: true });
    const before = await api.digest();
    const { retargeted } = await user.trpc.thresholds.preview.query(input);
    expect(await api.digest()).toEqual(before);
    const recorded = await user.trpc.thresholds.record.mutate({ ...input, isConfirmed: true });
    expect(retargeted).toEqual(recorded.retargeted);
    expect(retargeted.swim + retargeted.bike + retargeted.run > 0).toBe(changes);
  });

  test("has the easy and the threshold targets of the next runs, before and after", async () => {
    const user = await runner();
    await user.trpc.thresholds.record.mutate({ runThreshold: 480, isConfirmed: true });
    const { targets } = await user.trpc.thresholds.preview.query({ runThreshold: 465 });
    expect(targets.map(({ type, zone }) => `${type} ${zone}`)).toEqual(["run Z2", "run Z4"]);
    // 480 / .86 = 9:18 and 480 / .75 = 10:40; 465 gives 9:01 and 10:20.
    expect(targets[0]).toMatchObject({
      before: { slow: "10:40", fast: "9:20" },
      after: { slow: "10:20", fast: "9:00" },
    });
  });

  test("changes nothing without a plan, nor for thresholds that the plan has", async () => {
    const none = { retargeted: { swim: 0, bike: 0, run: 0 }, targets: [] };
    const stranger = await api.user();
    expect(await stranger.trpc.thresholds.preview.query({ runThreshold: 465 })).toEqual(none);
    const user = await runner();
    await user.trpc.thresholds.record.mutate({ runThreshold: 480, isConfirmed: true });
    expect(await user.trpc.thresholds.preview.query({ runThreshold: 480 })).toEqual(none);
  });

  test("halves a slightly slower test, as recording it does", async () => {
    const user = await runner();
    await user.trpc.thresholds.record.mutate({ runThreshold: 480, isConfirmed: true });
    const slower = await user.trpc.thresholds.preview.query({
      performance: { kind: "run-30", pace: 490 },
    });
    const half = await user.trpc.thresholds.preview.query({ runThreshold: 485 });
    expect(slower).toMatchObject({ targets: half.targets });
  });
});
