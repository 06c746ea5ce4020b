import type { Page } from "@playwright/test";
import { addPlan, athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { send } from "./week.ts";

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
  const run = recorded.find(({ family }) => family === "run");
  const exercise = exercises.find(({ type }) => type === "run");
  await send(page, "POST", `/api/exercises/${exercise?.id}/complete`, {
    date: run?.localDate,
    durationSeconds: run?.duration,
  });
  return run?.activityName ?? "";
}

// @covers wearable-connection-and-plan-deletion-1, calls-22
test("an athlete connects the watch, tests it, syncs and disconnects", async ({
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
  await page.getByRole("radio", { name: isPhone ? "Kim Hill" : "Alex Rivers" }).check();
  await page.getByRole("checkbox", { name: "Historical data" }).check();
  await page.getByRole("button", { name: "Allow" }).click();

  await expect(page.getByText("Account connected successfully!")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/garmin" && url.search === "");
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Test Connection" }).click();
  await expect(page.getByText("Connection Valid")).toBeVisible();
  await checkBothSchemes("connected");

  // A sync's activities arrive by webhook, as from the real provider.
  await page.getByRole("button", { name: "Sync Activities" }).click();
  await expect(page.getByText("Activities synced successfully!")).toBeVisible();
  await expect(page.getByRole("status", { name: "Progress of the sync" })).toContainText("Matched");
  await expect(page.getByText("Long Run").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete / }).nth(20)).toBeVisible();
  await checkBothSchemes("synced");

  await expect(page.getByRole("link", { name: "See your week" })).toBeVisible();

  const name = await completeNewestRun(page);
  await page.reload();
  const copy = page.getByRole("listitem").filter({ hasText: "Same workout, counted once" });
  await expect(copy).toContainText(name);
  await checkBothSchemes("a workout from two sources");
  await copy.getByRole("button", { name: `Count Separately: ${name}` }).click();
  await expect(page.getByText("Counted as a workout of its own")).toBeVisible();
  await expect(copy).toHaveCount(0);

  await page.getByRole("button", { name: "Disconnect" }).click();
  const leave = page.getByRole("dialog", { name: "Disconnect Garmin" });
  await expect(leave).toBeVisible();
  await checkBothSchemes("asked before leaving");
  await leave.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Account disconnected")).toBeVisible();
  await expect(page.getByText("Not Connected", { exact: true })).toBeVisible();
});
