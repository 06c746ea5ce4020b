import { createHash } from "node:crypto";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import {
  testApi,
  SESSION_SECRET,
  TEST_SETTINGS,
  type TestUser,
} from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
api.clock.set("2026-03-02T08:00:00.000Z");

const LISBON = { "x-time-zone": "Europe/Lisbon" };

async function athleteWithPlan(user: TestUser) {
  const plan = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
  return { user, plan };
}

const athlete = async () => athleteWithPlan(await api.user());

async function turnOn(user: TestUser, body: object = {}): Promise<string> {
  const { body: answer } = await user.rest("POST", "/user/calendar-feed", body);
  return new URL(String(Reflect.get(Object(Reflect.get(Object(answer), "feed")), "url"))).pathname;
}

const read = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  api.visitor().send({ method, url, headers });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** As if everything had been stored an hour before, so that changes show. */
async function changedAnHourAgo() {
  const [createdAt, updatedAt] = [hoursAgo(2), hoursAgo(1)];
  for (const table of ["exercise", "trainingPlan", "calendarFeed"] as const) {
    await api.db.updateTable(table).set({ createdAt, updatedAt }).execute();
  }
}

const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

describe("a calendar feed", () => {
  test("holds each exercise with a day and the race, as two parsers read it", async () => {
    const { user, plan } = await athlete();
    const answer = await read(await turnOn(user));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=900",
      "content-disposition": 'inline; filename="triplan.ics"',
      "x-robots-tag": "noindex",
    });
    const week = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 3 });
    const [exercise] = week;
    if (!exercise) throw new RangeError("Week 3 has no exercise");
    const events = eventsOf(answer.body);
    const event = events.find(({ uid }) => uid === `${plan.id}-${exercise.slotKey}@localhost:3000`);
    expect(event?.startDate.toString()).toBe(exercise.scheduledDate);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.summary).toContain(exercise.name);
    const race = events.find(({ uid }) => uid.startsWith("race-"));
    expect(race?.startDate.toString()).toBe(plan.raceDate);

    const other = Object.values(nodeIcal.sync.parseICS(answer.body)).flatMap((part) =>
      part?.type === "VEVENT" ? [part] : [],
    );
    expect(new Map(other.map(({ uid, summary }) => [uid, summary]))).toEqual(
      new Map(events.map(({ uid, summary }) => [uid, summary])),
    );
  });

  test("keeps lines of at most 75 octets that end in CRLF, whatever the plan's name", async () => {
    const user = await api.user();
    const name = "Łódź 🏊‍♀️, 東京; \\n ".repeat(9).trim();
    const plan = await user.trpc.plans.create.mutate(validPlan({ name }));
    const { body } = await read(await turnOn(user, { planId: plan.id }));
    const lines = body.split("\r\n");
    expect(body).not.toMatch(/[^\r]\n/);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(body));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(name);
  });

  test("answers 304 without a body until something changes, and then a higher sequence", async () => {
    const { user, plan } = await athlete();
    const url = await turnOn(user);
    await changedAnHourAgo();
    const first = await read(url);
    const etag = String(first.headers["etag"]);
    expect(etag).toBe(`"${createHash("sha256").update(first.body).digest("base64url")}"`);
    for (const known of [etag, `"other", W/${etag}`, "*"]) {
      const same = await read(url, { "if-none-match": known });
      expect([same.statusCode, same.body]).toEqual([304, ""]);
    }
    const [exercise] = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 3 });
    const exerciseId = exercise?.id ?? 0;
    await user.trpc.exercises.unschedule.mutate({ exerciseId });
    const without = await read(url, { "if-none-match": etag });
    expect(without.statusCode).toBe(200);
    await user.trpc.exercises.schedule.mutate({ exerciseId, day: 6, dayName: "Saturday" });
    const moved = await read(url);
    const uid = `${plan.id}-${exercise?.slotKey}@localhost:3000`;
    const sequenceIn = ({ body }: { body: string }) =>
      eventsOf(body).find((event) => event.uid === uid)?.sequence ?? -1;
    expect(sequenceIn(without)).toBe(-1);
    expect(sequenceIn(moved)).toBeGreaterThanOrEqual(sequenceIn(first) + 3600);
  });

  test("answers HEAD like GET, without the file", async () => {
    const { user } = await athlete();
    const url = await turnOn(user);
    const [get, head] = [await read(url), await read(url, {}, "HEAD")];
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["etag"]).toBe(get.headers["etag"]);
  });

  test("gives times in UTC where a weekday has a start, one exercise after the other", async () => {
    const { user, plan } = await athleteWithPlan(await api.user(undefined, { headers: LISBON }));
    const startMinutes = Array.from({ length: 7 }, () => 390);
    const { body } = await read(await turnOn(user, { startMinutes }));
    const days = Map.groupBy(
      eventsOf(body).filter(({ uid }) => uid.startsWith(`${plan.id}-`)),
      ({ startDate }) => startDate.toString().slice(0, 10),
    );
    const chains = [...days.values()].map((events) =>
      events.toSorted((a, b) => a.startDate.compare(b.startDate)),
    );
    expect(chains.some((chain) => chain.length > 1)).toBe(true);
    for (const chain of chains) {
      const [first] = chain;
      const isSummer = (first?.startDate.toString().slice(0, 10) ?? "") >= "2026-03-29";
      expect(first?.startDate.toString().slice(11)).toBe(isSummer ? "05:30:00Z" : "06:30:00Z");
      for (const [at, event] of chain.slice(1).entries()) {
        expect(event.startDate.toString()).toBe(chain[at]?.endDate.toString());
      }
    }
    expect(body).not.toContain("TZID");
  });

  test("names no heart rate", async () => {
    const { user } = await athlete();
    await user.trpc.thresholds.record.mutate({ lthrBike: 160, lthrRun: 165 });
    const { body } = await read(await turnOn(user));
    expect(body).toContain("Main set");
    expect(body.replaceAll("\r\n ", "")).not.toMatch(/bpm|heart/i);
  });

  test("leaves out exercises that were not done", async () => {
    const { user, plan } = await athlete();
    const url = await turnOn(user);
    const before = eventsOf((await read(url)).body).length;
    const [exercise] = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 1 });
    const day = exercise?.scheduledDate ?? "2026-03-02";
    api.clock.set(`${day}T12:00:00.000Z`);
    await user.trpc.exercises.skip.mutate({ exerciseId: exercise?.id ?? 0 });
    expect(eventsOf((await read(url)).body)).toHaveLength(before - 1);
    api.clock.set("2026-03-02T08:00:00.000Z");
  });
});

describe("its address", () => {
  test("stays when options change, and is replaced on demand, which ends the old one", async () => {
    const { user, plan } = await athlete();
    const url = await turnOn(user);
    expect(await turnOn(user, { planId: plan.id })).toBe(url);
    const next = await turnOn(user, { isNewAddress: true });
    expect(next).not.toBe(url);
    expect([(await read(url)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
    expect(await user.trpc.calendar.feed.query()).toMatchObject({
      feed: { url: `http://localhost:3000${next}`, planId: null },
    });
  });

  test("is the same 404 when it is unknown, malformed or off", async () => {
    const { user } = await athlete();
    const url = await turnOn(user);
    await user.rest("DELETE", "/user/calendar-feed");
    const known = [url, url.replace(/.{43}\.ics$/, `${"a".repeat(43)}.ics`), "/api/calendar/x.ics"];
    for (const dead of [...known, "/api/calendar/%00.ics", "/api/calendar/..%2Fuser.ics"]) {
      const answer = await read(dead);
      expect([dead, answer.statusCode]).toEqual([dead, 404]);
      expect(answer.json()).toEqual({
        message: "Not found",
        code: "not_found",
        requestId: expect.any(String),
      });
    }
    expect(await user.trpc.calendar.feed.query()).toEqual({ feed: null });
  });

  test("is neither in the database nor in the log", async () => {
    const { user } = await athlete();
    const url = await turnOn(user);
    await read(url);
    const token = url.slice("/api/calendar/".length, -".ics".length);
    expect(token).toHaveLength(43);
    expect(
      JSON.stringify(await api.db.selectFrom("calendarFeed").selectAll().execute()),
    ).not.toContain(token);
    expect(api.log.text()).not.toContain(token);
  });

  test("can't be shown once the server's secret is gone, but goes on working", async () => {
    const { user } = await athlete();
    const url = await turnOn(user);
    const asked = async (addressSecrets: string[]) => {
      const other = await testApi({ db: api.db, settings: { ...TEST_SETTINGS, addressSecrets } });
      const { feed } = await other.asUser(user.id).calendar.feed();
      const { statusCode } = await other.visitor().send({ url });
      return [feed?.url ?? null, statusCode];
    };
    expect(await asked(["another secret of at least 32 characters", SESSION_SECRET])).toEqual([
      `http://localhost:3000${url}`,
      200,
    ]);
    expect(await asked(["another secret of at least 32 characters"])).toEqual([null, 200]);
  });

  test("shows when a calendar last read it, in steps of a quarter of an hour", async () => {
    const { user } = await athlete();
    const url = await turnOn(user);
    const readAt = async () => (await user.trpc.calendar.feed.query()).feed?.readAt;
    expect(await readAt()).toBeNull();
    await read(url);
    api.clock.set("2026-03-02T08:10:00.000Z");
    await read(url);
    expect(await readAt()).toBe("2026-03-02T08:00:00.000Z");
    api.clock.set("2026-03-02T08:20:00.000Z");
    await read(url);
    expect(await readAt()).toBe("2026-03-02T08:20:00.000Z");
    api.clock.set("2026-03-02T08:00:00.000Z");
  });

  test("is limited by address: 61 reads in an hour are too many, and another one still works", async () => {
    const [one, two] = [await athlete(), await athlete()];
    const [url, other] = [await turnOn(one.user), await turnOn(two.user)];
    for (let reads = 0; reads < 60; reads += 1) await read(url, { "if-none-match": "*" });
    const refused = await read(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: "too_many" });
    expect((await read(other)).statusCode).toBe(200);
  });
});

describe("who may see what", () => {
  test("another athlete's plan is not found, and a deleted plan's feed is gone", async () => {
    const [mine, theirs] = [await athlete(), await athlete()];
    const foreign = { planId: theirs.plan.id };
    expect(await mine.user.rest("POST", "/user/calendar-feed", foreign)).toMatchObject({
      status: 404,
      body: { message: "Training plan not found" },
    });
    const url = await turnOn(mine.user, { planId: mine.plan.id });
    const { body } = await read(url);
    expect(body).not.toContain(`:${theirs.plan.id}-`);
    await mine.user.trpc.plans.delete.mutate({ planId: mine.plan.id });
    expect((await read(url)).statusCode).toBe(404);
  });

  test("a feed of all plans holds every plan of its athlete and no other's", async () => {
    const { user, plan } = await athlete();
    await athlete();
    const second = await user.trpc.plans.create.mutate(validPlan({ name: "Second" }));
    const uids = eventsOf((await read(await turnOn(user))).body).map(({ uid }) => uid);
    const plans = new Set(uids.map((uid) => Number(/^(?:race-)?(\d+)/.exec(uid)?.[1])));
    expect(plans).toEqual(new Set([plan.id, second.id]));
  });
});

describe("the file to keep", () => {
  test("is the plan's calendar for its athlete, and not found for others", async () => {
    const { user, plan } = await athlete();
    const url = `/api/training-plans/${plan.id}/calendar.ics`;
    const answer = await user.send({ url });
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="triplan.ics"');
    expect(eventsOf(answer.body).length).toBeGreaterThan(20);
    const [visitor, other] = [api.visitor(), await api.user()];
    expect((await visitor.send({ url })).statusCode).toBe(401);
    expect((await other.send({ url })).json()).toMatchObject({
      message: "Training plan not found",
    });
  });
});
