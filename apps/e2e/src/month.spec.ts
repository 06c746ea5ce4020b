import { expect, test } from "./fixtures.ts";
import { board, send, signUpWithPlan } from "./week.ts";

test("the month shows the days of its weeks and moves by keyboard", async ({
  page,
  isPhone,
  checkBothSchemes,
}) => {
  const planId = await signUpWithPlan(page);
  await send(page, "POST", `/api/training-plans/${planId}/schedule`);
  await page.goto("/?week=3");
  await board(page).waitFor();
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Month" }).click();
  await expect(page).toHaveURL(/view=month&week=3/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page.getByRole("link", { name: /^Week 3/ })).toBeVisible();
  await expect(page.getByRole("table").getByRole("listitem").first()).toBeVisible();
  await checkBothSchemes("month");

  const shown = await heading.innerText();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(heading).not.toHaveText(shown);
  await page.goBack();
  await expect(heading).toHaveText(shown);
  if (isPhone) return;
  await page.keyboard.press("PageDown");
  await expect(heading).not.toHaveText(shown);
  await page.keyboard.press("PageUp");
  await expect(heading).toHaveText(shown);
  const days = page.locator("[data-day]");
  await days.nth(8).focus();
  await page.keyboard.press("ArrowDown");
  await expect(days.nth(15)).toBeFocused();
  await page.keyboard.press("Enter");
  await board(page).waitFor();
});
