import type { Locator } from "@playwright/test";
import { addDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { openWeek, send } from "./week.ts";

interface Placed {
  id: number;
  week: number;
  name: string;
  scheduledDate: string;
  brickId: string | null;
  isKey: boolean;
}

test("today is in view without scrolling, whatever the day is", async ({
  page,
  checkBothSchemes,
}) => {
  const planId = await openWeek(page, { at: "/" });
  const [plan] = await send(page, "GET", "/api/training-plans");
  // A plan made on a Sunday has no day before its start.
  await page.clock.setFixedTime(`${addDays(plan.startDate, -2)}T10:00:00Z`);
  await page.goto("/");
  await expect(page.getByText(/^Training starts/)).toBeInViewport();
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  const weeks: Placed[][] = await Promise.all(
    Array.from({ length: 10 }, (_, week) =>
      send(page, "GET", `/api/training-plans/${planId}/weeks/${week + 1}/exercises`),
    ),
  );
  const rows = weeks.flat();
  const today = page.getByRole("region", { name: "Today", exact: true });
  const on = async (date: string, shown: Locator, name: string) => {
    await page.clock.setFixedTime(`${date}T10:00:00Z`);
    await page.goto("/");
    await expect(shown).toBeInViewport({ ratio: 1 });
    await checkBothSchemes(`today, ${name}`);
  };
  const daysBefore = (days: number) => addDays(plan.raceDate, -days);

  await on(addDays(plan.startDate, -2), today.getByText(/^Training starts/), "before the plan");
  await on(addDays(plan.startDate, 10), today.getByText("Rest", { exact: true }).first(), "rest");
  const brick = rows.find(({ brickId }) => brickId !== null);
  await on(brick?.scheduledDate ?? "", today.getByRole("button", { name: /^Start/ }), "a brick");
  await expect(today.getByText(/ · one brick$/)).toBeVisible();
  const missed = rows.find(
    ({ isKey, scheduledDate }) => isKey && new Date(`${scheduledDate}T12:00Z`).getUTCDay() < 6,
  );
  await page.clock.setFixedTime(`${addDays(missed?.scheduledDate ?? "", 1)}T10:00:00Z`);
  await page.goto("/");
  const yesterday = page.getByRole("region", { name: "Yesterday" });
  await expect(yesterday).toBeVisible();
  await checkBothSchemes("today, with an exercise that stayed open");
  await yesterday.getByRole("button", { name: "Not done" }).click();
  await expect(yesterday.getByText(`${missed?.name} stayed open`)).toHaveCount(0);
  await page.goto(`/?week=${missed?.week}&exercise=${missed?.id}`);
  const notDone = page.getByRole("region", { name: "Not done" }).first();
  await notDone.getByRole("radio", { name: "No time" }).click();
  await expect(notDone.getByText("Not done · No time")).toBeVisible();
  await checkBothSchemes("an exercise that was not done");
  await on(
    daysBefore(5),
    page
      .getByText(/race in 5 days|days? to/)
      .filter({ visible: true })
      .first(),
    "race week",
  );
  await on(daysBefore(0), today.getByText("Race day"), "race day");
  await on(addDays(plan.raceDate, 12), today.getByText(/is done$/), "after the race");
});
