import type { Page } from "@playwright/test";
import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { available, board, openWeek, send, signUpWithPlan } from "./week.ts";

/** The Sunday of the plan's second week, which is shown first. */
async function secondWeek(page: Page, planId: number): Promise<string> {
  const plans: { id: number; startDate: string }[] = await send(page, "GET", "/api/training-plans");
  return addDays(plans.find(({ id }) => id === planId)?.startDate ?? today(), 7);
}

/** Records the first available exercise's sport on the Tuesday of the week. */
async function recordRun(page: Page, sunday: string): Promise<void> {
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId: `e2e-${crypto.randomUUID()}`,
    activityName: "Early Bird",
    activityType: "running",
    startTime: `${addDays(sunday, 2)}T06:30:00Z`,
    duration: 1830,
    distance: 5000,
    averagePace: 366,
    averageHeartRate: 146,
  });
}

const tuesday = (page: Page) => board(page).getByRole("region", { name: /^Tuesday/ });

// @covers weekly-training-plan-view-12
test("an athlete matches, unmatches and deletes a recording", async ({
  page,
  isPhone,
  checkAccess,
}) => {
  const planId = await openWeek(page);
  await recordRun(page, await secondWeek(page, planId));
  await page.reload();
  await expect(tuesday(page).getByText("Early Bird")).toBeVisible();

  if (isPhone) await page.getByRole("tab", { name: /^Available/ }).click();
  const run = available(page).filter({ has: page.getByRole("button", { name: /, run, / }) });
  const name = await run.first().getByRole("heading").first().innerText();
  await run.first().getByRole("button").first().click();
  if (isPhone) await page.getByRole("button", { name: "Go to Schedule" }).click();
  await checkAccess();
  await tuesday(page)
    .getByRole("button", { name: /^Click to match/ })
    .click();
  await expectToast(page, "Exercise matched to Garmin activity successfully");
  await expect(tuesday(page).getByText("COMPLETED")).toBeVisible();
  await expect(tuesday(page).getByText("0:30:30")).toBeVisible();
  await expect(tuesday(page).getByText("146 bpm")).toBeVisible();
  await expect(tuesday(page).getByText("Early Bird")).toBeHidden();

  await page.goto("/garmin");
  const row = page.getByRole("listitem").filter({ hasText: "Early Bird" });
  await expect(row.getByText("Linked to Workout", { exact: true })).toBeVisible();

  await page.goto("/?week=2");
  await tuesday(page)
    .getByRole("button", { name: `More for ${name}` })
    .click();
  await page.getByRole("menuitem", { name: "Unmatch" }).click();
  await expectToast(page, "Exercise unmatched from Garmin activity");
  await expect(tuesday(page).getByText("Early Bird")).toBeVisible();

  await page.goto("/garmin");
  await row.getByRole("button", { name: "Delete Early Bird" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Activity" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Activity deleted successfully!");
  await expect(row).toBeHidden();
  await expect(page.getByText(/^No activities found/)).toBeVisible();
});

// @covers routes-2
test("the wearable page asks a visitor to log in first", { tag: "@desk" }, async ({ page }) => {
  // The redirect is the same at every size.
  await page.goto("/garmin");
  await expect(page).toHaveURL("/auth");
});

test("a refused consent shows the reason and leaves a clean address", async ({
  page,
  checkAccess,
}) => {
  await signUpWithPlan(page);
  await page.goto("/garmin?error=You%20did%20not%20allow%20it");
  await expect(page.getByText("Failed to connect account: You did not allow it")).toBeVisible();
  await expect(page).toHaveURL("/garmin");
  await expect(page.getByRole("button", { name: "Connect" })).toBeVisible();
  await checkAccess();
});
