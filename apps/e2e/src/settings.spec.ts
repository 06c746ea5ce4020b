import { athleteWith, endLoginAt, PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { followLink } from "./follow-link.ts";
import { expectToast } from "./toasts.ts";

test("settings are saved and prefill a new plan", async ({ page }) => {
  const username = await athleteWith(page, []);
  await page.goto("/settings");
  await expect(page.getByText(username, { exact: true }).last()).toBeVisible();
  await expect(page.getByText("Not set")).toBeVisible();

  await page.getByLabel("Unit preference").selectOption("kilometers");
  await page.getByLabel("Default Swim Pace value").fill("1:55");
  await page.getByLabel("Default Swim Pace value").press("Tab");
  await page.getByLabel("Race type").selectOption("ironman");
  await page.getByRole("button", { name: "Apply Suggested Hours" }).click();
  await page.getByRole("button", { name: "Save All Settings" }).click();
  await expectToast(page, "Your default settings have been saved.");

  // A style that the Content-Security-Policy blocks is logged, and fails the test.
  await page.getByLabel("Theme").selectOption("Dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expect(page.getByLabel("Theme")).toHaveValue("dark");
  await expect(page.getByLabel("Unit preference")).toHaveValue("kilometers");

  await followLink(page, "Dashboard");
  await expect(page.getByLabel("Current Swim Pace value")).toHaveValue("1:55");
  await followLink(page, "Settings");
  await page.getByLabel("Unit preference").selectOption("miles");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel("Unit preference")).toHaveValue("miles");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Training Plan Setup" })).toBeVisible();
});

test.describe("a login that ends while a form is open", () => {
  test.use({ expectedFaults: [/401/] });

  test("can be renewed without losing the input", async ({ page, checkBothSchemes }) => {
    const username = await athleteWith(page, []);
    await page.goto("/settings");
    await page.getByLabel("Unit preference").selectOption("kilometers");
    await endLoginAt(page, "preferences.update");
    await page.getByRole("button", { name: "Save All Settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in again" });
    await expect(dialog.getByLabel("Email")).toHaveValue(username);
    await checkBothSchemes("Log in again");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Login", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel("Unit preference")).toHaveValue("kilometers");
    await page.getByRole("button", { name: "Save All Settings" }).click();
    await expectToast(page, "Your default settings have been saved.");
  });
});
