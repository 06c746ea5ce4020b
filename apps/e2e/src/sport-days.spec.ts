import type { Page } from "@playwright/test";
import { athleteWith, fillNewPlan } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { send } from "./week.ts";

interface Row {
  name: string;
  type: string;
  day: number | null;
  suggestedDay: number;
}

async function swims(page: Page, planId: number, week: number): Promise<Row[]> {
  const rows: Row[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/${week}/exercises`,
  );
  return rows.filter(({ type }) => type === "swim");
}

const daysOf = (rows: readonly Row[]) => new Set(rows.map((row) => row.day ?? row.suggestedDay));

const THURSDAY = 4;

test("an athlete closes weekdays to swims in a new plan, and opens one in the running plan", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  await athleteWith(page, []);
  await page.goto("/");
  await fillNewPlan(page, "Pool on Thursdays");
  const sports = (day: string) =>
    page.getByRole("group", { name: day, exact: true }).locator("[aria-expanded]");
  const sport = (name: string, day: string) =>
    page.getByRole("checkbox", { name: `${name} on ${day}` });

  for (const day of ["Sunday", "Monday", "Tuesday", "Thursday", "Friday", "Saturday"]) {
    await expect(sports(day)).toHaveText("All sports");
    await sports(day).click();
    await sport("Swim", day).uncheck();
    await expect(sports(day)).toHaveText("No swim");
    if (day !== "Saturday") await sports(day).click();
  }
  await sport("Run", "Saturday").uncheck();
  await sport("Bike", "Saturday").uncheck();
  await expect(page.getByText("Allow at least one sport, or make it a rest day.")).toBeVisible();
  await sport("Run", "Saturday").check();
  await sport("Bike", "Saturday").check();
  await checkBothSchemes("sports of a day");
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByText("Allow swimming on at least one training day")).toBeVisible();
  await sports("Thursday").click();
  await sport("Swim", "Thursday").check();
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
  const [{ id }] = await send(page, "GET", "/api/training-plans");
  const [swim] = await swims(page, id, 2);
  expect(daysOf(await swims(page, id, 2))).toEqual(new Set([THURSDAY]));

  await page.goto("/?week=2");
  const list = page.getByRole("list", { name: "Available Exercises" });
  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  await list
    .getByRole("listitem")
    .filter({ hasText: swim?.name ?? "" })
    .getByRole("button")
    .first()
    .click();
  if (isPhone) await page.getByRole("button", { name: "Go to Schedule" }).click();
  await expect(page.getByText("Your plan has no swims on Saturdays").first()).toBeVisible();

  await page.goto("/my-plans");
  await page.getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Training Plan" });
  await edit.getByRole("tab", { name: "Hours" }).click();
  await expect(sports("Saturday")).toHaveText("No swim");
  await sports("Saturday").click();
  await sport("Swim", "Saturday").check();
  await expect(
    edit.getByText(/, Sunday no swim, .+, Friday no swim\. \d+ exercises/),
  ).toBeVisible();
  await checkBothSchemes("sports of a running plan");
  await edit.getByRole("button", { name: "Update Plan" }).click();
  await expectToast(page, "Training plan updated!");
  expect([THURSDAY, 6]).toEqual(expect.arrayContaining([...daysOf(await swims(page, id, 4))]));
});
