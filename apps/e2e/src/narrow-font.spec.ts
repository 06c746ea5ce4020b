import { ATHLETE_SCREENS, becomeAthlete, WEEK_SCREENS } from "./athlete-screens.ts";
import { test } from "./fixtures.ts";
import { VISITOR_SCREENS } from "./visitor-screens.ts";
import { walk } from "./walk.ts";

test.describe.configure({ timeout: 180_000 });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("every screen fits a narrow font", async ({ page }) => {
      await walk(page, VISITOR_SCREENS);
      await becomeAthlete(page);
      await walk(page, [...WEEK_SCREENS, ...ATHLETE_SCREENS]);
    });
  });
