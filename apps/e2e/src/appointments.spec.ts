import type { Page } from "@playwright/test";
import { athleteWith, fillNewPlan } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { placeWeek, send } from "./week.ts";

interface Row {
  type: string;
  name: string;
  day: number | null;
  suggestedDay: number;
  duration: number;
}

const TUESDAY = 2;

async function tuesdaySwims(page: Page, planId: number, week: number): Promise<Row[]> {
  const rows: Row[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/${week}/exercises`,
  );
  return rows.filter(({ type, suggestedDay }) => type === "swim" && suggestedDay === TUESDAY);
}

test("an athlete adds a fixed appointment to a running plan, which plans around it", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  await athleteWith(page, []);
  await page.goto("/");
  await fillNewPlan(page, "Club on Tuesdays");
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
  const [{ id }] = await send(page, "GET", "/api/training-plans");

  await page.goto("/my-plans");
  await page.getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Training Plan" });
  await edit.getByRole("tab", { name: "Hours" }).click();
  const tuesday = edit.getByRole("group", { name: "Tuesday", exact: true });
  await tuesday.getByRole("button", { name: "All sports on Tuesday" }).click();
  await tuesday.getByRole("button", { name: "Fixed appointment on Tuesday" }).click();
  await tuesday.getByLabel("Name (optional)").fill("Club swim");
  await tuesday.getByLabel("Minutes").fill("300");
  await tuesday.getByLabel("Minutes").press("Enter");
  await expect(
    tuesday.getByText(/^Your swim on Tuesday takes 300 min; the day has \d+ min$/),
  ).toBeVisible();
  await expect(edit.getByRole("button", { name: "Update Plan" })).toBeDisabled();
  await checkBothSchemes("an appointment that is too long");
  await tuesday.getByLabel("Minutes").fill("60");
  await tuesday.getByLabel("Minutes").press("Enter");
  await expect(edit.getByText(/, Tuesday Club swim, 60 min\. \d+ exercises/)).toBeVisible();
  await checkBothSchemes("an appointment of a running plan");
  await edit.getByRole("button", { name: "Update Plan" }).click();
  await expectToast(page, "Training plan updated!");
  const [swim] = await tuesdaySwims(page, id, 4);
  expect(swim?.duration).toBeLessThanOrEqual(60);

  await page.goto("/?week=4");
  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  await expect(page.getByRole("button", { name: /fixed: Club swim/ }).first()).toBeVisible();
  if (isPhone) await page.goto("/?week=4");
  await placeWeek(page);
  await expect
    .poll(async () => (await tuesdaySwims(page, id, 4)).map(({ day }) => day))
    .toEqual([TUESDAY]);
});
