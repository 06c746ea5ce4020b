import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { available, board, day, firstName, openWeek, placeWeek, send, toast } from "./week.ts";

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function placeFirst(page: Page, isPhone: boolean, where: string): Promise<string> {
  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  const name = await firstName(page);
  await available(page).first().getByRole("button").first().click();
  if (isPhone) await page.getByRole("button", { name: "Go to Schedule" }).click();
  await day(page, where)
    .getByRole("button", { name: /^Place/ })
    .click({ position: { x: 8, y: 8 } });
  return name;
}

test.describe("offline", () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test("a move waits on the device, and is sent online", async ({ page, context, isPhone }) => {
    await openWeek(page);
    await context.setOffline(true);
    const name = await placeFirst(page, isPhone, "Thursday");
    await expect(page.getByText(`Waiting to be sent: ${name} to Thursday.`)).toBeVisible();
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();

    await context.setOffline(false);
    await expect(toast(page, "Your change is sent")).toBeVisible();
    await expect(page.getByText(/^Waiting to be sent/)).toHaveCount(0);
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();
  });
});

test("a slow response neither blocks the page nor repeats a move", async ({ page }) => {
  await openWeek(page);
  let sent = 0;
  await page.route(/exercises\.scheduleWeek/, async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const place = page.getByRole("button", { name: "Place this week" });
  await place.dblclick();
  await expect(board(page).getByRole("article").first()).toBeVisible();
  await expect(toast(page, /exercises scheduled/)).toBeVisible();
  expect(sent).toBe(1);
  await expect(available(page)).toHaveCount(0);
});

test("the last of two tabs wins when both place the same exercise, and both can reload", async ({
  page,
  context,
  isPhone,
}) => {
  await openWeek(page);
  const other = await context.newPage();
  await other.goto("/?week=2");
  await board(other).waitFor();
  const name = await placeFirst(page, isPhone, "Monday");
  await expect(toast(page, "Exercise scheduled successfully")).toBeVisible();
  await placeFirst(other, isPhone, "Friday");
  await expect(toast(other, "Exercise scheduled successfully")).toBeVisible();
  await expect(day(other, "Friday").getByRole("heading", { name })).toBeVisible();
  await page.reload();
  await expect(day(page, "Friday").getByRole("heading", { name })).toBeVisible();
});

test.describe("a plan deleted in another tab", () => {
  test.use({ expectedFaults: [/status of 404/] });

  test("refuses a move with a plain message", async ({ page, isPhone }) => {
    const planId = await openWeek(page);
    await send(page, "DELETE", `/api/training-plans/${planId}`);
    await placeFirst(page, isPhone, "Thursday");
    await expect(toast(page, "Error scheduling exercise")).toBeVisible();
    await expect(toast(page, /not found/)).toBeVisible();
  });
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.skip(({ hasTouch }) => !hasTouch, "Both projects would run it at this size");

  for (const name of [
    `${"Donaudampfschifffahrtsgesellschaft".repeat(3)} triathlon`.slice(0, 100),
    "سباق الترياتلون في دبي",
    "🏊‍♀️🚴‍♂️🏃 Ironman 🏁",
  ])
    test(`a plan named ${name.slice(0, 12)}… scrolls nothing sideways`, async ({ page }) => {
      await openWeek(page, { over: { name } });
      await expect(page.getByRole("heading", { name: "Week 2", exact: true })).toBeVisible();
      expect(await sideways(page)).toBe(0);
      await placeWeek(page);
      await expect(toast(page, /exercises scheduled/)).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });
});
