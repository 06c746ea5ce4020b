import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { findMisfits } from "./page-checks/text-layout.ts";
import { expectToast } from "./toasts.ts";
import {
  available,
  board,
  day,
  details,
  firstName,
  openWeek,
  placeWeek,
  send,
  signUpWithPlan,
} from "./week.ts";

const selection = "Exercise Selected";

test.describe("beside the week", { tag: "@desk" }, () => {
  // A phone shows the details over the week.

  test("today fits beside the mark of an endurance day, in every font", async ({ page }) => {
    const planId = await openWeek(page, { at: "/" });
    const [plan] = await send(page, "GET", "/api/training-plans");
    const saturday = Array.from({ length: 7 }, (_, day) => addDays(plan.startDate, 7 + day)).find(
      (date) => new Date(`${date}T12:00Z`).getUTCDay() === 6,
    );
    await send(page, "POST", `/api/training-plans/${planId}/schedule`);
    await page.clock.setFixedTime(`${saturday}T10:00:00Z`);
    await page.goto("/");
    const head = day(page, "Saturday");
    const mark = head.getByText("E", { exact: true });
    await expect(head.getByText("Today", { exact: true })).toBeVisible();
    await expect(mark).toBeVisible();
    // Below 1360 px the columns are narrower, below 1200 px the list is a drawer.
    for (const width of [1440, 1280, 1200, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findMisfits(page)).toEqual([]);
      const [column, letter] = await Promise.all([head.boundingBox(), mark.boundingBox()]);
      if (!column || !letter) throw new Error("Saturday is hidden");
      expect(letter.x + letter.width).toBeLessThanOrEqual(column.x + column.width);
    }
  });

  test("details follow the pressed cards while exercises are placed and moved", async ({
    page,
  }) => {
    await openWeek(page);
    await placeWeek(page);
    await expect(available(page)).toHaveCount(0);
    const cards = board(page).getByRole("article");
    const names = await cards.getByRole("heading").allInnerTexts();
    const [first = "", second = ""] = names;
    await cards.first().getByRole("button").first().click();
    await expect(details(page, first)).toBeVisible();
    await expect(page.getByRole("region", { name: selection })).toBeVisible();

    // The days stay in reach: the exercise moves although its details are shown.
    await board(page)
      .getByRole("button", { name: /^Place .+ on Friday/ })
      .press("Enter");
    await expectToast(page, "Exercise scheduled successfully");
    await expect(day(page, "Friday").getByRole("heading", { name: first })).toBeVisible();
    await expect(details(page, first)).toBeVisible();

    await cards
      .filter({ has: page.getByRole("heading", { name: second, exact: true }) })
      .getByRole("button")
      .first()
      .click();
    await expect(details(page, second)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: selection })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(details(page, second)).toHaveCount(0);
    await expect(page.locator("button:focus")).toHaveAccessibleName(new RegExp(`^${second}`));
  });

  test("days take the column of the empty list, which comes into view to put one back", async ({
    page,
    checkBothSchemes,
  }) => {
    await openWeek(page);
    const leftOf = async () => (await board(page).boundingBox())?.x ?? 0;
    const before = await leftOf();
    await placeWeek(page);
    await expectToast(page, /exercises scheduled/);
    await expect.poll(leftOf).toBeLessThan(before);
    await board(page).getByRole("article").first().getByRole("button").first().click();
    await expect(page.getByText("Put back here")).toBeInViewport();
    await checkBothSchemes("a selected exercise of a placed week");
    await page.getByText("Put back here").click();
    await expect(available(page)).toHaveCount(1);
  });

  test("the panel stays below the header when the page is scrolled", async ({ page }) => {
    await openWeek(page);
    const name = await firstName(page);
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Details" }).click();
    const title = details(page, name).getByRole("heading", { level: 2 });
    await expect(title).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await title.boundingBox())?.y)
      .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });

  test("days are rows where the panel leaves them little width", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await openWeek(page);
    await placeWeek(page);
    await expect(available(page)).toHaveCount(0);
    const monday = day(page, "Monday");
    await board(page).getByRole("article").first().getByRole("button").first().click();
    await expect(page.getByRole("heading", { name: "Steps" })).toBeVisible();
    const [above, below] = [await monday.boundingBox(), await day(page, "Tuesday").boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test("an exercise is swapped for an easy one and back", async ({ page, checkBothSchemes }) => {
  const planId = await signUpWithPlan(page);
  const weeks = await Promise.all(
    [4, 5, 7, 8].map((week) =>
      send(page, "GET", `/api/training-plans/${planId}/weeks/${week}/exercises`),
    ),
  );
  const row = weeks
    .flat()
    .find(({ type, progress, intensity }) => type === "run" && progress && intensity !== "easy");
  await page.goto(`/?week=${row.week}&exercise=${row.id}`);
  const shown = details(page, row.name);
  await shown.getByRole("button", { name: "Swap for…" }).click();
  const choices = shown.getByRole("radio");
  await expect(choices.first()).toBeVisible();
  await checkBothSchemes("Swap for…");
  await choices.last().check({ force: true });
  await shown.getByRole("button", { name: "Swap", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeFocused();

  const path = `/api/training-plans/${planId}/weeks/${row.week}/exercises`;
  const after = (await send(page, "GET", path)).find(({ id }: { id: number }) => id === row.id);
  expect(after.description).not.toBe(row.description);
  await page.reload();
  const swapped = details(page, after.name);
  await expect(swapped.getByText(`Your choice instead of ${row.name}`).first()).toBeVisible();
  await swapped.getByRole("button", { name: "Swap for…" }).click();
  await swapped
    .getByRole("radio", { name: new RegExp(`^${row.name}`) })
    .first()
    .check({ force: true });
  await swapped.getByRole("button", { name: "Swap", exact: true }).click();
  await expectToast(page, "Swap undone");
  const back = (await send(page, "GET", path)).find(({ id }: { id: number }) => id === row.id);
  expect(back.description).toBe(row.description);
});

test(
  "on a phone a press selects, and the menu opens the sheet",
  { tag: "@phone" },
  async ({ page }) => {
    // Wider screens have the panel.
    await openWeek(page);
    await page.getByRole("tab", { name: /^Available/ }).click();
    const name = await firstName(page);
    await available(page).first().getByRole("button").first().click();
    await expect(page.getByRole("region", { name: selection })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page
      .getByRole("region", { name: selection })
      .getByRole("button", { name: "Cancel" })
      .click();
    await page
      .getByRole("button", { name: `More for ${name}` })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Details" }).click();
    await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Back to Week 2" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
