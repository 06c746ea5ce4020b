import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { board, openWeek, send } from "./week.ts";

test("a saved plan asks for its days, places all weeks at once and undoes that", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page, { at: "/" });
  const exercisesOf = (week: number): Promise<{ isScheduled: boolean }[]> =>
    send(page, "GET", `/api/training-plans/${planId}/weeks/${week}/exercises`);
  const panel = page.getByRole("region", { name: /Give week \d its days\./ });
  const whole = panel.getByRole("button", { name: "Place the whole plan" });
  await expect(panel.getByRole("button", { name: "Place this week" })).toBeInViewport();
  await expect(whole).toBeInViewport();
  await expect(page.getByRole("list", { name: "Suggested here" }).first()).toBeVisible();
  await checkBothSchemes("first visit");

  await whole.click();
  const placed = page.getByRole("region", { name: "Your plan is placed" });
  await expect(placed.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(panel).toBeHidden();
  await expect(board(page).getByRole("article").first()).toBeVisible();
  expect((await exercisesOf(14)).every(({ isScheduled }) => isScheduled)).toBe(true);
  await checkBothSchemes("placed plan");

  await page.reload();
  await placed.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Placement undone");
  await expect(panel).toBeVisible();
  expect((await exercisesOf(14)).some(({ isScheduled }) => isScheduled)).toBe(false);

  await panel.getByRole("button", { name: "I’ll do it myself" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("list", { name: "Suggested here" })).toHaveCount(0);
  if (isPhone)
    await expect(page.getByRole("tab", { name: /^Available/, selected: true })).toBeVisible();
});
