import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Signs up a new athlete and returns the address behind "Connect". */
async function consentAddress(page: Page): Promise<string> {
  await page.goto("/privacy-policy");
  return page.evaluate(async (username) => {
    await fetch("/api/register", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: "swim-bike-run-42" }),
    });
    const answer: unknown = await (await fetch("/api/garmin/auth")).json();
    const url: unknown =
      typeof answer === "object" && answer !== null ? Reflect.get(answer, "authUrl") : null;
    return String(url);
  }, `watch-${crypto.randomUUID()}@example.org`);
}

const connection = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await fetch("/api/garmin/connection")).json() as Promise<unknown>);

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

test("an athlete who declines returns unconnected", async ({ page }) => {
  await page.goto(await consentAddress(page));
  await page.getByRole("button", { name: "Deny" }).click();

  await page.waitForURL((url) => url.pathname === "/garmin");
  expect(await connection(page)).toMatchObject({ connected: false });
});
