import type { Page } from "@playwright/test";
import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { openWeek, send } from "./week.ts";

const minutesOf = async (page: Page, planId: number, week: number): Promise<number> => {
  const rows: { duration: number }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/${week}/exercises`,
  );
  return rows.reduce((sum, { duration }) => sum + duration, 0);
};

/** A part of the plan, opened from My Plans. */
async function openEdit(page: Page, tab: "Hours" | "Race") {
  await page.goto("/my-plans");
  await page.getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Training Plan" });
  await edit.getByRole("tab", { name: tab }).click();
  return edit;
}

test("an athlete changes the hours from a week on, sees what changes, and undoes it", async ({
  page,
}) => {
  const planId = await openWeek(page);
  const before = [await minutesOf(page, planId, 4), await minutesOf(page, planId, 6)];
  const edit = await openEdit(page, "Hours");
  await edit.getByLabel("From").selectOption("5");
  for (const day of ["Sunday", "Monday"]) {
    await edit.getByRole("switch", { name: `Available on ${day}` }).click();
  }
  await expect(
    edit.getByText(/^8 h a week from week 5 on\. \d+ exercises change\.$/),
  ).toBeVisible();
  await expect(edit.getByRole("table")).toBeVisible();
  await edit.getByRole("button", { name: "Update Plan" }).click();
  await expectToast(page, "Training plan updated!");
  await expect(edit).toBeHidden();
  expect(await minutesOf(page, planId, 4)).toBe(before[0]);
  expect(await minutesOf(page, planId, 6)).toBeLessThanOrEqual(480);

  await page.goto("/?week=5");
  await expect(
    page.getByRole("region", { name: /^Monday/ }).getByText("Rest", { exact: true }),
  ).toBeVisible();

  const again = await openEdit(page, "Hours");
  await again.getByRole("button", { name: "Undo this change" }).click();
  await expectToast(page, "Change undone");
  await expect(again.getByRole("region", { name: "Last change" })).toBeHidden();
  expect(await minutesOf(page, planId, 6)).toBe(before[1]);
});

test("an athlete moves the race, sees what changes, and undoes it", async ({
  page,
  checkBothSchemes,
}) => {
  await openWeek(page);
  const edit = await openEdit(page, "Race");
  const date = edit.getByLabel("Race Date");
  const planned = await date.inputValue();
  await date.fill(addDays(planned, 14));
  await expect(edit.getByText(/^Race on .+\. \d+ exercises change\.$/)).toBeVisible();
  await checkBothSchemes("race of a plan");
  await edit.getByRole("button", { name: "Update Plan" }).click();
  await expectToast(page, "Training plan updated!");
  await expect(edit).toBeHidden();

  const again = await openEdit(page, "Race");
  await expect(again.getByLabel("Race Date")).not.toHaveValue(planned);
  await again.getByRole("button", { name: "Undo this change" }).click();
  await expectToast(page, "Change undone");
  await expect(again.getByLabel("Race Date")).toHaveValue(planned);
});
