import { activityCursor } from "@triplan/domain";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { TEST_ACTIVITY } from "../../testing/inputs/any-input.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

describe("the list of activities", () => {
  test("is sorted newest first and paged without gaps or repeats", async () => {
    const user = await api.user();
    const days = ["05", "02", "09", "09", "01"];
    for (const day of days) await seedActivity(api.db, user.id, { localDate: `2026-03-${day}` });
    const all = await user.trpc.activities.list.query({});
    expect(all.map(({ localDate }) => localDate.slice(-2))).toEqual(["09", "09", "05", "02", "01"]);
    const paged = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await user.trpc.activities.list.query({ limit: 2, cursor });
      paged.push(...page);
      const last = page.at(-1);
      if (!last || page.length < 2) break;
      cursor = activityCursor(last);
    }
    expect(paged).toEqual(all);
    expect(await user.trpc.activities.count.query()).toEqual({ count: all.length });
    const byRest = await user.rest("GET", `/garmin/activities?limit=2&cursor=${cursor}`);
    expect(byRest.body).toEqual([expect.objectContaining({ id: all[4]?.id })]);
  });

  test.each(["limit=0", "limit=201", "limit=x", "limit=1.5", "cursor=soon", "cursor=1_1"])(
    "rejects ?%s",
    async (query) => {
      const user = await api.user();
      expect(await user.rest("GET", `/garmin/activities?${query}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^(?:Limit|Cursor|Expected)/) },
      });
    },
  );

  test("holds the documented fields of what a provider sent, and one activity all of it", async () => {
    const user = await api.user();
    const documented = { averageSpeedInMetersPerSecond: 2.78, weather: "sunny", route: "park" };
    const activityData = { ...documented, samples: Array.from({ length: 500 }, (_, at) => at) };
    const created = await user.rest("POST", "/garmin/activities", {
      ...TEST_ACTIVITY,
      activityData,
    });
    const { id } = created.body as { id: number };
    await seedActivity(api.db, user.id);
    const listed = await user.trpc.activities.list.query({});
    expect(listed.map((activity) => activity.activityData)).toEqual([null, documented]);
    expect(await user.trpc.activities.get.query({ activityId: id })).toMatchObject({
      activityData,
    });
  });

  test("contains only the user's own activities", async () => {
    const [mine, theirs] = [await api.user(), await api.user()];
    await seedActivity(api.db, theirs.id);
    expect(await mine.trpc.activities.list.query({})).toEqual([]);
    expect(await mine.trpc.activities.count.query()).toEqual({ count: 0 });
  });
});

describe("a test activity", () => {
  test("is refused above 50,000 activities, even if several are sent at once", async () => {
    const user = await api.user();
    const other = await api.user();
    await sql`
      insert into wearable_activity (user_id, provider, provider_activity_id, source, name,
        activity_type, family, discipline, start_time, start_offset_seconds, local_date, duration_seconds)
      select ${user.id}::bigint, 'test', 'stored-' || n, 'test', 'Run', 'running', 'run', 'run', '2026-03-01Z',
        0, '2026-03-01', 60
      from generate_series(1, 49999) n`.execute(api.db);
    const create = (client: typeof user, garminActivityId: string) =>
      client.rest("POST", "/garmin/activities", { ...TEST_ACTIVITY, garminActivityId });
    const answers = await Promise.all(["a", "b", "c"].map((id) => create(user, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: "You have reached the limit of 50,000 activities",
    });
    expect((await create(other, "a")).status).toBe(201);
  });

  test("gets the local calendar day of its start", async () => {
    const user = await api.user();
    const starts = [
      ["2026-03-02T23:30:00-05:00", "2026-03-02"],
      ["2026-03-03T04:30:00Z", "2026-03-03"],
      ["2026-03-03T00:30:00+14:00", "2026-03-03"],
    ] as const;
    for (const [startTime, localDate] of starts) {
      const body = { ...TEST_ACTIVITY, startTime, garminActivityId: startTime };
      expect(await user.rest("POST", "/garmin/activities", body)).toMatchObject({
        status: 201,
        body: { localDate, garminActivityId: startTime, provider: "test" },
      });
    }
  });

  test.each([
    ["running", "run", "run"],
    ["Walking", "run", "run"],
    ["indoor_cycling", "bike", "bike"],
    ["lap_swimming", "swim", "swim"],
    ["yoga", "other", "swim"],
  ])("of type %s has family %s and discipline %s", async (activityType, family, discipline) => {
    const user = await api.user();
    const body = { ...TEST_ACTIVITY, activityType };
    expect(await user.rest("POST", "/garmin/activities", body)).toMatchObject({
      body: { activityType, family, discipline },
    });
  });

  test("with an existing id is a conflict, but may reuse a recording's id", async () => {
    const user = await api.user();
    const recorded = await seedActivity(api.db, user.id);
    const body = { ...TEST_ACTIVITY, garminActivityId: recorded.providerActivityId };
    expect((await user.rest("POST", "/garmin/activities", body)).status).toBe(201);
    expect(await user.rest("POST", "/garmin/activities", body)).toMatchObject({
      status: 409,
      body: { message: "An activity with this id already exists" },
    });
  });
});

describe("deleting an activity", () => {
  test("restores its exercise to open", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const [before] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    if (!before) throw new Error("Week 1 is empty");
    const { providerActivityId, id: activityId } = await seedActivity(api.db, user.id, {
      family: before.type,
      discipline: before.type,
    });
    await user.trpc.exercises.match.mutate({ exerciseId: before.id, providerActivityId });
    expect(await user.trpc.activities.delete.mutate({ activityId })).toEqual({
      id: activityId,
      unmatchedExerciseId: before.id,
    });
    const [after] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    expect(after).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(await user.trpc.activities.list.query({})).toEqual([]);
  });

  test("leaves a tombstone for a recording, so that no sync restores it, but none for a test activity", async () => {
    const user = await api.user();
    const recorded = await seedActivity(api.db, user.id);
    const made = await user.rest("POST", "/garmin/activities", TEST_ACTIVITY);
    expect(made.status).toBe(201);
    for (const { id } of await user.trpc.activities.list.query({})) {
      await user.trpc.activities.delete.mutate({ activityId: id });
    }
    const marks = await api.db
      .selectFrom("activityTombstone")
      .select(["provider", "providerActivityId"])
      .where("userId", "=", user.id)
      .execute();
    expect(marks).toEqual([
      { provider: "sandbox", providerActivityId: recorded.providerActivityId },
    ]);
    expect((await user.rest("POST", "/garmin/activities", TEST_ACTIVITY)).status).toBe(201);
  });
});

describe("the unmatched activities of a week", () => {
  const parent = { isParent: true, family: "multisport", discipline: "swim" } as const;

  test("exclude a multisport recording whose parts are all matched", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    await seedActivity(api.db, user.id, { ...parent, providerSummaryId: "summary" });
    const ran = await seedActivity(api.db, user.id, { parentProviderId: "summary" });
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    const run = week.find(({ type }) => type === "run");
    await user.rest("POST", `/exercises/${run?.id}/match-garmin`, {
      garminActivityId: ran.providerActivityId,
    });
    expect(await user.trpc.activities.listUnmatched.query({ planId, week: 1 })).toEqual([]);
  });

  test("are those of its days, with the parts of a multisport recording instead of the whole", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    await seedActivity(api.db, user.id, { ...parent, providerSummaryId: "summary" });
    const part = { parentProviderId: "summary" };
    const ran = await seedActivity(api.db, user.id, part);
    await seedActivity(api.db, user.id, { ...part, family: "transition", discipline: "swim" });
    await seedActivity(api.db, user.id, { localDate: "2026-03-08" });
    const saturday = await seedActivity(api.db, user.id, { localDate: "2026-03-07" });
    const shown = await user.trpc.activities.listUnmatched.query({ planId, week: 1 });
    for (const row of shown) expect(row).not.toHaveProperty("activityData");
    expect(shown.map(({ id }) => id)).toEqual([ran.id, saturday.id]);
  });

  test("include a suggestion even where automatic matching is suppressed", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    const run = week.find(({ type }) => type === "run");
    if (!run) throw new Error("Week 1 has no run");
    const exerciseId = run.id;
    await user.trpc.exercises.schedule.mutate({ exerciseId, day: 2, dayName: "Tuesday" });
    await seedActivity(api.db, user.id, {
      source: "test",
      provider: "test",
      durationSeconds: run.duration * 60,
    });
    const [shown] = await user.trpc.activities.listUnmatched.query({ planId, week: 1 });
    expect(shown?.suggestion).toEqual({ exerciseId, exerciseName: run.name, score: 1 });
  });
});

describe("a page of all activities", () => {
  test("continues before the last one, without raw data, and never repeats one", async () => {
    const user = await api.user();
    for (const [index, startTime] of STARTS.entries()) {
      const providerActivityId = `page-${index}`;
      const activityData = { samples: [1, 2, 3] };
      await user.rest("POST", "/garmin/activities", {
        ...TEST_ACTIVITY,
        garminActivityId: providerActivityId,
        startTime,
        activityData,
      });
    }
    const seen: number[] = [];
    let before = "";
    for (let page = 0; page < 3; page += 1) {
      const { body } = await user.rest(
        "GET",
        `/activities?limit=2${before && `&before=${before}`}`,
      );
      const rows = body as { id: number; startTime: string }[];
      for (const row of rows) expect(row).not.toHaveProperty("activityData");
      const paged = await user.trpc.activities.page.query({ limit: 2, ...(before && { before }) });
      expect(paged.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      seen.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      before = last ? `${last.startTime}_${last.id}` : before;
    }
    const listed = await user.trpc.activities.list.query({});
    expect(seen).toEqual(listed.map(({ id }) => id));
    expect(seen).toHaveLength(5);
    for (const query of ["before=yesterday", "limit=0", "limit=201", "limit=two"]) {
      expect(await user.rest("GET", `/activities?${query}`)).toMatchObject({ status: 400 });
    }
  });

  test("shows an athlete's own activities only", async () => {
    const owner = await api.user();
    await owner.rest("POST", "/garmin/activities", TEST_ACTIVITY);
    expect((await (await api.user()).rest("GET", "/activities")).body).toEqual([]);
  });
});

/** Two began at the same time. */
const STARTS = [
  "2027-03-10T06:00:00Z",
  "2027-03-11T06:00:00Z",
  "2027-03-11T06:00:00Z",
  "2027-03-12T06:00:00Z",
  "2027-03-13T06:00:00Z",
];
