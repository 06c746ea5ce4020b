import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { recordThreshold } from "./record-threshold.ts";

test.describe("an unusual result", () => {
  test.use({ expectedFaults: [/409/] });

  test("gives zones once it is confirmed, until its record is deleted", async ({
    page,
    checkBothSchemes,
  }) => {
    await athleteWith(page, []);
    await page.goto("/settings");
    await page.getByRole("link", { name: "Thresholds and zones" }).click();
    await expect(page).toHaveURL(/\/zones$/);

    const run = page.getByRole("region", { name: "Run", exact: true });
    const sources = page.getByRole("region", { name: "Thresholds", exact: true });
    const inUse = page.getByLabel("Run threshold pace in use");
    await recordThreshold(page, "Run: race or hard run", { Time: "24:30" });
    await expect(inUse).toHaveValue("8:18");
    await expect(sources.getByText(/^result, /)).toBeVisible();
    await expect(run.getByRole("row", { name: /Z4 threshold/ })).toContainText("8:08–8:44");

    const form = page.getByRole("form", { name: "Enter a result" });
    await form.getByLabel("Time", { exact: true }).fill("20:00");
    await expect(form).toContainText("half of that now, to 7:35/mi");
    await checkBothSchemes("half of a result");
    await form.getByRole("switch", { name: "Use 6:51/mi" }).click();
    await form.getByRole("button", { name: "Save" }).click();
    const question = page.getByRole("dialog", { name: "Is that right?" });
    await expect(question).toContainText("differs a lot from your present run threshold");
    await checkBothSchemes("Is that right?");
    await question.getByRole("button", { name: "Yes, save it" }).click();
    await expect(inUse).toHaveValue("6:51");

    await page.getByRole("button", { name: /^Use again: Threshold pace 8:18/ }).click();
    const again = page.getByRole("dialog", { name: "Use this threshold again?" });
    await expect(again).toBeVisible();
    await checkBothSchemes("Use this threshold again?");
    await again.getByRole("button", { name: "Use again" }).click();
    await expect(inUse).toHaveValue("8:18");
    await expect(sources.getByText(/^typed, /)).toBeVisible();
    await page
      .getByRole("button", { name: /^Delete Threshold pace 8:18/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Delete threshold", exact: true }).click();
    await expect(inUse).toHaveValue("6:51");

    await page.getByRole("button", { name: /^Delete Threshold pace 6:51/ }).click();
    await page.getByRole("button", { name: "Delete threshold", exact: true }).click();
    await expect(inUse).toHaveValue("8:18");
    await page.reload();
    await expect(inUse).toHaveValue("8:18");
  });
});

test("an impossible result is refused at its field", async ({ page }) => {
  await athleteWith(page, []);
  await page.goto("/zones");
  await recordThreshold(page, "Swim: 400 m and 200 m test", { "400 m": "4:00", "200 m": "2:10" });
  const field = page.getByLabel("400 m", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    /400 m must be between 4:10 and 12:10 with this time over 200 m/,
  );
});
