import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Faults that the test causes on purpose, such as a refused request that the browser logs. */
  expectedFaults: RegExp[];
  isPhone: boolean;
  /** Fails if the current screen breaks a rule of WCAG 2.2 AA. */
  checkAccess: () => Promise<void>;
  /** Checks in light, and again in dark what depends on the scheme: the colours. */
  checkBothSchemes: (name: string) => Promise<void>;
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe checks target sizes only on request. */
const everyRule = (page: Page) =>
  new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } }).withTags(RULES);

const onlyColours = (page: Page) => new AxeBuilder({ page }).withRules(["color-contrast"]);

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type NodeResult = Results["violations"][number]["nodes"][number];

/** A target partly covered by a sticky bar is fully visible after scrolling. */
const isCovered = ({ any }: NodeResult) =>
  any.some((check) =>
    String(Reflect.get(Object(check.data), "messageKey")).startsWith("partiallyObscured"),
  );

/** The open dialog, if any; the page behind it was checked before. */
async function topmost(page: Page, axe: AxeBuilder): Promise<AxeBuilder> {
  const dialog = "[role=dialog]";
  return (await page.locator(dialog).count()) > 0 ? axe.include(dialog) : axe;
}

/** Waits for animations: colours and dialogs are checked in their final state. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
  );

async function expectNoViolation(axe: AxeBuilder, name = "the screen"): Promise<void> {
  const { violations } = await axe.analyze();
  const broken = violations
    .map(({ id, nodes }) => ({ id, at: nodes.filter((node) => !isCovered(node)) }))
    .filter(({ at }) => at.length > 0);
  expect(
    broken.map(({ id, at }) => ({ id, at: at.map(({ html }) => html) })),
    name,
  ).toEqual([]);
}

async function showScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
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
  page: async ({ page, expectedFaults }, use) => {
    const faults = watch(page);
    await use(page);
    const isExpected = (fault: string) => expectedFaults.some((pattern) => pattern.test(fault));
    expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
  },
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  checkAccess: async ({ page }, use) => {
    await use(async () => {
      await settle(page);
      await expectNoViolation(everyRule(page));
    });
  },
  checkBothSchemes: async ({ page }, use) => {
    await use(async (name) => {
      await showScheme(page, "light");
      await expectNoViolation(await topmost(page, everyRule(page)), `${name}, light`);
      await showScheme(page, "dark");
      await expectNoViolation(await topmost(page, onlyColours(page)), `${name}, dark`);
      await showScheme(page, "light");
    });
  },
});

export { expect };
