import { describe, expect, test } from "vitest";
import { testApi, TEST_SETTINGS, type TestUser } from "../../testing/api/test-api.ts";
import { fieldOf } from "../../testing/api/field-of.ts";
import { TEN_K } from "../../testing/inputs/sample-races.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

async function athlete(features: object = {}) {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan(features));
  await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
  return { user, plan, path: `/training-plans/${plan.id}/share` };
}

const urlIn = (body: unknown) => String(fieldOf(fieldOf(body, "share"), "url"));
const tokenIn = (url: string) => url.slice("http://localhost:3000/p/".length);

async function share({ user, path }: { user: TestUser; path: string }, body: object = {}) {
  const answer = await user.rest("POST", path, body);
  return tokenIn(urlIn(answer.body));
}

const open = (token: string) => api.visitor().send({ url: `/api/shared-plans/${token}` });

describe("a shared plan", () => {
  test("shows a stranger race, season and exercises on their days", async () => {
    const owner = await athlete({ name: "Lisbon Sprint" });
    const answer = await open(await share(owner));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const { plan, user } = owner;
    const shown = answer.json();
    expect(shown).toMatchObject({
      name: "Lisbon Sprint",
      raceType: plan.raceType,
      swimDistance: plan.swimDistance,
      raceDate: plan.raceDate,
      startDate: plan.startDate,
      weeklySchedule: plan.weeklySchedule,
    });
    expect(shown.weeks.map(({ minutes }: { minutes: number }) => minutes)).toEqual(
      plan.weekMinutes,
    );
    const rows = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 3 });
    expect(shown.weeks[2].exercises.map(({ day }: { day: number }) => day)).toEqual(
      rows.map(({ day }) => day),
    );
  });

  test("does not name appointments, which may say with whom the athlete trains", async () => {
    const appointment = { sport: "swim", minutes: 60, effort: "steady" } as const;
    const weeklySchedule = validPlan().weeklySchedule.map((entry) =>
      entry.day === 2
        ? { ...entry, appointment: { ...appointment, name: "Pool with Kim" } }
        : entry,
    );
    const answer = await open(await share(await athlete({ weeklySchedule })));
    expect(answer.body).not.toContain("Kim");
    expect(answer.json().weeklySchedule[2]).toMatchObject({ appointment });
  });

  test("holds no other field than the allowed ones", async () => {
    const shown = (await open(await share(await athlete(), { hasPaces: true }))).json();
    expect(Object.keys(shown).toSorted()).toEqual([
      "bikeDistance",
      "hasPaces",
      "name",
      "optimiseLoad",
      "poolLengthMeters",
      "raceDate",
      "raceDay",
      "raceType",
      "runDistance",
      "startDate",
      "swimDistance",
      "weeklySchedule",
      "weeks",
    ]);
    expect(Object.keys(shown.weeks[1].exercises[0]).toSorted()).toEqual([
      "brickId",
      "day",
      "distance",
      "duration",
      "intensity",
      "isKey",
      "name",
      "pace",
      "slotKey",
      "steps",
      "type",
    ]);
  });

  test("shows races on the way on their days, with their names and letters alone", async () => {
    const owner = await athlete();
    await owner.user.trpc.races.add.mutate({ planId: owner.plan.id, ...TEN_K });
    const { weeks } = (await open(await share(owner))).json();
    const races = weeks.flatMap((week: { races: object[] }) => week.races);
    expect(races).toEqual([{ name: TEN_K.name, priority: "C", day: 6 }]);
  });

  test("has no date anywhere without dates", async () => {
    const owner = await athlete();
    await owner.user.trpc.races.add.mutate({ planId: owner.plan.id, ...TEN_K });
    const token = await share(owner, { hasDates: false });
    const { body } = await open(token);
    expect(JSON.parse(body)).toMatchObject({ raceDate: null, startDate: null });
    expect(body).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  test("has no pace without paces, and nothing that tells one", async () => {
    const { weeks } = (await open(await share(await athlete()))).json();
    expect(JSON.stringify(weeks)).not.toMatch(/"\d+:\d\d/);
    for (const week of weeks) {
      for (const { type, distance, pace, steps } of week.exercises) {
        expect([pace, type === "swim" ? "" : distance]).toEqual(["", ""]);
        for (const step of steps) {
          for (const interval of step.intervals) {
            expect(interval).not.toHaveProperty("target");
            const nominal = interval.quantity * (interval.unit === "m" ? 1.2 : 1);
            expect([interval.pace, interval.seconds]).toEqual(["", Math.round(nominal)]);
          }
        }
      }
    }
  });

  test("has paces, but neither watts nor heart rates, with paces", async () => {
    const owner = await athlete();
    await owner.user.trpc.thresholds.record.mutate({ ftpWatts: 231, lthrBike: 160, lthrRun: 165 });
    const { body } = await open(await share(owner, { hasPaces: true }));
    expect(body).toMatch(/"slow":"\d/);
    expect(body).not.toMatch(/watts|heart|231|lthr/i);
  });

  test("tells nothing of what was done, skipped or noted", async () => {
    const owner = await athlete();
    const { user, plan } = owner;
    const before = (await open(await share(owner))).json();
    const [done, skipped] = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 1 });
    api.clock.set("2026-03-07T20:00:00.000Z");
    await user.trpc.exercises.complete.mutate({
      exerciseId: done?.id ?? 0,
      date: "2026-03-06",
      durationSeconds: 1234,
      notes: "sore knee",
      rpe: 9,
    });
    await user.trpc.exercises.skip.mutate({ exerciseId: skipped?.id ?? 0, skipReason: "sick" });
    const after = await open(await share(owner));
    api.clock.set("2026-03-02T08:00:00.000Z");
    expect(after.json()).toEqual(before);
    expect(after.body).not.toContain(user.email);
    expect(after.body).not.toContain(`"userId"`);
  });
});

describe("its address", () => {
  test("stays when options change, and is another one after off and on", async () => {
    const owner = await athlete();
    const token = await share(owner);
    expect(await share(owner, { hasPaces: true, hasDates: false })).toBe(token);
    expect((await open(token)).json()).toMatchObject({ hasPaces: true, raceDate: null });
    expect(await owner.user.rest("GET", owner.path)).toMatchObject({
      body: { share: { url: `http://localhost:3000/p/${token}`, hasDates: false, hasPaces: true } },
    });
    expect(await owner.user.rest("DELETE", owner.path)).toMatchObject({ body: { share: null } });
    expect((await open(token)).statusCode).toBe(404);
    const next = await share(owner);
    expect(next).not.toBe(token);
    expect([(await open(token)).statusCode, (await open(next)).statusCode]).toEqual([404, 200]);
  });

  test("is the same 404 when it is unknown, malformed, revoked, or its plan is deleted", async () => {
    const [owner, gone] = [await athlete(), await athlete()];
    const revoked = await share(owner);
    await owner.user.rest("DELETE", owner.path);
    const deleted = await share(gone);
    await gone.user.trpc.plans.delete.mutate({ planId: gone.plan.id });
    const dead = [revoked, deleted, "a".repeat(43), "x", "%00", "..%2Fuser", `${revoked}a`, "1"];
    for (const token of dead) {
      const answer = await open(token);
      expect([token, answer.statusCode]).toEqual([token, 404]);
      expect(answer.json()).toEqual({
        message: "Not found",
        code: "not_found",
        requestId: expect.any(String),
      });
    }
    const input = encodeURIComponent(JSON.stringify({ token: 7 }));
    const trpc = await api.visitor().send({ url: `/trpc/sharing.open?input=${input}` });
    expect([trpc.statusCode, trpc.json().error.message]).toEqual([404, "Not found"]);
  });

  test("opens only what it was made for: a calendar's token opens no plan", async () => {
    const { user, plan } = await athlete();
    const { feed } = await user.trpc.calendar.saveFeed.mutate({ planId: plan.id });
    const token = /calendar\/(.{43})\.ics$/.exec(feed?.url ?? "")?.[1] ?? "";
    expect(token).toHaveLength(43);
    expect((await open(token)).statusCode).toBe(404);
  });

  test("is neither in the database nor in the log", async () => {
    const token = await share(await athlete());
    await open(token);
    expect(token).toHaveLength(43);
    const rows = await api.db.selectFrom("planShare").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.log.text()).not.toContain(token);
  });

  test("can't be shown once the server's secret is gone, but goes on working", async () => {
    const owner = await athlete();
    const token = await share(owner);
    const settings = {
      ...TEST_SETTINGS,
      addressSecrets: ["another secret of 32 characters or more"],
    };
    const other = await testApi({ db: api.db, settings });
    const { share: shown } = await other.asUser(owner.user.id).sharing.read({
      planId: owner.plan.id,
    });
    expect(shown?.url).toBeNull();
    const { statusCode } = await other.visitor().send({ url: `/api/shared-plans/${token}` });
    expect(statusCode).toBe(200);
  });
});
