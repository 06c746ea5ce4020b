import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { recordIntervals } from "./record-intervals.ts";
import { planBody, send, signUpWithPlan } from "./week.ts";

test("an activity is read beside its exercise, by keyboard, and unlinked", async ({
  page,
  checkBothSchemes,
}) => {
  await signUpWithPlan(page);
  await send(page, "POST", "/api/thresholds", { lthrRun: 168 });
  const { activityId, exercise } = await recordIntervals(page, addDays(today(), -1));
  await page.goto(`/?week=${exercise.week}&exercise=${exercise.id}`);
  await page.getByRole("link", { name: "What was recorded" }).click();
  await expect(page).toHaveURL(`/activities/${activityId}`);
  await expect(page.getByRole("heading", { level: 1, name: exercise.name })).toBeVisible();

  const went = page.getByRole("region", { name: "How it went" });
  const slider = went.getByRole("slider", { name: "Pace, heart rate over time" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^0:00:00: pace .*bpm; Warm-up$/);
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /; Cool-down$/);
  await went.getByText("The figures as a table").click();
  await expect(went.getByRole("row")).not.toHaveCount(0);
  const compared = page.getByRole("region", { name: "Planned beside recorded" });
  await expect(compared.getByRole("row")).toHaveCount(exercise.parts + 1);
  await expect(compared.getByText("in range").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Time in zones" })).toContainText("By heart rate");
  await checkBothSchemes("an activity");

  await page.reload();
  await page.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByRole("button", { name: "Link to Workout" })).toBeVisible();
  await expect(compared).toHaveCount(0);
  await checkBothSchemes("an activity without an exercise");
});

test("an activity of another plan leads back to that plan", async ({ page }) => {
  await signUpWithPlan(page);
  const { exercise } = await recordIntervals(page, addDays(today(), -1));
  const body = planBody({ name: "Porto Olympic" });
  const { id: planId } = await send(page, "POST", "/api/training-plans", body);
  await page.goto(`/?week=${exercise.week}`);
  await page.getByRole("link", { name: `See how it went: ${exercise.name}` }).click();
  const back = page.getByRole("link", { name: `Week ${exercise.week}` });
  await expect(back).toBeVisible();
  await send(page, "PATCH", "/api/user/current-plan", { planId });
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(`/?week=${exercise.week}`);
  await expect(page.getByRole("link", { name: `See how it went: ${exercise.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Make current" })).toBeVisible();
});

test.describe("an activity that is not there", () => {
  test.use({ expectedFaults: [/status of 404/] });

  test("is said so", async ({ page, checkBothSchemes }) => {
    await signUpWithPlan(page);
    await page.goto("/activities/999999999");
    await expect(page.getByRole("heading", { name: "Activity not found" })).toBeVisible();
    await checkBothSchemes("no activity");
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });
});
