import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

test("an adjustment is previewed before it is applied", async ({ page, checkAccess }) => {
  await athleteWith(page, ["Lisbon Olympic"]);
  await page.goto("/");
  await page.getByRole("button", { name: "Adjust Training Plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Adjust Your Training Plan" });
  await expect(dialog.getByRole("button", { name: "Apply" })).toBeDisabled();
  const volume = dialog.getByRole("slider", { name: "Volume" });
  await volume.fill("20");
  await expect(volume).toHaveAttribute("aria-valuetext", /^70 percent/);
  await dialog.getByLabel("Reason").selectOption("time-constraints");
  await expect(dialog.getByText(/\d+ exercises change\./)).toBeVisible();
  await expect(dialog.getByRole("table").getByRole("row")).toHaveCount(7);
  await dialog.getByRole("button", { name: "Show all 15 weeks" }).click();
  await expect(dialog.getByRole("table").getByRole("row")).toHaveCount(16);
  await checkAccess();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "Workouts Adjusted");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Adjust Training Plan" }).click();
  await expect(dialog.getByText(/Time constraints, 70 % volume, from week 2\.$/)).toBeVisible();
  // Not by the pointer: the preview, which loads meanwhile, may move the button from under it.
  await dialog.getByRole("button", { name: "Undo this change" }).dispatchEvent("click");
  await expect(dialog.getByText("Back in the plan")).toBeVisible();
  await checkAccess();
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast(page, "Change undone");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Adjust Training Plan" }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^Working out/)).toHaveCount(0);
  await expect(dialog.getByText("Last change")).toHaveCount(0);
});

test("fixing a limit reloads the page", async ({ page }) => {
  await athleteWith(page, ["Lisbon Olympic"]);
  await page.goto("/");
  const alert = page.waitForEvent("dialog");
  const click = page.getByRole("button", { name: "Fix Exercise Limits" }).click();
  const shown = await alert;
  expect(shown.type()).toBe("alert");
  expect(shown.message()).not.toBe("");
  const reloaded = page.waitForEvent("load");
  await shown.accept();
  await click;
  await reloaded;
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
});
