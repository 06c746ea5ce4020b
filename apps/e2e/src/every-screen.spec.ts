import type { Page } from "@playwright/test";
import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";

/** Every route with the heading that it has once it is there. */
const FOR_EVERYONE = [
  ["/", "Training Plan Setup"],
  ["/auth", "Welcome to Triplan"],
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
  ["/how-your-plan-is-made", /./],
  ["/nowhere", "Page Not Found"],
] as const;

const FOR_ATHLETES = [
  ["/", /^Week \d+$/],
  ["/my-plans", "My Training Plans"],
  ["/garmin", "Garmin"],
  ["/settings", "Settings"],
] as const;

type Screen = (typeof FOR_EVERYONE)[number] | (typeof FOR_ATHLETES)[number];

async function look(page: Page, [path, heading]: Screen, checkAccess: () => Promise<void>) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  // What stands in for a part that is on its way is not the screen yet.
  await expect(page.locator("[aria-busy=true], output[aria-label=Loading]")).toHaveCount(0);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, path).toBe(0);
  await checkAccess();
}

/** The dialogs that open over a plan's week, by the button that opens them. */
const DIALOGS = [
  ["Edit Plan", "Edit Training Plan"],
  ["Adjust Training Plan", "Adjust Your Training Plan"],
] as const;

function everyScreen() {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test("every open screen breaks no rule of access and fits", async ({ page, checkAccess }) => {
        test.slow();
        for (const screen of FOR_EVERYONE) await look(page, screen, checkAccess);
      });

      test("every screen of an athlete, and the dialogs of Home", async ({ page, checkAccess }) => {
        test.slow();
        await athleteWith(page, ["Lisbon Olympic"]);
        for (const screen of FOR_ATHLETES) await look(page, screen, checkAccess);
        await page.goto("/");
        for (const [button, title] of DIALOGS) {
          await page.getByRole("button", { name: button }).click();
          const dialog = page.getByRole("dialog", { name: title });
          await expect(dialog).toBeVisible();
          await checkAccess();
          await dialog.getByRole("button", { name: "Cancel" }).click();
          await expect(dialog).toBeHidden();
        }
      });
    });
  }
}

test.describe("at the size of the project", everyScreen);

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test.skip(({ hasTouch }) => hasTouch, "Tried once, beside the desktop");
  everyScreen();
});
