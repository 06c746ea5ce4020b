import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Screen } from "./screen.ts";
import { findMisfits } from "./page-checks/text-layout.ts";
import { findSmallTargets } from "./page-checks/touch-targets.ts";

/** The narrowest width at which WCAG requires no sideways scrolling. */
const NARROWEST = { width: 320, height: 640 };

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

const isTouched = (page: Page) => page.evaluate(() => matchMedia("(pointer: coarse)").matches);

/**
 * Opens the screens in order and checks each at its size; on touch screens also the targets, on
 * phones also at 320 px. Nothing may move: the browser asks for reduced motion.
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
      expect.soft(await findMisfits(page), name).toEqual([]);
      if (await isTouched(page)) {
        expect.soft(await findSmallTargets(page), `${name}, touch targets`).toEqual([]);
      }
      if (size.width >= 768) return;
      await page.setViewportSize(NARROWEST);
      expect.soft(await findMisfits(page), `${name} at 320`).toEqual([]);
      await page.setViewportSize(size);
    });
  }
}
