import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { board, day, openWeek, send } from "./week.ts";

test(
  "on its Saturday a week opens at today, with one line for each past day",
  { tag: "@phone" },
  async ({ page }) => {
    // Wider screens show all days side by side or have the height.
    await openWeek(page);
    const [plan]: { startDate: string }[] = await send(page, "GET", "/api/training-plans");
    const { startDate = "" } = plan ?? {};
    await send(page, "POST", "/api/garmin/activities", {
      garminActivityId: `e2e-${crypto.randomUUID()}`,
      activityName: "Early Bird",
      activityType: "running",
      startTime: `${addDays(startDate, 8)}T06:30:00Z`,
      duration: 1830,
      distance: 5000,
      averagePace: 366,
      averageHeartRate: 146,
    });
    await page.clock.setFixedTime(`${addDays(startDate, 13)}T10:00:00Z`);
    await page.goto("/?week=2");
    const line = day(page, "Monday").getByRole("button", { name: /0:30:30 Early Bird/ });
    await expect(line).toBeVisible();
    await expect(day(page, "Saturday").getByText("Today")).toBeInViewport();
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await line.click();
    await expect(day(page, "Monday").getByText("3.1 mi")).toBeVisible();
    await expect(board(page).getByText("Nothing recorded").first()).toBeVisible();
  },
);
