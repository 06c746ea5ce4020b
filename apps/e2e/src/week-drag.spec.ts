import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { available, board, day, firstName, openWeek } from "./week.ts";

const middle = async (where: Locator) => {
  const box = await where.boundingBox();
  if (!box) throw new Error("Nothing is shown there");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

/** Waits for the lazily loaded drag code. */
const draggable = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("week-drag")),
  );

// The browser keeps 250 entries by default, fewer than the prefetched files.
test.beforeEach(({ page }) =>
  page.addInitScript(() => performance.setResourceTimingBufferSize(5000)),
);

const words = (page: Page) => page.locator("[aria-live=polite]");

test.describe("by mouse", { tag: "@desk" }, () => {
  // A phone has no mouse.

  // @covers exercise-5
  test("an exercise is dragged to a day, to another, and back to the list", async ({ page }) => {
    await openWeek(page);
    await draggable(page);
    const name = await firstName(page);

    const from = await middle(available(page).first());
    const thursday = await middle(day(page, "Thursday"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    // During the drag the days show whether they fit.
    await expect(
      board(page)
        .getByRole("button", { name: /^Place/ })
        .first(),
    ).toBeAttached();
    await page.mouse.move(thursday.x, thursday.y, { steps: 8 });
    await page.mouse.up();
    await expectToast(page, "Exercise scheduled successfully");
    await expect(day(page, "Thursday").getByRole("heading", { name })).toBeVisible();
    await expect(words(page).filter({ hasText: /moved to Thursday/ })).toHaveCount(1);
    // The drag was not a click: nothing is selected afterwards.
    await expect(page.getByRole("region", { name: "Exercise Selected" })).toHaveCount(0);

    await page.reload();
    await draggable(page);
    const card = day(page, "Thursday").getByRole("article").filter({ hasText: name });
    await card.dragTo(day(page, "Friday"), { steps: 8 });
    await expect(day(page, "Friday").getByRole("heading", { name })).toBeVisible();
    await expectToast(page, "Exercise scheduled successfully");

    const back = day(page, "Friday").getByRole("article").filter({ hasText: name });
    await back.dragTo(page.getByRole("heading", { name: /^Available Exercises/ }), { steps: 8 });
    await expectToast(page, "Exercise unscheduled successfully");
    await expect(available(page).filter({ hasText: name })).toHaveCount(1);
  });

  test("Escape cancels a drag, and so does a drop outside the days", async ({ page }) => {
    await openWeek(page);
    await draggable(page);
    const count = await available(page).count();
    const from = await middle(available(page).first());
    const thursday = await middle(day(page, "Thursday"));
    for (const giveUp of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.move(700, 20, { steps: 4 }),
    ]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(thursday.x, thursday.y, { steps: 8 });
      await giveUp();
      await page.mouse.up();
      await expect(available(page)).toHaveCount(count);
      await expect(board(page).getByRole("button", { name: /^Place .+ on / })).toHaveCount(0);
    }
  });
});

test.describe("by touch", { tag: "@phone" }, () => {
  // Touch is tried on the phone.

  test("a long press moves an exercise from the list to a day", async ({ page }) => {
    await openWeek(page);
    await draggable(page);
    await page.getByRole("tab", { name: /^Available/ }).click();
    const name = await firstName(page);
    const from = await middle(available(page).first());
    const touch = await page.context().newCDPSession(page);
    const at = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: point ? [point] : [],
      });

    await at("touchStart", from);
    // The days scroll into view once the exercise is lifted.
    await expect(board(page)).toBeVisible();
    const monday = await middle(day(page, "Monday"));
    await at("touchMove", { x: from.x, y: from.y + 10 });
    await at("touchMove", monday);
    await at("touchMove", { x: monday.x + 1, y: monday.y + 1 });
    await at("touchEnd");
    await expectToast(page, "Exercise scheduled successfully");
    await expect(day(page, "Monday").getByRole("heading", { name })).toBeVisible();
  });

  test("a swipe over the cards scrolls and moves nothing", async ({ page }) => {
    await openWeek(page);
    await draggable(page);
    await page.getByRole("tab", { name: /^Available/ }).click();
    const from = await middle(available(page).first());
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.synthesizeScrollGesture", { ...from, yDistance: -200, speed: 2000 });
    await expect(page.getByRole("region", { name: "Exercise Selected" })).toHaveCount(0);
    await expect(available(page).first()).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
