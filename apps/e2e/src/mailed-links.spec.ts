import { athleteWith, PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { mailedPath } from "./mailbox.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "staple gun and battery";

test("a forgotten password is replaced by a mailed link", async ({ page }) => {
  const username = await athleteWith(page, []);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(username);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();

  await page.goto(await mailedPath(username, /\/reset-password#token=[\w-]+/));
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save Password" }).click();
  await expectToast(page, "Log in with your new password.");

  const panel = page.getByRole("tabpanel", { name: "Login" });
  await panel.getByLabel("Email").fill(username);
  await panel.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await panel.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  expect((await page.request.get("/api/user")).status()).toBe(200);
});

test("a new email holds once its mailed link is opened", async ({ page, checkAccess }) => {
  const username = await athleteWith(page, []);
  const newEmail = `new-${username}`;
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change Email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your email" });
  await checkAccess();
  await dialog.getByLabel("New email").fill(newEmail);
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Change Email" }).click();
  const row = page.getByRole("list", { name: "Email" });
  await expect(row).toContainText(username);
  await expect(row).toContainText(`To change it to ${newEmail}, open the link mailed there before`);

  await page.goto(await mailedPath(newEmail, /\/confirm-email#token=[\w-]+/));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page.getByText(`From now on you log in with ${newEmail}.`)).toBeVisible();

  await page.getByRole("link", { name: "Open Triplan" }).click();
  await page.goto("/settings");
  await expect(row).toContainText(newEmail);
  await expect(row).not.toContainText("To change it");
});
