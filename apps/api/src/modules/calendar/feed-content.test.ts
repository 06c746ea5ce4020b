import ICAL from "ical.js";
import { addDays, isoDate } from "@triplan/domain";
import { beforeEach, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
beforeEach(() => api.clock.set("2026-03-02T08:00:00.000Z"));

interface Event {
  uid: string;
  title: string;
  from: string;
  /** The day after the last one. */
  to: string;
  isDay: boolean;
  transparency: unknown;
}

/** The events of a feed with these options. */
async function eventsOf(user: TestUser, options: object): Promise<Event[]> {
  const { body } = await user.rest("POST", "/user/calendar-feed", options);
  const { pathname } = new URL(
    String(Reflect.get(Object(Reflect.get(Object(body), "feed")), "url")),
  );
  const file = await api.visitor().send({ method: "GET", url: pathname });
  return new ICAL.Component(ICAL.parse(file.body))
    .getAllSubcomponents("vevent")
    .map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component);
      return {
        uid,
        title: summary,
        from: startDate.toString(),
        to: endDate.toString(),
        isDay: startDate.isDate,
        transparency: component.getFirstPropertyValue("transp"),
      };
    });
}

const isRest = ({ uid }: Event) => /^(?:rest|off)-/.test(uid);

async function athlete() {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.exercises.schedulePlan.mutate({ planId: plan.id });
  return { user, plan };
}

test("a feed marks completed exercises, or leaves them out", async () => {
  const { user, plan } = await athlete();
  const [exercise] = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 1 });
  if (!exercise?.scheduledDate) throw new RangeError("Week 1 has no exercise with a day");
  api.clock.set(`${exercise.scheduledDate}T20:00:00.000Z`);
  await user.trpc.exercises.complete.mutate({
    exerciseId: exercise.id,
    date: exercise.scheduledDate,
    durationSeconds: exercise.duration * 60,
  });
  const uid = `${plan.id}-${exercise.slotKey}@localhost:3000`;
  const titleIn = (events: Event[]) => events.find((event) => event.uid === uid)?.title;
  expect(titleIn(await eventsOf(user, {}))).toMatch(/^✓ /);
  expect(titleIn(await eventsOf(user, { hasCompleted: false }))).toBeUndefined();
});

test("a feed holds rest days and time off as free days, without the reason, if asked for", async () => {
  const { user, plan } = await athlete();
  const fromDate = addDays(plan.startDate, 14);
  const toDate = addDays(fromDate, 2);
  await user.trpc.timeOff.add.mutate({ planId: plan.id, kind: "travel", fromDate, toDate });
  expect((await eventsOf(user, {})).some(isRest)).toBe(false);

  const events = await eventsOf(user, { hasRestDays: true });
  const rest = events.filter(isRest);
  expect(rest.every(({ isDay, transparency }) => isDay && transparency === "TRANSPARENT")).toBe(
    true,
  );
  const off = rest.filter(({ uid }) => uid.startsWith("off-"));
  expect(off).toMatchObject([{ title: "Time off", from: fromDate, to: addDays(toDate, 1) }]);
  const days = rest.flatMap(({ uid, from }) => (uid.startsWith("rest-") ? [isoDate(from)] : []));
  expect(days.length).toBeGreaterThan(0);
  const placed = new Set(events.filter((event) => !isRest(event)).map(({ from }) => from));
  expect(days.filter((day) => placed.has(day) || (day >= fromDate && day <= toDate))).toEqual([]);
});

test("time off without an end lasts until the race, or until the athlete ends it", async () => {
  const { user, plan } = await athlete();
  const planId = plan.id;
  const fromDate = addDays(plan.startDate, 14);
  const flu = { kind: "ill", symptoms: "below-neck", fromDate, toDate: null } as const;
  const { timeOff } = await user.trpc.timeOff.add.mutate({ planId, ...flu });
  const offIn = async () => {
    const events = await eventsOf(user, { hasRestDays: true });
    const rest = events.filter(({ uid }) => uid.startsWith("rest-"));
    return { off: events.filter(({ uid }) => uid.startsWith("off-")), rest };
  };
  const open = await offIn();
  expect(open.off).toMatchObject([
    { title: "Time off, no end yet", from: fromDate, to: addDays(plan.raceDate, 1) },
  ]);
  expect(open.rest.filter(({ from }) => from >= fromDate)).toEqual([]);

  api.clock.set(`${addDays(fromDate, 3)}T08:00:00.000Z`);
  const toDate = addDays(fromDate, 2);
  await user.trpc.timeOff.end.mutate({ planId, timeOffId: timeOff.id, toDate });
  const ended = await offIn();
  expect(ended.off).toMatchObject([
    { title: "Time off", from: fromDate, to: addDays(toDate, 1), uid: open.off[0]?.uid },
  ]);
  expect(ended.rest.some(({ from }) => from > toDate)).toBe(true);
});

test("a feed holds the B and C races too", async () => {
  const { user, plan } = await athlete();
  const date = addDays(plan.startDate, 41);
  const race = { name: "Harbour 10k", date, kind: "10k", priority: "C" } as const;
  await user.trpc.races.add.mutate({ planId: plan.id, ...race });
  const races = (await eventsOf(user, {})).filter(({ uid }) => uid.startsWith("race-"));
  expect(races.map(({ title, from }) => [title, from])).toEqual([
    [expect.stringMatching(/^Race: /), plan.raceDate],
    ["Race: Harbour 10k", date],
  ]);
});
