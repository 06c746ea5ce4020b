import type { Page } from "@playwright/test";
import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { addDays } from "./dates.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

const answerOf = (page: Page) => page.getByRole("region", { name: "On plan, or not" });
const cellsOf = (page: Page) => page.getByRole("region", { name: "Do I do what was planned?" });
const seasonOf = (page: Page) => page.getByRole("region", { name: "Where does the plan lead?" });

test("an athlete who does what is planned is on plan, and each day opens", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const { startDate, today } = await trainedAthlete(page, product, {
    days: 32,
    shareOf: (_, index) => (index % 9 === 4 ? 0.65 : 1),
  });
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId: crypto.randomUUID(),
    activityName: "Lunch swim",
    activityType: "lap_swimming",
    startTime: `${addDays(today, -1)}T12:30:00Z`,
    duration: 1860,
    distance: 1500,
    averagePace: 1240,
    averageHeartRate: 130,
  });
  await page.goto("/progress");
  await expect(answerOf(page)).toContainText("You are on plan.");
  await expect(answerOf(page)).toContainText(
    /\d+ of \d+ key exercises done as meant in three weeks, \d+ %/,
  );
  const cells = cellsOf(page);
  await expect(cells.getByRole("list", { name: "Legend" })).toContainText(/as planned \d/);
  await expect(cells.getByRole("link", { name: /: shorter, / }).first()).toBeVisible();
  const swim = page.getByRole("article", { name: "Swimming" });
  await expect(swim).toContainText("1 swim recorded in the last 8 weeks");
  await checkBothSchemes("progress, on plan");

  await page.getByText("Where do these figures come from?").click();
  await expect(page.getByText(/So far: .*the plan \d+\./)).toBeVisible();
  const done = cells.getByRole("link", { name: /: as planned, / }).first();
  const date = (await done.getAttribute("href"))?.replace(/.*#day-/, "") ?? "";
  await done.click();
  await expect(page).toHaveURL(new RegExp(`week=1#day-${startDate.slice(0, 5)}`));
  await expect(page.locator(`#day-${date}`)).toBeFocused();
  await expect(page.locator(`#day-${date}`)).toBeInViewport();
});

test("an athlete who leaves out every third exercise is a bit behind", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, {
    days: 30,
    shareOf: (_, index) => (index % 3 === 2 ? 0 : 1),
  });
  await page.goto("/progress");
  await expect(answerOf(page)).toContainText("You are a bit behind.");
  await expect(answerOf(page)).toContainText("keep the long ride and the long run");
  await expect(
    cellsOf(page)
      .getByRole("link", { name: /: not done, / })
      .first(),
  ).toBeVisible();
  await checkBothSchemes("progress, a bit behind");
});

test("an athlete who does little of the plan is offered another one", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, {
    days: 30,
    shareOf: (_, index) => (index % 4 === 0 ? 1 : 0),
  });
  await page.goto("/progress");
  await expect(answerOf(page)).toContainText("Your plan no longer fits.");
  await checkBothSchemes("progress, change the plan");
  await answerOf(page).getByRole("button", { name: "Adjust Training Plan" }).click();
  await expect(page.getByRole("dialog", { name: "Adjust Your Training Plan" })).toBeVisible();
});

test("a week without a record is a gap, and the page claims nothing", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, {
    days: 30,
    shareOf: ({ week }) => (week === 3 ? 0 : 1),
  });
  await page.goto("/progress");
  await expect(answerOf(page)).toContainText("Not enough recordings yet.");
  await expect(seasonOf(page)).toContainText(/Week 3 has no record/);
  await expect(
    cellsOf(page)
      .getByRole("link", { name: /: no record, / })
      .first(),
  ).toBeVisible();
  await checkBothSchemes("progress with a week without a record");
});
