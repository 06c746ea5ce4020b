import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

/** 2:45:05 in all. */
const SPLITS = { Swim: "29:05", T1: "2:55", Bike: "1:19:30", T2: "1:45", Run: "51:50" };

test("an athlete enters a race result, and a leg counts as a test after a yes", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const { planId } = await trainedAthlete(page, product, { days: 16 * 7 - 1, shareOf: () => 0 });
  await page.goto(`/race/${planId}`);
  const form = page.getByRole("form", { name: "Your result" });
  for (const [part, time] of Object.entries(SPLITS)) await form.getByLabel(part).fill(time);
  await form.getByLabel("Finish", { exact: true }).fill("2:40:00");
  await form.getByRole("button", { name: "Save result" }).click();
  await expect(form).toContainText("Your parts add up to 2:45:05, your finish time is 2:40:00");
  await checkBothSchemes("a race result that does not add up");
  await form.getByLabel("Finish", { exact: true }).fill("");
  await form.getByRole("button", { name: "Save result" }).click();
  await expect(page.getByRole("row", { name: /^Finish/ })).toContainText("2:45:05");
  await checkBothSchemes("a race result");

  const run = page.getByRole("region", { name: "Run threshold" });
  await run.getByRole("button", { name: /^Use/ }).first().click();
  await expect(run).toHaveCount(0);
  const { current } = await send(page, "GET", "/api/user/thresholds");
  expect(current).toContainEqual(
    expect.objectContaining({ kind: "runThreshold", source: "result" }),
  );
  await page.reload();
  await expect(page.getByRole("row", { name: /^Finish/ })).toContainText("2:45:05");
  await expect(run).toHaveCount(0);
});
