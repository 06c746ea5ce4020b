import type { Locator, Page } from "@playwright/test";
import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";

const FIRST_PAGES = [
  ["/", "Training Plan Setup"],
  ["/auth", "Welcome to Triplan"],
] as const;

/** Holds the app's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: isAllowed, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await isAllowed;
    await route.continue();
  });
  return release;
}

const fillByScript = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => Object.assign(input, { value }), text);

const inertParts = (page: Page) => page.locator("#root [inert]");

test.describe("the first page", () => {
  for (const [path, heading] of FIRST_PAGES) {
    test(`${path} is prerendered for visitors and hydrated without a difference`, async ({
      page,
    }) => {
      // The browser logs unused preloads; errors, which fail every test, include hydration errors.
      const warnings: string[] = [];
      const sheets: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
      });
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: "commit" });
      const title = page.getByRole("heading", { level: 1, name: heading });
      await expect(title.and(page.locator("[inert] *"))).toBeVisible();
      const prerendered = await title.elementHandle();
      release();
      await expect(inertParts(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
      // React took over the element instead of replacing it.
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
      // Preloaded but unused styles belong to another page.
      const early = await page
        .locator("link[rel=preload][as=style]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(early).toEqual([]);
      // Their text came with the page: fetched once more, each would lay it out again.
      expect(sheets).toEqual([]);
      // Mantine would replace the ids of the markup by its own, which renders every field twice.
      await expect(page.locator("[id^=mantine-]:not([id^=mantine-_])")).toHaveCount(0);
      expect(warnings).toEqual([]);
    });

    test(`${path} is not prerendered for athletes`, { tag: "@desk" }, async ({ page }) => {
      // The server sends the same page to every size.
      await athleteWith(page, ["Lake Race"]);
      expect(await (await page.request.get(path)).text()).not.toContain(heading);
    });
  }

  test("asks for an athlete's first data once, while the code loads", async ({ page }) => {
    await athleteWith(page, ["Lake Race"]);
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/trpc/")) calls.push(pathname);
    });
    const release = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    const first = ["/trpc/auth.me", "/trpc/plans.list"];
    await expect.poll(() => calls.toSorted()).toEqual(first);
    release();
    await expect(page.getByRole("region", { name: "Weekly Schedule" })).toBeVisible();
    expect(calls.filter((path) => path.includes("auth.me"))).toHaveLength(1);
  });

  test("follows the device's theme until another is chosen", { tag: "@desk" }, async ({ page }) => {
    // The theme is the same at every size.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/auth");
    await expect(inertParts(page)).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });

  test(
    "shows the chosen theme before its script arrives, and keeps what was filled in",
    { tag: "@desk" },
    async ({ page }) => {
      // The script arrives the same way at every size.
      const release = await holdScript(page);
      await page.addInitScript(() => localStorage.setItem("mantine-color-scheme-value", "dark"));
      await page.goto("/auth", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: "Welcome to Triplan" })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
      const email = page.getByLabel("Email");
      const password = page.getByLabel("Password", { exact: true });
      // A person can't type yet, but a password manager fills fields in.
      await email.focus();
      await expect(email).not.toBeFocused();
      await fillByScript(email, "athlete@example.org");
      await fillByScript(password, "cold river");
      release();
      await expect(inertParts(page)).toHaveCount(0);
      await expect(email).toHaveValue("athlete@example.org");
      // The other tab shows the values that the form knows.
      await page.getByRole("tab", { name: "Register" }).click();
      await expect(email).toHaveValue("athlete@example.org");
      await expect(password).toHaveValue("cold river");
    },
  );

  test("adds what was filled in before hydration to the saved draft", async ({ page }) => {
    await page.goto("/");
    await expect(inertParts(page)).toHaveCount(0);
    await page.getByLabel("Plan Name").fill("Lake Race");
    const release = await holdScript(page);
    await page.reload({ waitUntil: "commit" });
    await fillByScript(page.getByLabel("Run Distance"), "9");
    release();
    await expect(inertParts(page)).toHaveCount(0);
    await expect(page.getByLabel("Plan Name")).toHaveValue("Lake Race");
    await expect(page.getByLabel("Run Distance")).toHaveValue("9");
    await page.reload();
    await expect(inertParts(page)).toHaveCount(0);
    await expect(page.getByLabel("Plan Name")).toHaveValue("Lake Race");
    await expect(page.getByLabel("Run Distance")).toHaveValue("9");
  });

  test("hydrates in another year, with chosen units and an entered plan", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("triplan-units", "kilometers"));
    await page.goto("/");
    await page.getByLabel("Plan Name").fill("Lake Race");
    await page.clock.setSystemTime("2031-03-04T12:00:00");
    await page.reload();
    await expect(page.getByText("© 2031 Triplan")).toBeVisible();
    await expect(page.getByLabel("Plan Name")).toHaveValue("Lake Race");
    await expect(page.getByLabel("Race Date")).toHaveAttribute("min", "2031-03-05");
    await expect(page.getByText("km").first()).toBeVisible();
    await page.goto("/auth");
    await expect(inertParts(page)).toHaveCount(0);
  });
});
