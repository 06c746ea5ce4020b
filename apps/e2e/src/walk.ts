import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Screen } from "./screen.ts";
import { findMisfits, spaceText } from "./text-layout.ts";

/** The narrowest width at which WCAG requires no sideways scrolling. */
const NARROWEST = { width: 320, height: 640 };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectTextToFit(page: Page, name: string): Promise<void> {
  expect.soft(await sideways(page), `${name} scrolls sideways`).toBe(0);
  expect.soft(await findMisfits(page), name).toEqual([]);
}

/** With the font's own spacing and with the widest that WCAG allows. */
async function expectTextToFitAnySpacing(page: Page, name: string): Promise<void> {
  await expectTextToFit(page, name);
  const restoreSpacing = await spaceText(page);
  await expectTextToFit(page, `${name}, with spaced text`);
  await restoreSpacing();
}

/** Opens the screens in order and checks each at its size; on phones also at 320 px. */
export async function walk(
  page: Page,
  screens: readonly Screen[],
  check: (name: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error("A walk needs a window of a known size");
  for (const { name, isShown = () => true, open } of screens) {
    if (!isShown(size.width)) continue;
    await test.step(name, async () => {
      await open(page, size.width);
      await check(name);
      await expectTextToFitAnySpacing(page, name);
      if (size.width >= 768) return;
      await page.setViewportSize(NARROWEST);
      await expectTextToFitAnySpacing(page, `${name} at 320`);
      await page.setViewportSize(size);
    });
  }
}
