import { defaultSchedule, entryOf } from "@triplan/domain";
import { ENGINE_VERSION } from "@triplan/plan-engine";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { breakStatements, INNER_TEXT } from "../../testing/api/break-statements.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const exercisesOf = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .selectAll()
    .where("trainingPlanId", "=", planId)
    .orderBy("week")
    .orderBy("orderIndex")
    .execute();

const createIn = async (zone: string, raceDate: string) => {
  const athlete = await api.user();
  const plan = validPlan({ raceDate });
  return athlete.rest("POST", "/training-plans", plan, { "x-time-zone": zone });
};

describe("creating a plan", () => {
  // @covers entities-5, server-4
  test("stores the request and the values that the server computes", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan({ name: "  City olympic " }));

    const { weeklySchedule, ...sent } = validPlan();
    expect(plan).toMatchObject({
      ...sent,
      id: expect.any(Number),
      userId: user.id,
      name: "City olympic",
      weeklySchedule: [...weeklySchedule],
      createdOn: "2026-03-02",
      // The Sunday before Monday, 2 March; 55 days to Sunday, 26 April are 8 weeks.
      startDate: "2026-03-01",
      totalWeeks: 8,
      paceImprovement: 3,
      poolLengthMeters: 25,
      hoursNow: null,
      longestSwimNow: null,
    });
    expect(await user.trpc.plans.list.query()).toEqual([plan]);
  });

  test("stores what the athlete trains now, with 0 as an answer, and the engine's version", async () => {
    const athlete = await api.user();
    const now = { hoursNow: 4.5, longestRunNow: 0, longestRideNow: 75 };

    const created = await athlete.rest("POST", "/training-plans", validPlan(now));

    expect(created).toMatchObject({ status: 201, body: { ...now, longestSwimNow: null } });
    expect(await athlete.trpc.plans.list.query()).toEqual([created.body]);
    const stored = api.db.selectFrom("trainingPlan").select("engineVersion");
    expect(await stored.where("userId", "=", athlete.id).execute()).toEqual([
      { engineVersion: ENGINE_VERSION },
    ]);
  });

  // @covers server-9
  test("generates open exercises of this user for every week", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());

    const exercises = await exercisesOf(plan.id);

    expect([...new Set(exercises.map(({ week }) => week))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(exercises.map(({ slotKey }) => slotKey)).size).toBe(exercises.length);
    for (const exercise of exercises) {
      expect(exercise).toMatchObject({
        userId: user.id,
        isScheduled: false,
        isCompleted: false,
        day: null,
        scheduledDate: null,
        baseDuration: exercise.duration,
        baseIntensity: exercise.intensity,
        baseTemplateId: exercise.templateId,
      });
    }
  });

  test("gives another athlete with the same request the same exercises", async () => {
    const other = await api.user();
    const plans = [
      await user.trpc.plans.create.mutate(validPlan()),
      await other.trpc.plans.create.mutate(validPlan()),
    ];
    const [mine, theirs] = await Promise.all(
      plans.map(async ({ id }) =>
        (await exercisesOf(id)).map(({ slotKey, name, duration, description, steps }) => ({
          slotKey,
          name,
          duration,
          description,
          steps,
        })),
      ),
    );
    expect(theirs).toEqual(mine);
  });

  test("writes swims in whole lengths of a yard pool, stored in meters", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan({ poolLengthMeters: 22.86 }));
    expect(plan.poolLengthMeters).toBe(22.86);
    const swims = (await exercisesOf(plan.id)).filter(({ type }) => type === "swim");
    const lengths = swims.flatMap(({ steps }) =>
      steps.flatMap(({ intervals }) => intervals.map(({ quantity }) => quantity / 22.86)),
    );
    expect(lengths.length).toBeGreaterThan(20);
    for (const length of lengths) expect(length).toBeCloseTo(Math.round(length), 5);
    expect(swims[0]?.description).toMatch(/\d yd /);
    expect(swims[0]?.distance).toMatch(/ m$/);
  });

  test("runs few statements for any number of weeks", async () => {
    const start = api.statements.length;
    const plan = await user.trpc.plans.create.mutate(validPlan({ raceDate: "2028-02-28" }));
    expect(plan.totalWeeks).toBe(104);
    const statements = api.statements
      .slice(start)
      .filter((text) => !/^(?:begin|commit)/.test(text));
    // Session, thresholds, activities before the plan, user lock, plan count, thresholds again, plan, exercises, and the minutes of its weeks.
    expect(statements).toHaveLength(9);
  });

  test("clears hours and endurance of an unavailable day", async () => {
    const weeklySchedule = defaultSchedule("olympic").map((entry) =>
      entry.day === 5 ? { ...entryOf(5, 2, true), available: false } : entry,
    );
    const plan = await user.trpc.plans.create.mutate(validPlan({ weeklySchedule }));
    expect(plan.weeklySchedule[5]).toEqual(entryOf(5, 0));
  });

  test("stores days Sunday first in any given order", async () => {
    const weeklySchedule = defaultSchedule("olympic").toReversed();
    const plan = await user.trpc.plans.create.mutate(validPlan({ weeklySchedule }));
    expect(plan.weeklySchedule).toEqual(defaultSchedule("olympic"));
  });

  test("ignores a sent owner, id or timestamp", async () => {
    const other = await api.user();
    const extra = {
      ...validPlan(),
      id: 1,
      userId: other.id,
      createdOn: "2020-01-01",
      startDate: "2020-01-01",
      createdAt: "2020-01-01T00:00:00Z",
      paceImprovement: 5,
      poolLengthMeters: 50,
      requestHash: "x",
    };
    const answer = await user.rest("POST", "/training-plans", extra);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        userId: user.id,
        createdOn: "2026-03-02",
        startDate: "2026-03-01",
        paceImprovement: 3,
      },
    });
    expect(answer.body).not.toMatchObject({ id: 1 });
    expect(await other.trpc.plans.list.query()).toEqual([]);
  });
});

describe("the number of weeks", () => {
  test.each([
    ["2026-03-03", 1, "tomorrow"],
    ["2026-03-09", 1, "in 7 days"],
    ["2026-03-10", 2, "in 8 days"],
    ["2028-02-28", 104, "in 728 days"],
  ])("to %s is %i: %s", async (raceDate, totalWeeks) => {
    const sent = { raceDate, totalWeeks: totalWeeks === 104 ? 1 : 104 };
    const plan = await user.trpc.plans.create.mutate(validPlan(sent));
    expect(plan).toMatchObject({ raceDate, totalWeeks });
    const weeks = (await exercisesOf(plan.id)).map(({ week }) => week);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(totalWeeks);
  });

  test.each([
    ["2026-03-02", "Race date must be in the future"],
    ["2026-03-01", "Race date must be in the future"],
    ["2028-02-29", "Race date must be at most 2 years away"],
  ])("rejects a race on %s under its field: %s", async (raceDate, message) => {
    expect(await refusalOf(user.trpc.plans.create.mutate(validPlan({ raceDate })))).toMatchObject({
      status: 400,
      message,
      issues: [{ path: "raceDate", message }],
    });
  });
});

// @covers dates-and-weeks-1
describe("today in the athlete's time zone", () => {
  test.each([
    // Noon and a minute of UTC: 00:01 of the same day in UTC-12, 02:01 of the next in UTC+14.
    ["2026-03-02T12:01:00Z", "Etc/GMT+12", "2026-03-02"],
    ["2026-03-02T12:01:00Z", "Pacific/Kiritimati", "2026-03-03"],
    ["2026-03-02T11:59:00Z", "Etc/GMT+12", "2026-03-01"],
    ["2026-03-02T09:59:00Z", "Pacific/Kiritimati", "2026-03-02"],
    ["2028-02-28T23:30:00Z", "Europe/Lisbon", "2028-02-28"],
    ["2028-02-28T23:30:00Z", "Europe/Berlin", "2028-02-29"],
    // America's clocks go forward at 2:00 on 8 March 2026; New York is then at UTC-4.
    ["2026-03-09T03:30:00Z", "America/New_York", "2026-03-08"],
    ["2026-03-09T04:30:00Z", "America/New_York", "2026-03-09"],
  ])("at %s in %s is %s", async (instant, zone, today) => {
    api.clock.set(instant);
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

    expect(await createIn(zone, today)).toMatchObject({
      status: 400,
      body: { message: "Race date must be in the future" },
    });
    expect(await createIn(zone, tomorrow)).toMatchObject({
      status: 201,
      body: { createdOn: today, raceDate: tomorrow, totalWeeks: 1 },
    });
  });

  test.each([
    ["empty", ""],
    ["an unknown place", "Mars/Olympus_Mons"],
    ["200 characters", "x".repeat(200)],
    ["a path", "../../etc/passwd"],
  ])("is that of UTC for an invalid zone (%s)", async (_what, zone) => {
    api.clock.set("2026-03-02T23:59:59Z");
    expect(await createIn(zone, "2026-03-03")).toMatchObject({
      status: 201,
      body: { createdOn: "2026-03-02" },
    });
  });
});

// @covers server-9
describe("atomicity", () => {
  test.each([
    ["the plan", "training_plan", "insert", "true"],
    ["an exercise of week 5", "exercise", "insert", "new.week = 5"],
    ["the end of the transaction", "exercise", "commit", "true"],
  ] as const)("stores nothing when %s fails", async (_what, table, at, condition) => {
    const before = await api.digest();
    const restore = await breakStatements(api.db, table, at, condition);

    const answer = await user.rest("POST", "/training-plans", validPlan());

    await restore();
    expect(answer).toMatchObject({ status: 500, body: { message: "Something went wrong" } });
    expect(JSON.stringify(answer)).not.toContain(INNER_TEXT);
    expect(await api.digest()).toEqual(before);
    expect(await user.rest("POST", "/training-plans", validPlan())).toMatchObject({ status: 201 });
  });
});

describe("the plan limit", () => {
  test("allows the 200th plan and rejects the 201st", async () => {
    const rich = await api.user();
    const first = await rich.trpc.plans.create.mutate(validPlan());
    await sql`
      insert into training_plan (user_id, name, race_type, swim_distance, bike_distance,
        run_distance, race_date, created_on, start_date, current_swim_pace, current_bike_pace,
        current_run_pace, experience_level, total_weeks, weekly_schedule, start_fitness, start_fatigue, start_basis)
      select user_id, name, race_type, swim_distance, bike_distance, run_distance, race_date,
        created_on, start_date, current_swim_pace, current_bike_pace, current_run_pace,
        experience_level, total_weeks, weekly_schedule, start_fitness, start_fatigue, start_basis
      from training_plan, generate_series(1, 198) where id = ${first.id}`.execute(api.db);

    // Concurrently, so that each would count before the others are stored.
    const answers = await Promise.all(
      [1, 2, 3].map(() => rich.rest("POST", "/training-plans", validPlan())),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await refusalOf(rich.trpc.plans.create.mutate(validPlan()))).toMatchObject({
      status: 409,
      message: "You have reached the limit of 200 plans",
    });
    expect(await rich.trpc.plans.list.query()).toHaveLength(200);
    expect(await user.rest("POST", "/training-plans", validPlan())).toMatchObject({ status: 201 });
  });
});
