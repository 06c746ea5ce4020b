import type { Page } from "@playwright/test";
import { addPlan, athleteWith } from "./athlete.ts";
import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { send } from "./week.ts";
import { expectEmptyWatch, sendToWatch } from "./send-to-watch.ts";
import { expectToast } from "./toasts.ts";

/** Completes an exercise by hand with what the watch recorded of the newest run; returns its name. */
async function completeNewestRun(page: Page): Promise<string> {
  const planId = await addPlan(page, "Lisbon Olympic");
  const exercises: { id: number; type: string }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/2/exercises`,
  );
  const recorded: { family: string; localDate: string; duration: number; activityName: string }[] =
    await send(page, "GET", "/api/garmin/activities");
  // Late in the day, the newest run is of tomorrow where it was run.
  const run = recorded.find(({ family, localDate }) => family === "run" && localDate <= today());
  const exercise = exercises.find(({ type }) => type === "run");
  await send(page, "POST", `/api/exercises/${exercise?.id}/complete`, {
    date: run?.localDate,
    durationSeconds: run?.duration,
  });
  return run?.activityName ?? "";
}

/** Links a run of the plan's second week to the exercise that matches it best, and unlinks it. */
async function linkActivity(page: Page, checkBothSchemes: (state: string) => Promise<void>) {
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId: "evening-run",
    activityName: "Evening Run",
    activityType: "running",
    startTime: `${addDays(today(), 7)}T18:00:00Z`,
    duration: 2400,
  });
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Evening Run" });
  await row.getByRole("button", { name: "Link to Workout: Evening Run" }).click();
  const dialog = page.getByRole("dialog", { name: "Link to Workout" });
  const best = dialog.getByRole("list", { name: "Open exercises" }).getByRole("button").first();
  await expect(best).toBeVisible();
  await checkBothSchemes("exercises to link");
  await best.click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText("Linked to Workout")).toBeVisible();
  await row.getByRole("button", { name: "Unlink Evening Run" }).click();
  await expect(row.getByText("Linked to Workout")).toHaveCount(0);
}

// @covers wearable-connection-and-plan-deletion-1, calls-22
test("an athlete connects the watch, tests it, syncs, sends workouts and disconnects", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  await athleteWith(page, []);
  await page.goto("/garmin");
  await expect(page.getByText("This is a practice provider")).toBeVisible();
  await page.getByRole("button", { name: "Connect", exact: true }).click();

  await expect(page.getByText("This is not Garmin")).toBeVisible();
  // A watch belongs to one account, and the projects run in parallel.
  const athlete = isPhone ? "Kim Hill" : "Alex Rivers";
  await page.getByRole("radio", { name: athlete }).check();
  await page.getByRole("checkbox", { name: "Historical data" }).check();
  await page.getByRole("button", { name: "Allow" }).click();

  await expectToast(page, "Account connected successfully!");
  await expect(page).toHaveURL((url) => url.pathname === "/garmin" && url.search === "");
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Test Connection" }).click();
  await expectToast(page, "Connection Valid");
  await checkBothSchemes("connected");

  // A sync's activities arrive by webhook, as from the real provider.
  await page.getByRole("button", { name: "Sync Activities" }).click();
  await expectToast(page, "Activities synced successfully!");
  await expect(page.getByRole("status", { name: "Progress of the sync" })).toContainText("Matched");
  await expect(page.getByText("Long Run").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete / }).nth(20)).toBeVisible();
  await checkBothSchemes("synced");

  await expect(page.getByRole("link", { name: "See your week" })).toBeVisible();

  const name = await completeNewestRun(page);
  await page.reload();
  const copy = page.getByRole("listitem").filter({ hasText: "Same activity, counted once" });
  await expect(copy).toContainText(name);
  await checkBothSchemes("a workout from two sources");
  await copy.getByRole("button", { name: `Count Separately: ${name}` }).click();
  await expectToast(page, "Counted as an activity of its own");
  await expect(copy).toHaveCount(0);
  await linkActivity(page, checkBothSchemes);
  const watch = await sendToWatch(page, athlete, checkBothSchemes);

  await page.getByRole("button", { name: "Disconnect" }).click();
  const leave = page.getByRole("dialog", { name: "Disconnect Garmin" });
  await expect(leave).toBeVisible();
  await checkBothSchemes("asked before leaving");
  await leave.getByRole("button", { name: "Disconnect" }).click();
  await expectToast(page, "Account disconnected");
  await expect(page.getByText("Not Connected", { exact: true })).toBeVisible();
  await expectEmptyWatch(watch);
});
