import { addDays, today } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { board, day, openWeek, send, signUpWithPlan } from "./week.ts";

const TOO_SHORT = {
  raceType: "ironman",
  swimDistance: "2.4",
  bikeDistance: "112",
  runDistance: "26.2",
  raceDate: addDays(today(), 12 * 7),
};

test("serious limits stand above the week, on a phone below its days, where today comes first", async ({
  page,
  isPhone,
  checkAccess,
}) => {
  await signUpWithPlan(page, TOO_SHORT);
  const [plan]: { startDate: string }[] = await send(page, "GET", "/api/training-plans");
  // The Saturday of week 2: six past days stand before it on a phone.
  await page.clock.setFixedTime(`${addDays(plan?.startDate ?? "", 13)}T10:00:00Z`);
  await page.goto("/?week=2");
  const limits = page.getByRole("region", { name: "What this plan prepares you for: Ironman" });
  await expect(day(page, "Saturday").getByText("Today")).toBeInViewport();
  const weekTop = (await board(page).boundingBox())?.y ?? 0;
  const limitsTop = (await limits.boundingBox())?.y ?? 0;
  expect(limitsTop > weekTop).toBe(isPhone);
  if (!isPhone) await expect(limits).toBeInViewport({ ratio: 1 });

  await limits.getByRole("button", { name: /^\d more$/ }).click();
  await expect(limits.getByText(/^Your longest ride will be .+ of 112 miles\./)).toBeVisible();
  await checkAccess();
  await limits.getByRole("button", { name: "Dismiss" }).click();
  await expect(limits).toHaveCount(0);
  await page.getByText(/^Limits of this plan \d$/).click();
  await expect(page.getByText(/^12 weeks is short for an Ironman/)).toBeVisible();
});

test("a way out of a saved plan opens a new one, and can be undone there after a reload", async ({
  page,
}) => {
  await openWeek(page, { over: TOO_SHORT });
  await page.getByRole("button", { name: "Choose 70.3" }).click();
  const taken = page.getByText("Set to 70.3. The distances are filled in");
  await expect(taken).toBeVisible();
  await page.getByLabel("Plan Name").fill("Half of it");
  await page.reload();
  await expect(taken).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: "Ironman" })).toBeChecked();
  await expect(page.getByLabel("Plan Name")).toHaveValue("Half of it");
  await expect(taken).toBeHidden();
});
