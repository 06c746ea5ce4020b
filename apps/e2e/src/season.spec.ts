import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { board, send, signUpWithPlan } from "./week.ts";

test("the season shows every week, opens one, and has an address of its own", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const week: { id: number; type: string }[] = await send(
    page,
    "GET",
    `/api/training-plans/${planId}/weeks/1/exercises`,
  );
  const run = week.find(({ type }) => type === "run");
  await send(page, "POST", "/api/garmin/activities", {
    garminActivityId: `e2e-${crypto.randomUUID()}`,
    activityName: "Before the plan",
    activityType: "running",
    startTime: `${addDays(today(), -21)}T06:30:00Z`,
    duration: 1830,
    distance: 5000,
    averagePace: 366,
    averageHeartRate: 146,
  });
  await send(page, "POST", `/api/exercises/${run?.id}/complete`, {
    date: today(),
    durationSeconds: 2700,
  });

  await page.goto("/");
  await page
    .getByRole("navigation", { name: "View" })
    .getByRole("link", { name: "Season" })
    .click();
  await expect(page).toHaveURL(/view=season/);
  await expect(page.getByRole("heading", { name: "Season", exact: true })).toBeFocused();
  const weeks = page.getByRole("region", { name: "Weeks of the season" });
  const openWeekOf = (number: number) =>
    page.getByRole("link", { name: new RegExp(`^Open week ${number} `) });
  await expect(openWeekOf(16)).toBeVisible();
  await expect(weeks.getByRole("row").filter({ has: openWeekOf(1) })).toContainText("0:45 /");
  const chart = page.getByRole("figure");
  await expect(chart.getByRole("list", { name: "Legend" })).toContainText("recovery week");
  const inChart = chart.getByRole("link", { name: "Week 5", exact: true });
  await expect(inChart).toHaveCount(isPhone ? 0 : 1);
  if (!isPhone) await expect(inChart).toHaveAttribute("href", "/?week=5");
  if (!isPhone) {
    // By the pointer, over the curves; the links below are those for the keyboard.
    const curves = chart.getByRole("slider");
    const { x = 0, y = 0, width = 0, height = 0 } = (await curves.boundingBox()) ?? {};
    await page.mouse.click(x + (6.5 / 16) * width, y + height / 2);
    await expect(page).toHaveURL(/\?week=7$/);
    await page.goBack();
    await expect(inChart).toBeVisible();
  }
  await checkBothSchemes("season");
  await page.getByRole("link", { name: /^Open the activities of/ }).click();
  const activities = page.getByRole("region", { name: /^Activities of/ });
  await expect(activities.getByRole("link", { name: "Before the plan" })).toBeVisible();
  await checkBothSchemes("activities of a week");
  await page.goBack();

  if (!isPhone) {
    await openWeekOf(3).focus();
    await page.keyboard.press("ArrowDown");
    await expect(openWeekOf(4)).toBeFocused();
    await page.keyboard.press("Enter");
  } else {
    await openWeekOf(4).click();
  }
  await expect(page).toHaveURL(/\?week=4$/);
  await expect(page.getByRole("heading", { name: "Week 4", exact: true })).toBeVisible();
  await board(page).waitFor();
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/view=season&week=4/);
  await page.reload();
  await expect(openWeekOf(4)).toBeVisible();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(/\?week=4$/);
});
