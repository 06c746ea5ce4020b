import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";

const FIRST_PAGES = [
  ["/", "Training Plan Setup"],
  ["/auth", "Welcome to Triplan"],
] as const;

test.describe("the first page", () => {
  for (const [path, heading] of FIRST_PAGES) {
    test(`${path} is prerendered for visitors and looks the same once the script runs`, async ({
      page,
    }) => {
      // The browser logs styles that the policy blocks and markup that the script can't replace.
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      expect(await (await page.request.get(path)).text()).toContain(`>${heading}</h1>`);
      await page.goto(path);
      await expect(page.locator("#root")).toHaveJSProperty("inert", false);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
      await expect(page.locator("input[readonly]")).toHaveCount(0);
      // Preloaded but unused styles belong to another page.
      const early = await page
        .locator("link[rel=preload][as=style]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(early).toEqual([]);
      expect(warnings).toEqual([]);
    });

    test(`${path} is not prerendered for athletes`, async ({ page, isPhone }) => {
      test.skip(isPhone, "The server sends the same page to every size");
      await athleteWith(page, ["Lake Race"]);
      expect(await (await page.request.get(path)).text()).not.toContain(heading);
    });
  }

  test("shows the chosen theme before its script arrives, and is read-only until then", async ({
    page,
    isPhone,
  }) => {
    test.skip(isPhone, "The script arrives the same way at every size");
    const { promise: isAllowed, resolve: letScriptCome } = Promise.withResolvers<void>();
    await page.route("**/assets/index-*.js", async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.addInitScript(() => localStorage.setItem("mantine-color-scheme-value", "dark"));
    await page.goto("/auth", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Welcome to Triplan" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.getByLabel("Email")).not.toBeEditable();
    letScriptCome();
    await page.getByLabel("Email").fill("athlete@example.org");
    await expect(page.getByLabel("Email")).toHaveValue("athlete@example.org");
  });
});
