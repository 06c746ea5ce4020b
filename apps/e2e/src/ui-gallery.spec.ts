import { expect, test } from "./fixtures.ts";

for (const scheme of ["light", "dark"] as const) {
  test(`the gallery shows every component and passes the accessibility checks (${scheme})`, async ({
    page,
    isPhone,
    checkAccess,
  }) => {
    test.skip(isPhone, "The page is for those who develop");
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`http://localhost:${process.env["E2E_GALLERY_PORT"]}`);
    const names = await page
      .getByRole("navigation", { name: "Components" })
      .getByRole("link")
      .allTextContents();
    expect(names.length).toBeGreaterThan(15);
    for (const name of names)
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    await checkAccess();
  });
}
