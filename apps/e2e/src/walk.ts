import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { NARROW_FONT } from "./fonts.ts";
import type { Screen } from "./screen.ts";
import { addRules, findMisfits } from "./text-layout.ts";

/** The narrowest width at which WCAG requires no sideways scrolling. */
const NARROWEST = { width: 320, height: 640 };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectTextToFit(page: Page, name: string): Promise<void> {
  expect.soft(await sideways(page), `${name} scrolls sideways`).toBe(0);
  expect.soft(await findMisfits(page), name).toEqual([]);
}

/** As widely as WCAG 1.4.12 allows. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

const NARROW = `* { font-family: "${NARROW_FONT}" !important }`;

/** In a wide and in a narrow font, with the font's own spacing and with the widest. */
async function expectTextToFitAnyFont(page: Page, name: string): Promise<void> {
  await expectTextToFit(page, name);
  for (const [variant, rules] of [
    ["with spaced text", SPACED],
    ["in a narrow font", NARROW],
    ["with spaced text in a narrow font", SPACED + NARROW],
  ] as const) {
    const removeRules = await addRules(page, rules);
    await expectTextToFit(page, `${name}, ${variant}`);
    await removeRules();
  }
}

/** Records what moves in the documents that the page loads from now on. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    const note = ({ type, target }: Event) =>
      moved.push(`${type} of ${target instanceof Element ? target.className : "the page"}`);
    for (const type of ["transitionrun", "animationstart"])
      document.addEventListener(type, note, true);
    Object.assign(window, { moved });
  });

const recordedMotion = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "moved"));

/**
 * Opens the screens in order and checks each at its size; on phones also at 320 px. Nothing may move:
 * the browser asks for reduced motion.
 */
export async function walk(
  page: Page,
  screens: readonly Screen[],
  check: (name: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error("A walk needs a window of a known size");
  await recordMotion(page);
  for (const { name, isShown = () => true, open } of screens) {
    if (!isShown(size.width)) continue;
    await test.step(name, async () => {
      await open(page, size.width);
      await check(name);
      expect(await recordedMotion(page), `${name} moves`).toEqual([]);
      await expectTextToFitAnyFont(page, name);
      if (size.width >= 768) return;
      await page.setViewportSize(NARROWEST);
      await expectTextToFitAnyFont(page, `${name} at 320`);
      await page.setViewportSize(size);
    });
  }
}
