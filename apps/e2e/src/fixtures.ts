import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Faults that the test provokes on purpose, such as a refused request that the browser logs. */
  expectedFaults: RegExp[];
  isPhone: boolean;
  /** Fails on any rule of WCAG 2.2 AA that the screen breaks as it stands. */
  checkAccess: () => Promise<void>;
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a page must not do in any test: log an error, throw one, or fail to load something. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error")
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still fetching.
    if (!reason.includes("ERR_ABORTED")) faults.push(`request: ${request.url()} ${reason}`);
  });
  return faults;
}

export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    const faults = watch(page);
    await use(page);
    const isExpected = (fault: string) => expectedFaults.some((pattern) => pattern.test(fault));
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  checkAccess: async ({ page }, use) => {
    await use(async () => {
      // Colours are judged when they have arrived, not on their way.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
      );
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) })),
      ).toEqual([]);
    });
  },
});

export { expect };
