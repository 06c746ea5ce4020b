import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { available, board, day, firstName, openWeek } from "./week.ts";

test.describe("by keyboard", () => {
  test("an exercise is selected, moved to a day, placed and taken off again", async ({ page }) => {
    await openWeek(page);
    const name = await firstName(page);
    await available(page).first().getByRole("button").first().focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("region", { name: "Exercise Selected" })).toContainText(name);

    // The first arrow key goes to the best day; Home and Right go to Monday.
    await page.keyboard.press("ArrowRight");
    await expect(board(page).locator("button:focus")).toHaveAccessibleName(/^Place/);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(day(page, "Monday").locator("button:focus")).toHaveAccessibleName(/^Place/);
    await page.keyboard.press("Enter");
    await expectToast(page, "Exercise scheduled successfully");
    await expect(
      page.locator("[aria-live=polite]").filter({ hasText: "moved to Monday" }),
    ).toHaveCount(1);
    // The focus follows the exercise.
    await expect(day(page, "Monday").locator("button:focus")).toHaveAccessibleName(
      new RegExp(`^${name}`),
    );

    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Exercise Selected" })).toHaveCount(0);
    await page.keyboard.press("Delete");
    await expectToast(page, "Exercise unscheduled successfully");
    await expect(available(page).filter({ hasText: name })).toHaveCount(1);
  });

  test("one button places the whole week and undoes it", async ({ page }) => {
    await openWeek(page);
    const count = await available(page).getByRole("article").count();
    const auto = board(page).getByRole("button", { name: "Auto-Schedule Week" });
    await auto.focus();
    await page.keyboard.press("Enter");
    await expectToast(page, `${count} exercises scheduled`);
    await expect(available(page)).toHaveCount(0);
    await page.reload();
    await expect(board(page).getByRole("article")).toHaveCount(count);

    const undo = board(page).getByRole("button", { name: "Undo Auto-Schedule" });
    await undo.press("Enter");
    await expectToast(page, `${count} exercises unscheduled`);
    await expect(available(page).getByRole("article")).toHaveCount(count);
  });

  test("the question mark opens the keyboard help, and Back closes it", async ({ page }) => {
    await openWeek(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard help" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\?week=2$/);
  });
});

test.describe("at 200 % zoom", () => {
  // Browser zoom of 200 % halves the viewport of 1440 × 900.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test("an exercise is placed by keyboard, and nothing scrolls sideways", async ({ page }) => {
    await openWeek(page);
    await page.getByRole("tab", { name: /^Available/ }).focus();
    await page.keyboard.press("Enter");
    const name = await firstName(page);
    await available(page).first().getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Go to Schedule" }).focus();
    await page.keyboard.press("Enter");
    await expect(board(page).locator("button:focus")).toHaveAccessibleName(/^Place/);
    await page.keyboard.press("Enter");
    await expectToast(page, "Exercise scheduled successfully");
    await expect(board(page).getByRole("heading", { name })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
