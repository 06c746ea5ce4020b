import { expect, test } from "./fixtures.ts";

test("the page behind a dialog does not scroll", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 100);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 30);
  // Both steps would add up.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
});
