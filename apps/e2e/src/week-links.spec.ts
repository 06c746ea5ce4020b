import { expect, test } from "./fixtures.ts";
import { board, details, openWeek, send } from "./week.ts";

const heading = "heading";

test("the address holds week and exercise, and Back returns to the earlier ones", async ({
  page,
}) => {
  const planId = await openWeek(page, { at: "/?week=3" });
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole(heading, { name: "Week 4", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?week=4$/);

  const rows = await send(page, "GET", `/api/training-plans/${planId}/weeks/4/exercises`);
  const [exercise] = rows;
  await page.goto(`/?week=4&exercise=${exercise.id}`);
  const shown = details(page, exercise.name);
  await expect(shown.getByRole(heading, { name: "Steps" })).toBeVisible();
  await expect(shown.getByRole(heading, { name: "Why this exercise" })).toBeVisible();
  await expect(shown.getByText(/week 4 of \d+/).first()).toBeVisible();
  await shown.getByRole("button", { name: /^(Close|Back to Week 4)$/ }).click();
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(/\?week=4$/);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole(heading, { name: "Week 3", exact: true })).toBeVisible();
});

test("a card's menu opens its dialogs, and Back closes them", async ({ page, isPhone }) => {
  await openWeek(page);
  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  const more = page.getByRole("button", { name: /^More for/ }).first();
  await more.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("menuitem", { name: "Complete…" }).click();
  const dialog = page.getByRole("form", { name: "What you did" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});

test("the next week opens from the cache", async ({ page, isPhone }) => {
  test.skip(isPhone, "The cache is the same at every size");
  await openWeek(page, { at: "/?week=5" });
  const asked: string[] = [];
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole(heading, { name: "Week 6", exact: true })).toBeVisible();
  await expect(board(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Only the next week is prefetched; the visible one was loaded already.
  expect(asked.some((url) => url.includes('"week":6'))).toBe(false);
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 } });
  test.skip(({ hasTouch }) => !hasTouch, "Both projects would run these; a tablet has touch");

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
    await expect(page.getByText("Exercise scheduled successfully")).toBeVisible();
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
    expect(rows.map(({ top }) => top)).toEqual(
      rows.map(({ top }) => top).toSorted((a, b) => a - b),
    );
    for (const { gap } of rows) expect(gap).toBeLessThan(24);
  });
});
