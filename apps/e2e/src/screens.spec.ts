import type { Page } from "@playwright/test";
import { ATHLETE_SCREENS, becomeAthlete, WEEK_SCREENS } from "./athlete-screens.ts";
import { expect, test } from "./fixtures.ts";
import type { Screen } from "./screen.ts";
import { VISITOR_SCREENS } from "./visitor-screens.ts";

/** The narrowest window that WCAG asks to work in without scrolling sideways. */
const NARROWEST = { width: 320, height: 640 };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens the screens one after the other, as one walk, and looks at each. */
async function walk(
  page: Page,
  screens: readonly Screen[],
  look: (name: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error("A walk needs a window of a known size");
  for (const { name, isShown = () => true, open } of screens) {
    if (!isShown(size.width)) continue;
    await test.step(name, async () => {
      await open(page, size.width);
      await look(name);
      expect(await sideways(page), `${name} scrolls sideways`).toBe(0);
      if (size.width >= 768) return;
      await page.setViewportSize(NARROWEST);
      expect(await sideways(page), `${name} scrolls sideways at 320`).toBe(0);
      await page.setViewportSize(size);
    });
  }
}

// Many screens, and the rules of access on each.
test.describe.configure({ timeout: 180_000 });

test("every screen of a visitor can be read and used, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await walk(page, VISITOR_SCREENS, checkBothSchemes);
});

test("the week and all that opens over it can be read and used, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, WEEK_SCREENS, checkBothSchemes);
});

test("every other screen of an athlete can be read and used, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, ATHLETE_SCREENS, checkBothSchemes);
});

test.describe("where motion is not wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no screen or dialog moves", async ({ page, isPhone }) => {
    test.skip(!isPhone, "What moves is the same at every size");
    await page.addInitScript(() => {
      const moved: string[] = [];
      const note = ({ type, target }: Event) =>
        moved.push(`${type} of ${target instanceof Element ? target.className : "the page"}`);
      for (const type of ["transitionrun", "animationstart"])
        document.addEventListener(type, note, true);
      Object.assign(window, { moved });
    });
    const noted = () => page.evaluate((): unknown => Reflect.get(window, "moved"));
    await becomeAthlete(page);
    await walk(page, [...WEEK_SCREENS, ...ATHLETE_SCREENS], async (name) => {
      expect(await noted(), name).toEqual([]);
    });
  });
});
