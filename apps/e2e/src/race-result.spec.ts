import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete, weekOf } from "./clock/trained-athlete.ts";
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

test("an athlete who did not start gets the days after the race back after a yes", async ({
  page,
  product,
}) => {
  const training = { days: 6 * 7 - 1, shareOf: () => 1 };
  const { planId, today } = await trainedAthlete(page, product, training);
  const plan = `/api/training-plans/${planId}`;
  const sprint = { name: "Cascais Sprint", date: today, kind: "sprint", priority: "C" };
  const { race } = await send(page, "POST", `${plan}/races`, sprint);
  const minutes = async () => {
    const weeks = await Promise.all([6, 7].map((week) => weekOf(page, planId, week)));
    return weeks.flat().reduce((sum, { duration }) => sum + duration, 0);
  };
  const raced = await minutes();
  await page.goto(`/race/${planId}/${race.id}`);
  const form = page.getByRole("form", { name: "Your result" });
  await form.getByText("I did not start").click();
  await form.getByRole("button", { name: "Save result" }).click();
  await page.getByRole("link", { name: "See what your plan asks" }).click();
  const card = page.getByRole("region", { name: "The days after a race" });
  await expect(card).toContainText("You did not start Cascais Sprint.");
  expect(await minutes()).toBe(raced);
  await card.getByRole("button", { name: "Yes" }).click();
  await expect(card).toHaveCount(0);
  expect(await minutes()).toBeGreaterThan(raced);
});

test("an athlete enters the result of a race on the way from the list of races", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const training = { days: 6 * 7 - 1, shareOf: () => 0 };
  const { planId, today } = await trainedAthlete(page, product, training);
  const races = `/api/training-plans/${planId}/races`;
  await send(page, "POST", races, { name: "Oeiras 10K", date: today, kind: "10k", priority: "C" });
  await page.goto("/races");
  await page.getByRole("link", { name: "Enter result of Oeiras 10K" }).click();
  const form = page.getByRole("form", { name: "Your result" });
  await form.getByRole("button", { name: "Save result" }).click();
  await expect(form).toContainText("Enter your finish time");
  await checkBothSchemes("a race on the way without its finish time");
  await form.getByLabel("Finish", { exact: true }).fill("49:30");
  await form.getByRole("button", { name: "Save result" }).click();
  await expect(page.getByRole("row", { name: /^Finish/ })).toContainText("49:30");
  const run = page.getByRole("region", { name: "Run threshold" });
  await expect(run).toContainText("threshold");
  await checkBothSchemes("the result of a race on the way");
  const before = await send(page, "GET", "/api/user/thresholds");
  expect(before.records).toEqual([]);
  await run.getByRole("button", { name: /^Use/ }).first().click();
  await expect(run).toHaveCount(0);
  const { current } = await send(page, "GET", "/api/user/thresholds");
  expect(current).toContainEqual(
    expect.objectContaining({ kind: "runThreshold", source: "result" }),
  );
  await page.getByRole("link", { name: "See your races" }).click();
  const list = page.getByRole("list", { name: "Races in date order" });
  await expect(list.getByRole("listitem").first()).toContainText("49:30result");
});
