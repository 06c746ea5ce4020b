import { defaultSchedule, entryOf, WEEKDAYS } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

describe("preferences", () => {
  // @covers calls-7
  test("stores the setup form's four fields and returns them with the user", async () => {
    const user = await api.user();
    const sent = {
      defaultSwimPace: "2:05",
      defaultBikePace: "19.5",
      defaultRunPace: "9:15",
      experienceLevel: "intermediate",
    };
    const answer = await user.rest("PATCH", "/user/preferences", sent);
    expect(answer).toMatchObject({ status: 200, body: { id: user.id, ...sent } });
    expect((await user.rest("GET", "/user")).body).toEqual(answer.body);
  });

  // @covers calls-7
  test("stores those of the settings and keeps the level", async () => {
    const user = await api.user();
    await user.trpc.preferences.update.mutate({ experienceLevel: "advanced" });
    const sent = {
      defaultSwimPace: "1:00",
      defaultBikePace: "30",
      defaultRunPace: "16:00",
      defaultWeeklySchedule: [...defaultSchedule("ironman")],
      unitPreference: "kilometers",
      strengthPlace: "off",
      poolLengthMeters: 33.33,
      defaultPacesRace: "70.3",
    } as const;
    expect(await user.trpc.preferences.update.mutate(sent)).toMatchObject({
      ...sent,
      experienceLevel: "advanced",
    });
  });

  test("keep the race of default paces that come without one", async () => {
    const user = await api.user();
    await user.trpc.preferences.update.mutate({ defaultRunPace: "9:40", defaultPacesRace: "70.3" });
    const sent = { defaultSwimPace: "2:05", defaultBikePace: "19.5", defaultRunPace: "9:15" };
    expect(await user.rest("PATCH", "/user/preferences", sent)).toMatchObject({
      status: 200,
      body: { ...sent, defaultPacesRace: "70.3" },
    });
  });

  test("accepts a schedule on which no plan could be built", async () => {
    const user = await api.user();
    const restWeek = WEEKDAYS.map((day) => entryOf(day, 0));
    expect(
      await user.trpc.preferences.update.mutate({ defaultWeeklySchedule: restWeek }),
    ).toMatchObject({ defaultWeeklySchedule: restWeek });
  });

  test("changes nothing for an empty request", async () => {
    const user = await api.user();
    const before = await api.digest();
    const { body } = await user.rest("GET", "/user");
    expect(await user.rest("PATCH", "/user/preferences", {})).toMatchObject({ status: 200, body });
    expect(await api.digest()).toEqual(before);
  });

  test("changes nothing if one field is invalid", async () => {
    const user = await api.user();
    const before = await api.digest();
    const answer = await user.rest("PATCH", "/user/preferences", {
      defaultSwimPace: "2:00",
      unitPreference: "meters",
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: "unitPreference", message: "Unit preference must be miles or kilometers" },
        ],
      },
    });
    expect(await api.digest()).toEqual(before);
  });

  test("ignores name, password, id and current plan", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const before = await api.digest();
    const sent = {
      id: other.id,
      userId: other.id,
      username: "mallory@example.com",
      passwordHash: "x",
      password: "x",
      currentTrainingPlanId: 1,
    };
    expect(await user.rest("PATCH", "/user/preferences", sent)).toMatchObject({
      status: 200,
      body: { id: user.id, username: user.email, currentTrainingPlanId: null },
    });
    expect(await api.digest()).toEqual(before);
  });

  test("belong to one user", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const { body } = await other.rest("GET", "/user");
    await user.trpc.preferences.update.mutate({ unitPreference: "kilometers" });
    expect((await other.rest("GET", "/user")).body).toEqual(body);
  });
});

describe("the current plan", () => {
  test("is null at first, then the chosen one, then null again", async () => {
    const user = await api.user();
    const plan = await user.trpc.plans.create.mutate(validPlan());
    expect(await user.rest("GET", "/user/current-plan")).toMatchObject({ status: 200, body: null });

    expect(await user.rest("PATCH", "/user/current-plan", { planId: plan.id })).toMatchObject({
      status: 200,
      body: { id: user.id, currentTrainingPlanId: plan.id },
    });
    expect((await user.rest("GET", "/user/current-plan")).body).toEqual(plan);
    expect(await user.rest("GET", "/user")).toMatchObject({
      body: { currentTrainingPlanId: plan.id },
    });

    expect(await user.rest("PATCH", "/user/current-plan", { planId: null })).toMatchObject({
      status: 200,
      body: { currentTrainingPlanId: null },
    });
    expect(await user.trpc.preferences.currentPlan.query()).toBeNull();
  });

  test("must belong to the user", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const plan = await other.trpc.plans.create.mutate(validPlan());
    const before = await api.digest();
    for (const planId of [plan.id, 999_999, 0, -1]) {
      expect(
        await refusalOf(user.trpc.preferences.setCurrentPlan.mutate({ planId })),
      ).toMatchObject({ status: 404, message: "Training plan not found" });
    }
    expect(await api.digest()).toEqual(before);
  });
});
