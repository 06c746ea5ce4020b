import type { Locator, Page } from "@playwright/test";
import { fillNewPlan } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// The journey of every athlete, as it is outside of tests: with the service worker.
test.use({ serviceWorkers: "allow" });

const PASSWORD = "swim-bike-run-42";

const exercises = (page: Page): Locator =>
  page.getByRole("list", { name: "Available Exercises" }).getByRole("listitem");

const thursday = (page: Page): Locator =>
  page.getByRole("region", { name: "Weekly Schedule" }).getByRole("region", { name: /^Thursday/ });

async function configureRace(page: Page): Promise<void> {
  // A forced click does not wait for the form, which is inert until it is hydrated.
  await expect(page.locator("[inert]", { has: page.getByLabel("Plan Name") })).toHaveCount(0);
  await page.getByRole("radio", { name: /^Sprint/ }).check({ force: true });
  await expect(page.getByLabel("Swim Distance")).toHaveValue("0.47");
  await page.getByRole("radio", { name: /^Olympic/ }).check({ force: true });
  await expect(page.getByLabel("Swim Distance")).toHaveValue("0.93");
  await fillNewPlan(page, "Lisbon Olympic");
  await page.getByLabel("Current Swim Pace value").fill("2:05");
  await page.getByLabel("Current Swim Pace value").press("Enter");
  await page.getByRole("button", { name: "Half an hour more on Saturday" }).click();
  await expect(page.getByRole("spinbutton", { name: "Hours on Saturday" })).toHaveValue("2.5");
}

/** Expects scroll position and focus at the top of the page. */
async function expectAtTop(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

async function register(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Save Your Training Plan" });
  await expect(dialog.getByText("16 weeks")).toBeVisible();
  await dialog.getByRole("tab", { name: "Create Account" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create Account & Save Plan" }).click();
}

/** Places the first available exercise on Thursday and returns its name. */
async function placeFirst(page: Page, isPhone: boolean): Promise<string> {
  if (isPhone) await page.getByRole("tab", { name: /^Available \(\d+\)$/ }).click();
  const name = await exercises(page).first().getByRole("heading").innerText();
  await exercises(page).first().getByRole("button").first().click();
  const bar = page.getByRole("region", { name: "Exercise Selected" });
  await expect(bar).toContainText(name);
  if (isPhone) await bar.getByRole("button", { name: "Go to Schedule" }).click();
  await thursday(page)
    .getByRole("button", { name: /^Place/ })
    .click();
  await expectToast(page, "Exercise scheduled successfully");
  return name;
}

async function logOut(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
  } else {
    await page.getByRole("button", { name: /User menu/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  }
}

// @covers authentication-2
test("an athlete goes from a race date to a week of placed exercises", async ({
  page,
  isPhone,
  checkAccess,
}) => {
  const email = `athlete-${crypto.randomUUID()}@example.org`;
  const week = (number: number) =>
    page.getByRole("heading", { name: `Week ${number}`, exact: true });
  await page.goto("/");
  await configureRace(page);
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expect(page.getByRole("dialog", { name: "Save Your Training Plan" })).toBeVisible();
  await register(page, email);
  await expectToast(page, "Your training plan has been saved successfully.");
  await expectAtTop(page, week(1));
  const [plan] = await (await page.request.get("/api/training-plans")).json();
  expect(plan).toMatchObject({ hoursNow: null, longestRunNow: 50 });
  await checkAccess();

  const name = await placeFirst(page, isPhone);
  await expect(thursday(page).getByRole("heading", { name })).toBeVisible();
  await page.reload();
  await expect(thursday(page).getByRole("heading", { name })).toBeVisible();

  await page.getByRole("button", { name: "Next week" }).click();
  await expect(week(2)).toBeVisible();
  await page.getByRole("button", { name: "Previous week" }).click();
  await expect(week(1)).toBeVisible();
  await expect(thursday(page).getByRole("heading", { name })).toBeVisible();

  await logOut(page, isPhone);
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(week(1)).toBeVisible();
  await expect(thursday(page).getByRole("heading", { name })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole("banner").getByRole("button", { name: "New Plan" }).click();
  await expectAtTop(page, page.getByRole("heading", { name: "Training Plan Setup" }));
  await configureRace(page);
  await page.getByRole("button", { name: "Generate Training Plan" }).click();
  await expectAtTop(page, week(1));
});
