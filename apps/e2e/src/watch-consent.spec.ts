import type { Page } from "@playwright/test";
import { athleteWith } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { send } from "./week.ts";

/** Signs up a new athlete and returns the address behind "Connect". */
async function consentAddress(page: Page): Promise<string> {
  await athleteWith(page, []);
  const { authUrl }: { authUrl: string } = await send(page, "GET", "/api/garmin/auth");
  return authUrl;
}

const connection = (page: Page): Promise<unknown> => send(page, "GET", "/api/garmin/connection");

test("the practice provider names itself, its athletes and the requested permissions", async ({
  page,
  checkAccess,
}) => {
  await page.goto(await consentAddress(page));

  await expect(page.getByText("This is not Garmin")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Alex Rivers" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Activities" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Historical data" })).not.toBeChecked();
  await checkAccess();
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("the practice provider is readable", async ({ page, checkAccess }) => {
    await page.goto(await consentAddress(page));

    await expect(page.getByText("This is not Garmin")).toBeVisible();
    await checkAccess();
  });
});

// @covers calls-20
test("an athlete who consents by keyboard is connected with the chosen permissions", async ({
  page,
  isPhone,
}) => {
  // A watch belongs to one account, and the projects run in parallel.
  const mine = page.getByRole("radio", { name: isPhone ? /^Robin New/ : "Sam Lake" });
  await page.goto(await consentAddress(page));

  await page.getByRole("radio", { name: "Alex Rivers" }).focus();
  for (let press = 0; press < (isPhone ? 3 : 1); press += 1) await page.keyboard.press("ArrowDown");
  await expect(mine).toBeChecked();
  await page.getByRole("checkbox", { name: "Historical data" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Allow" })).toBeFocused();
  await page.keyboard.press("Enter");

  await page.waitForURL((url) => url.pathname === "/garmin");
  expect(await connection(page)).toMatchObject({
    connected: true,
    garminUserId: expect.any(String),
    permissions: ["ACTIVITY_EXPORT", "WORKOUT_IMPORT", "HISTORICAL_DATA_EXPORT"],
  });
});

test("an athlete who declines returns unconnected", { tag: "@desk" }, async ({ page }) => {
  // The way back is the same at every size.
  await page.goto(await consentAddress(page));
  await page.getByRole("button", { name: "Deny" }).click();

  await page.waitForURL((url) => url.pathname === "/garmin");
  expect(await connection(page)).toMatchObject({ connected: false });
});
