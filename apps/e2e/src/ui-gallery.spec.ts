import { expect, test } from "./fixtures.ts";
import { withGallery } from "./gallery.ts";

test("the gallery shows every component and passes the accessibility checks, light and dark", async ({
  page,
  checkAccess,
}) => {
  await withGallery(page, async () => {
    const names = await page
      .getByRole("navigation", { name: "Components" })
      .getByRole("link")
      .allTextContents();
    expect(names.length).toBeGreaterThan(15);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const name of names)
        await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
      await checkAccess();
    }
  });
});
