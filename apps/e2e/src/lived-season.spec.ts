import { test } from "./clock/clock-fixtures.ts";
import { beginPlan, completeExercise, weekOf, type Exercise } from "./clock/trained-athlete.ts";
import { addDays } from "./dates.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

const WEEKS = Array.from({ length: 16 }, (_, index) => index + 1);
const DAY = 24 * 3600 * 1000;
const isLongRun = ({ type, name }: Exercise) => type === "run" && name.startsWith("Long run");
/** Minutes of all exercises of a week. */
const minutesOf = (rows: readonly Exercise[], week: number) =>
  rows.reduce((sum, row) => sum + (row.week === week ? row.duration : 0), 0);
const biggest = (rows: readonly Exercise[], weeks: readonly number[]) =>
  Math.max(...weeks.map((week) => minutesOf(rows, week)));

test("a season with a cold, a trip, two races, a missed long run and a test stays as agreed", async ({
  page,
  product,
}) => {
  const { planId, startDate, account } = await beginPlan(page, product);
  const plan = `/api/training-plans/${planId}`;
  const dateOf = (week: number, day: number) => addDays(startDate, 7 * (week - 1) + day);
  const allExercises = async () =>
    (await Promise.all(WEEKS.map((week) => weekOf(page, planId, week)))).flat();

  /** What was done, as it looked on the day after. */
  const done = new Map<number, Exercise>();
  let lived = startDate;
  /** Does what is planned before this day, but for some, and moves the clocks to it. */
  const liveTo = async (date: string, isDone: (each: Exercise) => boolean = () => true) => {
    await product.moveAhead((Date.parse(date) - Date.parse(product.today())) / DAY);
    await send(page, "POST", "/api/login", account);
    const due = (await allExercises()).filter(
      ({ scheduledDate }) =>
        scheduledDate !== null && scheduledDate >= lived && scheduledDate < date,
    );
    for (const each of due) if (isDone(each)) await completeExercise(page, each);
    for (const each of await allExercises()) if (each.isCompleted) done.set(each.id, each);
    await page.clock.setFixedTime(`${date}T10:00:00Z`);
    lived = date;
  };
  const proposals = async (): Promise<{ key: string; digest: string; sentence: string }[]> =>
    (await send(page, "GET", `${plan}/proposals`)).proposals;
  /** Says yes until nothing is asked; returns what was asked. Nothing is asked twice. */
  const agree = async () => {
    const asked = new Map<string, string>();
    for (let open = await proposals(); open[0]; open = await proposals()) {
      const { key, digest, sentence } = open[0];
      expect([...asked.keys()]).not.toContain(key);
      const path = `${plan}/proposals/${encodeURIComponent(key)}/answer`;
      await send(page, "POST", path, { answer: "yes", digest });
      asked.set(key, sentence);
    }
    return [...asked.values()];
  };
  const reviewed = (week: number) =>
    page.getByRole("heading", { name: `Week ${week} in review`, level: 1 });

  const races = `${plan}/races`;
  const tenK = { name: "Oeiras 10K", date: dateOf(6, 6), kind: "10k", priority: "C" };
  const sprint = { name: "Cascais Sprint", date: dateOf(10, 6), kind: "sprint", priority: "B" };
  const { race: c } = await send(page, "POST", races, tenK);
  const { race: b } = await send(page, "POST", races, sprint);

  const agreed = await allExercises();
  // Week 5: a cold from Monday to Thursday.
  await liveTo(dateOf(5, 1));
  const cold = { kind: "ill", symptoms: "above-neck", fromDate: dateOf(5, 1), toDate: null };
  const { timeOff } = await send(page, "POST", `${plan}/time-off`, cold);
  const atRest = await allExercises();
  expect(atRest.filter(({ scheduledDate }) => (scheduledDate ?? "") > dateOf(5, 1))).toEqual([]);
  await liveTo(dateOf(5, 5));
  await send(page, "PATCH", `${plan}/time-off/${timeOff.id}`, { toDate: dateOf(5, 4) });
  await page.goto("/?week=5");
  await expect(page.getByText("Sick", { exact: true })).toHaveCount(4);

  // Week 6: the C race.
  await liveTo(dateOf(6, 6));
  const run = { status: "finished", finishSeconds: 2980 };
  await send(page, "PUT", `${races}/${c.id}/result`, run);
  await liveTo(dateOf(8, 1));
  await page.goto("/check-in");
  await expect(reviewed(7)).toBeVisible();
  await agree();

  // Week 8: the long run stays out. The next one is a safe step.
  await liveTo(dateOf(9, 1), (each) => each.week !== 8 || !isLongRun(each));
  await page.goto("/check-in");
  await expect(reviewed(8)).toBeVisible();
  await expect(page.getByText(/^You did 7 of 8 exercises, 6 of 7 key ones\./)).toBeVisible();
  const [safeStep] = await agree();
  expect(safeStep).toMatch(/Your longest run of the last 30 days is .+ is the safe step\.$/);
  const performance = { kind: "run-20", pace: 440 };
  const tested = { performance, date: dateOf(9, 1), isConfirmed: true };
  const { retargeted } = await send(page, "POST", "/api/thresholds", tested);
  expect(retargeted).toMatchObject({ swim: 0, bike: 0 });
  expect(retargeted.run).toBeGreaterThan(0);

  // Week 10: the B race, entered on the page. Week 11: a trip with running alone.
  const trip = { kind: "travel", fromDate: dateOf(11, 1), toDate: dateOf(11, 6) };
  const possible = { minutesPerDay: 45, sports: ["run"] };
  await send(page, "POST", `${plan}/time-off`, { ...trip, ...possible });
  await liveTo(dateOf(10, 1));
  await agree();
  await liveTo(dateOf(10, 6));
  await page.goto("/races");
  await page.getByRole("link", { name: "Enter result of Cascais Sprint" }).click();
  const form = page.getByRole("form", { name: "Your result" });
  await form.getByLabel("Finish", { exact: true }).fill("1:23:20");
  await form.getByRole("button", { name: "Save result" }).click();
  await expect(page.getByRole("heading", { name: "Well raced. 1:23:20." })).toBeVisible();
  await liveTo(dateOf(12, 1));
  await page.goto("/check-in");
  await expect(reviewed(11)).toBeVisible();
  await expect(page.getByText("You did all 4 exercises: 2:25 h of 2:25 h.")).toBeVisible();
  await agree();

  // To the A race.
  for (const week of [13, 14, 15, 16]) {
    await liveTo(dateOf(week, 1));
    await agree();
  }
  await liveTo(dateOf(16, 6));
  await send(page, "PUT", `${plan}/race-day/result`, { status: "finished", finishSeconds: 9980 });

  const season = await allExercises();
  await test.step("done weeks are as they were on the day after", () => {
    expect(season.filter(({ id }) => done.has(id))).toEqual(
      season.flatMap(({ id }) => done.get(id) ?? []),
    );
    expect(done.size).toBeGreaterThan(80);
  });
  await test.step("the taper is the same part of what was reached", () => {
    const reached = biggest(season, [11, 12, 13, 14]) / biggest(agreed, WEEKS.slice(0, 14));
    expect(reached).toBeLessThan(0.8);
    for (const week of [15, 16]) {
      expect(minutesOf(season, week)).toBeLessThanOrEqual(reached * minutesOf(agreed, week) + 5);
    }
  });
  await test.step("nothing was planned in time off but what was possible", () => {
    const inCold = season.filter(({ scheduledDate: date }) => {
      return date !== null && date >= dateOf(5, 1) && date <= dateOf(5, 4);
    });
    expect(inCold).toEqual([]);
    const onTrip = season.filter(({ scheduledDate: date }) => {
      return date !== null && date >= dateOf(11, 1) && date <= dateOf(11, 6);
    });
    for (const { type, duration } of onTrip) {
      expect(type).toBe("run");
      expect(duration).toBeLessThanOrEqual(45);
    }
  });
  await test.step("no run breaks the law of long runs after the cold", () => {
    const runs = season.filter(({ type, isCompleted }) => type === "run" && isCompleted);
    for (const { scheduledDate, duration } of runs) {
      if (scheduledDate === null || scheduledDate < dateOf(6, 0)) continue;
      const from = addDays(scheduledDate, -30);
      const before = runs.filter(
        ({ scheduledDate: day }) => day !== null && day >= from && day < scheduledDate,
      );
      const longest = Math.max(...before.map((each) => each.duration));
      expect(duration, scheduledDate).toBeLessThanOrEqual(Math.max(1.1 * longest, longest + 5));
    }
  });
  await test.step("the list of races shows each result", async () => {
    await page.goto("/races");
    const rows = page.getByRole("list", { name: "Races in date order" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText("49:40result");
    await expect(rows.nth(1)).toContainText("1:23:20result");
    await expect(rows.nth(2)).toContainText("2:46:20result");
    expect(b.priority).toBe("B");
  });
});
