import { athleteWith, PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "staple gun and battery";

// The other login's cookie is refused once it has ended.
test.use({ expectedFaults: [/401/] });

test("a password is changed, another login ends, and a deleted account comes back", async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await athleteWith(page, ["Lisbon Olympic"]);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const login = { username, password: PASSWORD };
  expect((await phone.request.post("/api/login", { data: login })).status()).toBe(200);

  await page.goto("/settings");
  const logins = page.getByRole("list", { name: "Logins" });
  await expect(logins.getByRole("listitem")).toHaveCount(2);
  await logins.getByRole("button", { name: /^End / }).click();
  await expectToast(page, "Login ended");
  await expect(logins.getByRole("listitem")).toHaveCount(1);
  expect((await phone.request.get("/api/user")).status()).toBe(401);
  await phone.close();

  const form = page.getByRole("form", { name: "Password" });
  await form.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed");

  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByText(/^1 plan, \d+ exercises and 0 activities will go/)).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save Receipt" }).click();
  expect((await download).suggestedFilename()).toBe("triplan-deletion.txt");

  const panel = page.getByRole("tabpanel", { name: "Login" });
  await panel.getByLabel("Email").fill(username);
  await panel.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await panel.getByRole("button", { name: "Login" }).click();
  await expectToast(page, "Your account is kept");
  await page.goto("/my-plans");
  await expect(page.getByRole("article")).toContainText("Lisbon Olympic");
});
