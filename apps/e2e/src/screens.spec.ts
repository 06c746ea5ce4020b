import { ATHLETE_SCREENS, becomeAthlete, WEEK_SCREENS } from "./athlete-screens.ts";
import { expect, test } from "./fixtures.ts";
import { VISITOR_SCREENS } from "./visitor-screens.ts";
import { walk } from "./walk.ts";

// Many screens, each with accessibility checks.
test.describe.configure({ timeout: 180_000 });

test("every screen of a visitor is readable and accessible, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await walk(page, VISITOR_SCREENS, checkBothSchemes);
});

test("the week and everything that opens over it is readable and accessible, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, WEEK_SCREENS, checkBothSchemes);
});

test("every other screen of an athlete is readable and accessible, light and dark", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, ATHLETE_SCREENS, checkBothSchemes);
});

test.describe("with reduced motion", () => {
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
