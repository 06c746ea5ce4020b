import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { openWeek } from "./week.ts";

test("a downloaded plan is imported as a new plan", async ({ page, checkBothSchemes }) => {
  await openWeek(page);
  await page.goto("/my-plans");
  const plans = page.getByRole("article", { name: "Lisbon Olympic" });
  await expect(plans).toHaveCount(1);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Lisbon Olympic" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("lisbon-olympic.triplan.json");

  await page.getByLabel("Plan file").setInputFiles(await download.path());
  await expectToast(page, "Plan imported");
  await expect(plans).toHaveCount(2);
  await checkBothSchemes("My Plans with an imported plan");

  await plans
    .last()
    .getByRole("button", { name: /^View Plan/ })
    .click();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
});
