import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { addDays } from "./dates.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

test("the month tells done, shorter, longer, missed and extra activities apart", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const shares = [1, 0.65, 1.3, 0];
  const { startDate } = await trainedAthlete(page, product, {
    days: 18,
    shareOf: (_, index) => shares[index % shares.length] ?? 1,
  });
  const wednesday = addDays(startDate, 10);
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId: crypto.randomUUID(),
    activityName: "Hill walk",
    activityType: "hiking",
    startTime: `${wednesday}T12:30:00Z`,
    duration: 5400,
    distance: 6000,
    averagePace: 900,
    averageHeartRate: 105,
  });
  await page.goto("/?view=month&week=2");
  const items = page.getByRole("table").getByRole("listitem");
  for (const state of [", done", ", done shorter", ", done longer", ", not done"])
    await expect(items.filter({ hasText: new RegExp(`[a-z0-9)]${state}$`) })).not.toHaveCount(0);
  await expect(items.filter({ hasText: "Hill walk, extra" })).toContainText("1:30");
  await expect(page.getByText("+1:30 extra")).toBeVisible();
  await checkBothSchemes("month with every state");
  const day = page.locator(`a[href$="#day-${wednesday}"]`);
  await day.click();
  await expect(page.locator(`#day-${wednesday}`)).toBeFocused();
  await expect(page.getByText("Hill walk").first()).toBeVisible();

  await page.goto("/?view=season");
  const week = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: /^Open week 2 / }) });
  await expect(week).toContainText("+1:30 extra");
});
