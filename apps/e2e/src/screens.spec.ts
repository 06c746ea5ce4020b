import { ATHLETE_SCREENS } from "./athlete-screens.ts";
import { becomeAthlete } from "./become-athlete.ts";
import { test } from "./fixtures.ts";
import { VISITOR_SCREENS } from "./visitor-screens.ts";
import { walk } from "./walk.ts";
import { WEEK_SCREENS } from "./week-screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("every screen of a visitor is readable and accessible, light and dark, without motion", async ({
  page,
  checkBothSchemes,
}) => {
  await walk(page, VISITOR_SCREENS, checkBothSchemes);
});

test("the week and everything that opens over it is readable and accessible, light and dark, without motion", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, WEEK_SCREENS, checkBothSchemes);
});

test("every other screen of an athlete is readable and accessible, light and dark, without motion", async ({
  page,
  checkBothSchemes,
}) => {
  await becomeAthlete(page);
  await walk(page, ATHLETE_SCREENS, checkBothSchemes);
});
