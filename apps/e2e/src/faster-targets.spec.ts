import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { expect } from "./fixtures.ts";
import { send } from "./week.ts";

test("runs that feel easier than planned raise their targets, if the athlete says yes", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, {
    days: 70,
    shareOf: ({ week, type }) => (week >= 8 && type === "run" ? 1 : 0),
    rpe: 1,
  });
  await page.goto("/");
  const question = page.getByRole("region", { name: "Faster run targets" });
  await expect(question).toContainText("Your runs feel easier than planned.");
  await expect(question).toContainText("Your hours stay the same.");
  await checkBothSchemes("faster targets on Today");

  await page.goto("/zones");
  await expect(question).toBeVisible();
  await checkBothSchemes("faster targets with the thresholds");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText(/runs to come get new targets/)).toBeVisible();
  await expect(question).toHaveCount(0);
  const { current } = await send(page, "GET", "/api/user/thresholds");
  expect(current).toContainEqual(expect.objectContaining({ source: "estimate" }));
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Today", exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("exercises that feel harder than planned are mentioned on the progress page", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, { days: 32, shareOf: () => 1, rpe: 10 });
  await page.goto("/progress");
  await expect(page.getByRole("region", { name: "On plan, or not" })).toContainText(
    "Three of your last exercises felt harder than planned. Worth keeping an eye on.",
  );
  await checkBothSchemes("a sign of tiredness");
});
