import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// @covers my-plans-1, my-plans-5, my-plans-6
test("an athlete views a plan, changes its goal and deletes another", async ({ page }) => {
  await athleteWith(page, ["Town sprint with Mia", "Lisbon Olympic"]);
  await page.goto("/my-plans");
  await expect(page.getByRole("article")).toHaveText([/Lisbon Olympic/, /Town sprint with Mia/]);
  await expect(page.getByRole("heading", { name: "My Training Plans" })).toBeVisible();
  const card = (name: string) => page.getByRole("article", { name });
  await expect(card("Lisbon Olympic").getByText("Current plan")).toBeVisible();

  await card("Lisbon Olympic").getByRole("button", { name: /^Edit/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit Training Plan" });
  await expect(edit.getByRole("slider", { name: "Finish-Time Goal" })).toBeVisible();
  await edit.getByRole("textbox", { name: "Finish-Time Goal" }).fill("2:45");
  await edit.getByRole("textbox", { name: "Finish-Time Goal" }).press("Tab");
  await expect(edit.getByText(/16 weeks of training usually gain/)).toBeVisible();
  await edit.getByRole("button", { name: "Update Plan" }).click();
  await expectToast(page, "Training plan updated!");
  await expect(edit).toBeHidden();

  await card("Town sprint with Mia")
    .getByRole("button", { name: /^Delete/ })
    .click();
  const remove = page.getByRole("dialog", { name: "Delete Training Plan" });
  await expect(remove).toBeVisible();
  await remove.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Plan deleted");
  await expect(card("Town sprint with Mia")).toBeHidden();
  await expect(page.getByRole("heading", { name: "My Training Plans" })).toBeFocused();

  await card("Lisbon Olympic")
    .getByRole("button", { name: /^View Plan/ })
    .click();
  await expect(page.getByRole("heading", { name: "Week 1", exact: true })).toBeVisible();
});

test("an athlete makes a plan current, and it stays current on the Dashboard", async ({
  page,
  checkAccess,
}) => {
  await athleteWith(page, ["Town sprint with Mia", "Lisbon Olympic"]);
  await page.goto("/my-plans");
  await page.getByRole("button", { name: "View Plan: Town sprint with Mia" }).click();
  const notice = page.getByText("You are viewing Town sprint with Mia, not your current plan.");
  await expect(notice).toBeVisible();
  await checkAccess();
  await page.getByRole("button", { name: "Make Current: Town sprint with Mia" }).click();
  await expectToast(page, "Current plan updated");
  await expect(notice).toBeHidden();
  await page.goto("/my-plans");
  await expect(page.getByRole("article").first()).toContainText("Town sprint with Mia");
});

test("long and unusual names neither break a card nor scroll the page sideways", async ({
  page,
}) => {
  await athleteWith(page, ["مخطط سباق لشبونة", "🏊🚴🏃".repeat(24), "x".repeat(200)]);
  await page.goto("/my-plans");
  await expect(page.getByRole("article")).toHaveCount(3);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBe(0);
});

// @covers routes-2
test("My Plans asks a visitor to log in first", { tag: "@desk" }, async ({ page }) => {
  // The redirect is the same at every size.
  await page.goto("/my-plans");
  await expect(page).toHaveURL(/\/auth$/);
});
