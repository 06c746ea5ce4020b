import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

test("stores paces and goal in one form of text, however they are written", async () => {
  const sent = {
    currentSwimPace: "02:30",
    currentBikePace: "18,0",
    currentRunPace: "08:30",
    goalFinishTime: "2:50:00",
  };
  expect(await user.rest("POST", "/training-plans", validPlan(sent))).toMatchObject({
    status: 201,
    body: {
      currentSwimPace: "2:30",
      currentBikePace: "18",
      currentRunPace: "8:30",
      goalFinishTime: "02:50:00",
    },
  });
});

describe("the goal of a new plan", () => {
  test("is stored with the server's paces instead of the sent ones", async () => {
    const plan = await user.trpc.plans.create.mutate(
      validPlan({ goalFinishTime: "02:50:00", goalSwimPace: "0:01", goalRunPace: "0:01" }),
    );
    const { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace } = plan;
    // Swim 0.93 mi at 2:30 = 2245 s, bike 25 mi at 18 mph = 5000 s, run 6.2 mi at 8:30 = 3162 s:
    // 10,407 s predicted without transitions, 10,200 - 300 = 9900 s as the goal, so each × 0.95128.
    expect({ goalFinishTime, goalSwimPace, goalBikePace, goalRunPace }).toEqual({
      goalFinishTime: "02:50:00",
      goalSwimPace: "2:23",
      goalBikePace: "18.9",
      goalRunPace: "8:05",
    });
  });

  test.each(["00:30:00", "06:00:00"])(
    "of %s for an Olympic race is rejected under its field",
    async (goalFinishTime) => {
      const before = await api.digest();
      const call = user.trpc.plans.create.mutate(validPlan({ goalFinishTime }));
      const message = "Goal finish time must be between 1:40:58 and 5:56:55 for this race";
      const issues = [{ path: "goalFinishTime", message }];
      expect(await refusalOf(call)).toMatchObject({ status: 400, issues });
      expect(await api.digest()).toEqual(before);
    },
  );

  test("is null when absent", async () => {
    const { goalFinishTime: _, ...plan } = validPlan();
    expect(await user.rest("POST", "/training-plans", plan)).toMatchObject({
      status: 201,
      body: { goalFinishTime: null, goalSwimPace: null, goalBikePace: null, goalRunPace: null },
    });
  });
});
