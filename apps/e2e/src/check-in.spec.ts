import { test } from "./clock/clock-fixtures.ts";
import { trainedAthlete } from "./clock/trained-athlete.ts";
import { expect } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { send } from "./week.ts";

test("a week is reviewed, its choices are saved at once, and undone as one", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  const { planId } = await trainedAthlete(page, product, {
    days: 36,
    shareOf: ({ type }) => (type === "swim" ? 1 : 0.4),
  });
  const layers = async () => {
    const answer = await send(page, "GET", `/api/training-plans/${planId}/proposals`);
    return answer.layers;
  };
  await page.goto("/");
  const line = page.getByRole("region", { name: "Check-in" });
  await expect(line).toContainText("Week 5 is over.");
  await checkBothSchemes("Today with a check-in");
  await line.getByRole("link", { name: "Review week 5" }).click();

  await expect(page.getByRole("heading", { name: "Week 5 in review", level: 1 })).toBeVisible();
  const total = page.getByRole("region", { name: "With your choices" });
  await expect(total).toContainText(/1 of 1 used · 3 exercises change in week 6\. 0:\d\d h less/);
  await page.getByRole("radio", { name: "Good" }).check();
  await checkBothSchemes("a check-in with a proposal");
  await total.getByRole("button", { name: "Keep everything as it is" }).click();
  await expect(total).toContainText("0 of 1 used · Your plan stays as it is.");
  await page.getByRole("radio", { name: "Use this" }).check();
  await expect(total).toContainText("1 of 1 used · 3 exercises change");
  expect(await layers()).toEqual([]);

  await total.getByRole("button", { name: "Save these choices" }).click();
  await expectToast(page, "Check-in saved");
  await expect(line).toHaveCount(0);
  expect(await layers()).toHaveLength(1);
  await page.goto("/check-in");
  const saved = page.getByRole("region", { name: "You have saved this check-in" });
  await expect(saved).toContainText("You use 1 of 1 proposals.");
  await checkBothSchemes("a saved check-in");
  await saved.getByRole("button", { name: "Undo the check-in" }).click();
  await expectToast(page, "Check-in undone");
  await expect(total).toContainText("1 of 1 used");
  expect(await layers()).toEqual([]);
});

test("the answer for weeks without a record changes what is proposed", async ({
  page,
  product,
  checkBothSchemes,
}) => {
  await trainedAthlete(page, product, { days: 15, shareOf: () => 0 });
  await page.goto("/check-in");
  await expect(page.getByText("There is nothing recorded for this week.")).toBeVisible();
  await expect(page.getByText("The rules propose nothing.")).toBeVisible();
  await checkBothSchemes("a check-in without any record");
  for (const week of [1, 2]) {
    const question = page.getByRole("group", { name: new RegExp(`^Week ${week}, `) });
    await question.getByRole("radio", { name: "Nothing" }).check();
  }
  await expect(page.getByRole("article", { name: "Come back in steps" })).toBeVisible();
  await checkBothSchemes("a check-in after two weeks off");
  for (const week of [1, 2]) {
    const question = page.getByRole("group", { name: new RegExp(`^Week ${week}, `) });
    await question.getByRole("radio", { name: "As planned" }).check();
  }
  await expect(page.getByText("The rules propose nothing.")).toBeVisible();
});
