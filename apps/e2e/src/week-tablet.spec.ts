import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { board, openWeek, send } from "./week.ts";

test.use({ viewport: { width: 820, height: 1180 } });

test("race and phase stay visible outside the current week, and the list is a drawer", async ({
  page,
}) => {
  await openWeek(page);
  await expect(page.getByRole("button", { name: "Go to Current Week" })).toBeVisible();
  await expect(page.getByText(/^\d+ days$/)).toBeVisible();
  await expect(page.getByText(/^Base \d of \d$/)).toBeVisible();
  await page.getByRole("button", { name: /^Available \(/ }).click();
  const drawer = page.getByRole("dialog", { name: "Available Exercises" });
  await expect(drawer).toBeVisible();
  // The week behind the drawer stays visible: there is no overlay.
  await expect(drawer.locator("..")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await drawer.getByRole("listitem").first().getByRole("button").first().click();
  await expect(drawer).toHaveCount(0);
  await expect(board(page).locator("button:focus")).toHaveAccessibleName(/^Place/);
  await page.keyboard.press("Enter");
  await expectToast(page, "Exercise scheduled successfully");
});

test("each day is a row, and what is in it takes the width of the row", async ({ page }) => {
  const planId = await openWeek(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  await page.goto("/?week=2");
  const cards = board(page).locator("article");
  await expect(cards.first()).toBeVisible();
  await expect(board(page).getByText("Rest", { exact: true }).first()).toBeVisible();
  const rows = await board(page)
    .getByRole("region")
    .evaluateAll((days) =>
      days.map((element) => {
        const { left, right, top, width } = element.getBoundingClientRect();
        const contents = [...element.querySelectorAll("article")];
        const lasts = contents.map((each) => each.getBoundingClientRect().right);
        return { left, top, width, gap: lasts.length > 0 ? right - Math.max(...lasts) : 0 };
      }),
    );
  expect(rows).toHaveLength(7);
  expect(new Set(rows.map(({ left }) => Math.round(left))).size).toBe(1);
  expect(rows.map(({ top }) => top)).toEqual(rows.map(({ top }) => top).toSorted((a, b) => a - b));
  for (const { gap } of rows) expect(gap).toBeLessThan(24);
});
