import { expect, test } from "./fixtures.ts";

test.describe("public pages", () => {
  for (const [path, heading] of [
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-of-service", "Terms of Service"],
    ["/no/such/page", "Page Not Found"],
  ] as const) {
    // @covers routes-4
    test(`${path} opens without a login`, async ({ page, checkAccess }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await checkAccess();
    });
  }

  // @covers auth-page-4
  test("the footer links to the policies", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await expect(page).toHaveURL(/\/terms-of-service$/);
  });
});
