import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { available, board, day, firstName, openWeek, placeWeek, send } from "./week.ts";

const TOAST_CODE = "**/assets/toast-code-*.js";

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
  // Parts below the week may still load when the network goes.
  test.use({
    expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|CodeLoadError/],
  });

  test("a move waits on the device, and is sent online", async ({ page, context, isPhone }) => {
    await openWeek(page);
    await context.setOffline(true);
    const name = await placeFirst(page, isPhone, "Thursday");
    await expect(page.getByText(`Waiting to be sent: ${name} to Thursday.`)).toBeVisible();
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();

    await context.setOffline(false);
    await expectToast(page, "Your change is sent");
    await expect(page.getByText(/^Waiting to be sent/)).toHaveCount(0);
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();
  });

  test("a message whose code is missing is shown once the network is back", async ({
    page,
    context,
    isPhone,
  }) => {
    await page.route(TOAST_CODE, (route) => route.abort("internetdisconnected"));
    await openWeek(page);
    await context.setOffline(true);
    await placeFirst(page, isPhone, "Thursday");
    await expect(page.getByText(/^Waiting to be sent/)).toBeVisible();

    await page.unroute(TOAST_CODE);
    await context.setOffline(false);
    await expectToast(page, "Your change is sent");
  });
});

test.describe("a move of which only the answer is lost", () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_/] });

  test("stays where it was put, is sent again and made once", async ({ page, isPhone }) => {
    const planId = await openWeek(page);
    // It is sent again at once, so the second call is held until the page was seen waiting.
    const { promise: isSeenWaiting, resolve: sendAgain } = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(/exercises\.schedule\b/, async (route) => {
      sent += 1;
      if (sent > 1) {
        await isSeenWaiting;
        return route.continue();
      }
      await route.fetch();
      return route.abort("connectionreset");
    });
    const name = await placeFirst(page, isPhone, "Thursday");
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText(`Waiting to be sent: ${name} to Thursday.`)).toBeVisible();

    sendAgain();
    await expect(page.getByText(/^Waiting to be sent/)).toHaveCount(0);
    await expect(day(page, "Thursday").getByRole("heading", { name })).toHaveCount(1);
    expect(sent).toBe(2);
    const rows: { day: number | null }[] = await send(
      page,
      "GET",
      `/api/training-plans/${planId}/weeks/2/exercises`,
    );
    expect(rows.map(({ day: at }) => at).filter((at) => at !== null)).toEqual([4]);
  });
});

/** Opens the swaps of the first exercise that has one of another name, and chooses it. */
async function chooseSwap(page: Page) {
  const planId = await openWeek(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const rows: { id: number; name: string }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/2/exercises`,
  );
  const names = new Set(rows.map(({ name }) => name));
  for (const { id } of rows) {
    const { options } = await send(page, "GET", `/api/exercises/${id}/swaps`);
    const swap = options.find(({ name }: { name: string }) => !names.has(name));
    if (!swap) continue;
    await page.goto(`/?week=2&exercise=${id}`);
    await page.getByRole("button", { name: "Swap for…" }).click();
    const form = page.getByRole("form", { name: "Swap for…" });
    await form.locator("label").filter({ hasText: swap.name }).first().click();
    return { form, name: String(swap.name) };
  }
  throw new Error("Week 2 has no exercise to swap");
}

test.describe("a swap without network", () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_/] });

  test("shows what the server did when only its answer is lost", async ({ page }) => {
    const { form, name } = await chooseSwap(page);
    await page.route(/exercises\.swap\b/, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await form.getByRole("button", { name: "Swap", exact: true }).click();
    await expectToast(page, "No answer to your swap");
    await expect(form.getByRole("radio", { checked: true })).toBeVisible();
    const swapped = page.locator("article").getByRole("heading", { name });
    await expect(swapped.first()).toBeVisible();
  });

  test("is off, and goes on with the same choice once the network is back", async ({
    page,
    context,
  }) => {
    const { form, name } = await chooseSwap(page);
    await context.setOffline(true);
    await expect(form.getByText("Only with network")).toBeVisible();
    await context.setOffline(false);
    await form.getByRole("button", { name: "Swap", exact: true }).click();
    await expect(page.getByText(`Swapped for ${name}.`)).toBeVisible();
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
  await expectToast(page, /exercises scheduled/);
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
  await expectToast(page, "Exercise scheduled successfully");
  await placeFirst(other, isPhone, "Friday");
  await expectToast(other, "Exercise scheduled successfully");
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
    await expectToast(page, /^Error scheduling exercise.*not found/);
  });
});

test.describe("at 320 px", { tag: "@phone" }, () => {
  // Both projects would run it at this size.
  test.use({ viewport: { width: 320, height: 640 } });

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
      await expectToast(page, /exercises scheduled/);
      expect(await sideways(page)).toBe(0);
    });
});
