import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { recordIntervals } from "./record-intervals.ts";
import { openWeek, send } from "./week.ts";

test("an activity is read beside its exercise, by keyboard, and unlinked", async ({
  page,
  checkBothSchemes,
}) => {
  await openWeek(page);
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

test.describe("an activity that is not there", () => {
  test.use({ expectedFaults: [/status of 404/] });

  test("is said so", async ({ page, checkBothSchemes }) => {
    await openWeek(page);
    await page.goto("/activities/999999999");
    await expect(page.getByRole("heading", { name: "Activity not found" })).toBeVisible();
    await checkBothSchemes("no activity");
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });
});
