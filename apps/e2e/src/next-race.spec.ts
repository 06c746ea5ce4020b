import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { addDays } from "./dates.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

test("an athlete plans the next race the day after one, and begins with easy weeks", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  // The race is on the last Saturday; today is the Sunday after it.
  const training = { days: 16 * 7, shareOf: () => 0 };
  const { planId, today } = await trainedAthlete(page, product, training);
  await page.goto("/my-plans");
  await page.getByRole("button", { name: /^Next Race after/ }).click();
  const note = page.getByRole("region", { name: "The plan before" });
  await expect(note).toContainText("Its first 2 weeks let you recover from the race");
  await expect(page.getByLabel("Longest run")).not.toHaveValue("");
  await page.getByLabel("Race Date").fill(addDays(today, 12 * 7 - 1));
  await checkBothSchemes("the form of a plan after a race");
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByText("Recover from your race", { exact: false }).first()).toBeVisible();
  const plans = await send(page, "GET", "/api/training-plans");
  expect(plans[0]).toMatchObject({ previousPlanId: planId, createdOn: today });
  const [first, second, third] = plans[0].weekMinutes;
  expect([first < second, second < third]).toEqual([true, true]);
});
