import type { Locator, Page } from "@playwright/test";
import { today } from "./dates.ts";
import { expect } from "./fixtures.ts";
import { details, send } from "./week.ts";

interface Placed {
  id: number;
  name: string;
  scheduledDate: string;
}

const FRIDAY = { day: 5, dayName: "Friday" };
const SATURDAY = { day: 6, dayName: "Saturday" };

/** The first week of the current plan that is ahead: all of its days are on the watch. */
async function weekAhead(page: Page) {
  const plan: { id: number; startDate: string } = await send(page, "GET", "/api/user/current-plan");
  return { planId: plan.id, week: plan.startDate > today() ? 1 : 2 };
}

/** A swim and a run of a week. */
async function exercisesOf(
  page: Page,
  { planId, week }: { planId: number; week: number },
): Promise<[Placed, Placed]> {
  const rows: (Placed & { type: string; brickId: string | null; isCompleted: boolean })[] =
    await send(page, "GET", `/api/training-plans/${planId}/weeks/${week}/exercises`);
  const open = rows.filter(({ brickId, isCompleted }) => brickId === null && !isCompleted);
  const [swim, run] = ["swim", "run"].map((type) => open.find((row) => row.type === type));
  if (!swim || !run) throw new Error(`week ${week} has no open swim and run`);
  return [swim, run];
}

const place = (page: Page, { id }: Placed, day: object): Promise<Placed> =>
  send(page, "POST", `/api/exercises/${id}/schedule`, day);

/** Does not wait for the pause after a change. */
const sendNow = (page: Page) => send(page, "POST", "/api/garmin/workouts/send");

/** Reloads the page of the athlete's watch until it has a part, or no longer has it. */
const expectShown = (watch: Page, part: Locator, count: 0 | 1): Promise<void> =>
  expect(async () => {
    await watch.reload();
    await expect(watch.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await part.count()).toBe(count);
  }).toPass();

/** Waits until the athlete's watch has no workouts. */
export const expectEmptyWatch = (watch: Page): Promise<void> =>
  expectShown(watch, watch.getByText("No planned workouts yet."), 1);

const onDay = (watch: Page, { name, scheduledDate }: Placed) =>
  watch
    .locator("section")
    .filter({ has: watch.locator(`time[datetime="${scheduledDate}"]`) })
    .getByRole("heading", { name, exact: true });

/**
 * Sends two workouts, changes the day of one and takes the other off; returns the page of the
 * watch, which has one left.
 */
export async function sendToWatch(
  page: Page,
  athlete: string,
  checkBothSchemes: (state: string) => Promise<void>,
): Promise<Page> {
  const ahead = await weekAhead(page);
  const [swim, run] = await exercisesOf(page, ahead);
  const placed = await place(page, swim, FRIDAY);
  await place(page, run, FRIDAY);
  await page.reload();
  const card = page.getByRole("region", { name: "Workouts on your watch" });
  const row = card.getByRole("listitem").filter({ hasText: swim.name });
  await expect(row).toBeVisible();
  await sendNow(page);
  await expect(row).toContainText("On your watch");
  await expect(card.getByText(/^Last sent/)).toBeVisible();
  await checkBothSchemes("workouts on the watch");

  const { authUrl }: { authUrl: string } = await send(page, "GET", "/api/garmin/auth");
  const watch = await page.context().newPage();
  await watch.goto(new URL("/watch", authUrl).href);
  await watch.getByRole("link", { name: athlete }).click();
  await expect(onDay(watch, placed)).toBeVisible();
  await expect(watch.getByRole("listitem").filter({ hasText: "Warm up" }).first()).toBeVisible();

  const moved = await place(page, swim, SATURDAY);
  await sendNow(page);
  await expectShown(watch, onDay(watch, moved), 1);
  await expect(onDay(watch, placed)).toHaveCount(0);

  await page.goto(`/?week=${ahead.week}&exercise=${swim.id}`);
  await expect(details(page, swim.name).getByText("On your watch")).toBeVisible();
  await send(page, "POST", `/api/exercises/${run.id}/unschedule`);
  await sendNow(page);
  await expectShown(watch, watch.getByRole("heading", { name: run.name, exact: true }), 0);
  await expect(onDay(watch, moved)).toBeVisible();
  await page.goto("/garmin");
  return watch;
}
