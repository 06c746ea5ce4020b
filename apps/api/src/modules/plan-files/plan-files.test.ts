import { readFileSync } from "node:fs";
import { addDays, isoDate, type ScheduleEntry } from "@triplan/domain";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

const JSON_TYPE = { "content-type": "application/json" };

async function athleteWithPlan(changes: object = {}) {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan(changes));
  await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
  return { user, plan };
}

const exportOf = async (user: TestUser, planId: number) =>
  user.send({ url: `/api/training-plans/${planId}/export` });

const importAs = (user: Pick<TestUser, "send">, payload: string) =>
  user.send({ method: "POST", url: "/api/training-plans/import", headers: JSON_TYPE, payload });

const { user, plan } = await athleteWithPlan();
const FILE = (await exportOf(user, plan.id)).body;

/** The file after a change of its content. */
function changed(change: (file: ReturnType<typeof JSON.parse>) => unknown): string {
  const file = JSON.parse(FILE);
  change(file);
  return JSON.stringify(file);
}

async function plannedOf(athlete: TestUser, planId: number, weeks: number) {
  const all = [];
  for (let week = 1; week <= weeks; week += 1) {
    const rows = await athlete.trpc.exercises.listWeek.query({ planId, week });
    all.push(
      ...rows.map((row) => ({
        slotKey: row.slotKey,
        name: row.name,
        duration: row.duration,
        steps: row.steps,
        notes: row.notes,
        progress: row.progress,
        scheduledDate: row.scheduledDate,
      })),
    );
  }
  return all;
}

const tuesday = (weeklySchedule: readonly ScheduleEntry[]) => weeklySchedule[2];

describe("a plan as a file", () => {
  test("is valid by the published JSON Schema, which is the one in the documentation", async () => {
    const schema = (await api.visitor().send({ url: "/api/schemas/triplan-plan-1.json" })).json();
    const documented = new URL("../../../../../docs/schemas/triplan-plan-1.json", import.meta.url);
    expect(schema).toEqual(JSON.parse(readFileSync(documented, "utf8")));
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    validate(JSON.parse(FILE));
    expect(validate.errors).toBeNull();
  });

  test("is a download that names itself and holds nothing of the athlete", async () => {
    const answer = await exportOf(user, plan.id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="city-olympic.triplan.json"',
    });
    expect(JSON.parse(FILE)).toMatchObject({
      $schema: "http://localhost:3000/api/schemas/triplan-plan-1.json",
      format: "triplan-plan",
      version: 1,
    });
    expect(FILE).not.toMatch(/userId|"id"|isCompleted|actual|skipped|completion/);
    expect(FILE).not.toContain(user.email);
  });

  test("becomes a new plan of another athlete with the same exercises on the same days", async () => {
    const other = await api.user();
    const answer = await importAs(other, FILE);
    expect(answer.statusCode).toBe(201);
    const copy = answer.json();
    const { id: _id, userId: _userId, createdAt: _c, updatedAt: _u, ...facts } = plan;
    expect(copy).toMatchObject({ ...facts, userId: other.id });
    const before = await plannedOf(user, plan.id, plan.totalWeeks);
    expect(before.some(({ scheduledDate }) => scheduledDate !== null)).toBe(true);
    expect(await plannedOf(other, copy.id, plan.totalWeeks)).toEqual(before);
    expect(await other.trpc.plans.list.query()).toEqual([copy]);
  });

  test("says nothing of what was done, and the imported exercises are open", async () => {
    const owner = await athleteWithPlan();
    const [first] = await owner.user.trpc.exercises.listWeek.query({
      planId: owner.plan.id,
      week: 1,
    });
    api.clock.set("2026-03-07T20:00:00.000Z");
    await owner.user.trpc.exercises.complete.mutate({
      exerciseId: first?.id ?? 0,
      date: "2026-03-06",
      durationSeconds: 1234,
      notes: "sore knee",
    });
    const { body } = await exportOf(owner.user, owner.plan.id);
    api.clock.set("2026-03-02T08:00:00.000Z");
    expect(body).not.toMatch(/sore knee|1234/);
    const copy = (await importAs(owner.user, body)).json();
    const rows = await owner.user.trpc.exercises.listWeek.query({ planId: copy.id, week: 1 });
    expect(rows.every(({ isCompleted }) => !isCompleted)).toBe(true);
  });

  test.each(Array.from({ length: 14 }, (_day, at) => at + 1))(
    "can be read back for a race in %i days",
    async (days) => {
      const raceDate = addDays(isoDate("2026-03-02"), days);
      const owner = await athleteWithPlan({ raceDate });
      const { body } = await exportOf(owner.user, owner.plan.id);
      expect((await importAs(owner.user, body)).statusCode).toBe(201);
    },
  );

  test("of an Ironman in two years is read back as well", async () => {
    const raceDate = addDays(isoDate("2026-03-02"), 727);
    const owner = await athleteWithPlan({ raceType: "ironman", raceDate, hoursNow: 8 });
    const { body } = await exportOf(owner.user, owner.plan.id);
    expect(body.length).toBeLessThan(4 * 1024 * 1024);
    expect((await importAs(owner.user, body)).statusCode).toBe(201);
  });

  const swim = { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" } as const;

  test.each<[what: string, day: Partial<ScheduleEntry>, impossible: Partial<ScheduleEntry>]>([
    ["the sports of a day", { sports: ["swim", "bike"] }, { sports: [] }],
    ["an appointment", { appointment: swim }, { appointment: { ...swim, minutes: 61 } }],
  ])("keeps %s, and is refused with an impossible one", async (_what, day, impossible) => {
    const weeklySchedule = validPlan().weeklySchedule.map((entry) =>
      entry.day === 2 ? { ...entry, ...day } : entry,
    );
    const owner = await athleteWithPlan({ weeklySchedule });
    const { body } = await exportOf(owner.user, owner.plan.id);
    const copy = await importAs(user, body);
    expect(copy.statusCode).toBe(201);
    expect(tuesday(copy.json().weeklySchedule)).toMatchObject(day);
    const file = JSON.parse(body);
    Object.assign(tuesday(file.plan.weeklySchedule) ?? {}, impossible);
    const refused = await importAs(user, JSON.stringify(file));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain("weeklySchedule");
  });

  test("with names that the engine does not know is kept as it is and can be changed", async () => {
    const text = changed(({ exercises }) => {
      for (const exercise of exercises) exercise.templateId = "of-another-time";
    });
    const other = await api.user();
    const { id: planId } = (await importAs(other, text)).json();
    const [exercise] = await other.trpc.exercises.listWeek.query({ planId, week: 3 });
    expect(exercise?.templateId).toBe("of-another-time");
    const season = await other.trpc.exercises.season.query({ planId });
    expect(season.weeks).toHaveLength(plan.totalWeeks);
    const less = {
      planId,
      fromWeek: 2,
      adjustmentType: "volume",
      volumeAdjustment: 80,
      intensityAdjustment: "maintain",
      reason: "fatigue",
    } as const;
    const { newEditionFrom } = await other.trpc.plans.adjust.mutate(less);
    expect(newEditionFrom).toBe(2);
  });
});

const REFUSED: [what: string, file: () => string, message: RegExp][] = [
  ["no JSON", () => "GPX", /^This file is not JSON, so it can't be a plan from Triplan\.$/],
  ["nothing", () => "", /^This file is not JSON, so it can't be a plan from Triplan\.$/],
  ["deep nesting", () => "[".repeat(50_000), /^This file is not JSON/],
  ["another format", () => '{"format":"other"}', /^This file is not a plan from Triplan\.$/],
  ["a list", () => "[]", /^This file is not a plan from Triplan\.$/],
  [
    "a later version",
    () => changed((file) => (file.version = 2)),
    /^This file has version 2, and this Triplan reads versions up to 1\.$/,
  ],
  [
    "no version",
    () => changed((file) => delete file.version),
    /^This file does not say which version it has\.$/,
  ],
  [
    "an exercise of no minutes",
    () => changed((file) => (file.exercises[3].duration = 0)),
    /^This file has a mistake at exercises\[3\]\.duration: /,
  ],
  [
    "a slot twice",
    () => changed((file) => (file.exercises[1].slotKey = file.exercises[0].slotKey)),
    /^This file has a mistake at exercises\[1\]\.slotKey: ".+" is used twice\.$/,
  ],
  [
    "a week after the race",
    () => changed((file) => (file.exercises[0].week = 9)),
    /^This file has a mistake at exercises\[0\]\.week: must be at most 8\.$/,
  ],
  [
    "half a brick",
    () => changed((file) => (file.exercises[0].brickId = "1-brick")),
    /^This file has a mistake at exercises\[0\]\.brickId: must be shared by one ride and one run of a week\.$/,
  ],
  [
    "a start on a Monday",
    () => changed((file) => (file.plan.startDate = "2026-03-02")),
    /^This file has a mistake at plan\.startDate: don't fit together/,
  ],
  [
    "a pace that nobody has",
    () => changed((file) => (file.plan.currentRunPace = "2:00")),
    /^This file has a mistake at plan\.currentRunPace: must be a pace between 5:00 and 16:00\.$/,
  ],
  [
    "a distance that is no number",
    () => changed((file) => (file.plan.bikeDistance = "far")),
    /^This file has a mistake at plan\.bikeDistance: must be miles above 0, such as 6\.2\.$/,
  ],
  [
    "a week without a day",
    () => changed((file) => (file.plan.weeklySchedule[6] = file.plan.weeklySchedule[5])),
    /^This file has a mistake at plan\.weeklySchedule: must have each weekday once, with its name\.$/,
  ],
  [
    "a text that can't be stored",
    () => changed((file) => (file.plan.name = "a\u0000b")),
    /^This file has a mistake at plan\.name: contains characters that can't be stored\.$/,
  ],
  [
    "a set without end",
    () => changed((file) => (file.exercises[0].steps[0].repeat = 1e9)),
    /^This file has a mistake at exercises\[0\]\.steps\[0\]\.repeat: /,
  ],
  [
    "two mistakes",
    () => changed((file) => (file.plan.totalWeeks = file.plan.raceType = "x")),
    /^This file has a mistake at plan\.raceType: .+\. 1 more after that\.$/,
  ],
];

describe("an import", () => {
  test.each(REFUSED)(
    "refuses %s with what is wrong, and stores nothing",
    async (_, file, message) => {
      const before = await api.digest();
      const answer = await importAs(user, file());
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(message);
      expect(await api.digest()).toEqual(before);
    },
  );

  test("refuses a file over 4 MB (413)", async () => {
    const answer = await importAs(user, `"${"x".repeat(4 * 1024 * 1024)}"`);
    expect([answer.statusCode, answer.json().code]).toEqual([413, "too_large"]);
  });

  test("needs a login, and its own origin", async () => {
    expect((await importAs(api.visitor(), FILE)).statusCode).toBe(401);
    const headers = { ...JSON_TYPE, "sec-fetch-site": "cross-site" };
    const url = "/api/training-plans/import";
    const foreign = await user.send({ method: "POST", url, headers, payload: FILE });
    expect(foreign.statusCode).toBe(403);
  });

  test("ignores fields that it does not know, also dangerous ones", async () => {
    const text = FILE.replace("{", '{"__proto__":{"polluted":1},"userId":1,');
    const copy = (await importAs(user, text)).json();
    expect(copy.userId).toBe(user.id);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    await user.trpc.plans.delete.mutate({ planId: copy.id });
  });
});
