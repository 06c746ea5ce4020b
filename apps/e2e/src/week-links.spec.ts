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

test("the next week opens from the cache", { tag: "@desk" }, async ({ page }) => {
  // The cache is the same at every size.
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
