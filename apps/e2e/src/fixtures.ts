import { test as base, expect, type Page } from "@playwright/test";
import { EVERY_RULE, findViolations, ONLY_COLOURS } from "./page-checks/accessibility.ts";
import { noteToasts } from "./toasts.ts";

export interface Fixtures {
  /** Faults that the test causes on purpose, such as a refused request that the browser logs. */
  expectedFaults: RegExp[];
  isPhone: boolean;
  /** Fails if the current screen breaks a rule of WCAG 2.2 AA. */
  checkAccess: () => Promise<void>;
  /** Whether `checkBothSchemes` checks dark, too. */
  hasDarkCheck: boolean;
  /** Checks in light, and again in dark what depends on the scheme: the colours. */
  checkBothSchemes: (name: string) => Promise<void>;
}

const DIALOG = "[role=dialog]";

/** What holds the place of something that loads, and what waits for a preview. */
const loading = (page: Page) =>
  page.locator(".mantine-Skeleton-root, [aria-busy=true]").filter({ visible: true });

/** The open dialog, if any; the page behind it was checked before. */
const topmost = async (page: Page): Promise<string> =>
  (await page.locator(DIALOG).count()) > 0 ? DIALOG : "html";

/** Waits until a prerendered page is hydrated, for data and for animations: states are final then. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("#root [inert]")).toHaveCount(0);
  await expect(loading(page)).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
  );
}

/**
 * Chooses the theme as another tab would, and returns the one shown. A change of the device's theme
 * shows only with the next frame, which a busy machine may hold back.
 */
const chooseScheme = (page: Page, colorScheme: "light" | "dark") =>
  page.evaluate((newValue) => {
    const key = "mantine-color-scheme-value";
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    return document.documentElement.dataset["mantineColorScheme"];
  }, colorScheme);

async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await settle(page);
  await expect.poll(() => chooseScheme(page, colorScheme)).toBe(colorScheme);
  await settle(page);
}

/** Collects what no test may cause: logged errors, exceptions and failed requests. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error")
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its pending requests.
    if (!reason.includes("ERR_ABORTED")) faults.push(`request: ${request.url()} ${reason}`);
  });
  return faults;
}

export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  hasDarkCheck: [true, { option: true }],
  context: async ({ context }, use) => {
    await noteToasts(context);
    await use(context);
  },
  page: async ({ page, expectedFaults }, use) => {
    const faults = watch(page);
    // Playwright waits until it is hidden: what loads moves the rest, and a click on it is lost.
    await page.addLocatorHandler(loading(page).first(), () => Promise.resolve());
    await use(page);
    const isExpected = (fault: string) => expectedFaults.some((pattern) => pattern.test(fault));
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  checkAccess: async ({ page }, use) => {
    await use(async () => {
      await settle(page);
      expect(await findViolations(page, EVERY_RULE)).toEqual([]);
    });
  },
  checkBothSchemes: async ({ page, hasDarkCheck }, use) => {
    await use(async (name) => {
      await showScheme(page, "light");
      const root = await topmost(page);
      expect(await findViolations(page, EVERY_RULE, root), `${name}, light`).toEqual([]);
      if (!hasDarkCheck) return;
      await showScheme(page, "dark");
      expect(await findViolations(page, ONLY_COLOURS, root), `${name}, dark`).toEqual([]);
      await showScheme(page, "light");
    });
  },
});

export { expect };
