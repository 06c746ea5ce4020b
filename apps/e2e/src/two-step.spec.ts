import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { athleteWith, endLoginAt, PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// Refused on purpose: a wrong first code, and logins before their code.
test.use({ expectedFaults: [/40[01]/] });

const STEP = 30_000;

/** An authenticator app with this key. Each code works once, so it skips steps that were shown. */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let shown = 0;
  return () => {
    // The server accepts the next step early, so no test waits for it.
    const step = Math.max(shown + 1, totp.counter());
    shown = step;
    return totp.generate({ timestamp: step * STEP });
  };
}

async function logIn(page: Page, username: string) {
  await page.context().clearCookies();
  await page.goto("/auth");
  const panel = page.getByRole("tabpanel", { name: "Login" });
  await panel.getByLabel("Email").fill(username);
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await panel.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
}

const sendCode = async (page: Page, code: string, label = "Code of your app") => {
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: "Login" }).click();
};

test("two-step login is turned on, asks for codes, and is turned off", async ({
  page,
  checkBothSchemes,
}) => {
  const username = await athleteWith(page, ["Lisbon Olympic"]);
  await page.goto("/settings");
  const row = page.getByRole("list", { name: "Two-step login" });
  await expect(row).toContainText("Off");
  await row.getByRole("button", { name: "Turn On" }).click();
  const asking = page.getByRole("dialog", { name: "Turn on two-step login" });
  await asking.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await asking.getByRole("button", { name: "Continue" }).click();

  const scanning = page.getByRole("dialog", { name: "Add Triplan to your app" });
  const secret = ((await scanning.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const nextCode = authenticator(secret);
  await scanning.getByLabel("Code of your app").fill("12345");
  await scanning.getByRole("button", { name: "Turn On" }).click();
  await expect(scanning.getByText("Please enter the six digits of your app")).toBeVisible();
  await checkBothSchemes("a refused first code");
  await scanning.getByLabel("Code of your app").fill(nextCode());
  await scanning.getByRole("button", { name: "Turn On" }).click();

  const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const recoveryCodes = await codes.getByRole("listitem").allTextContents();
  await checkBothSchemes("recovery codes");
  const saving = page.waitForEvent("download");
  await codes.getByRole("button", { name: "Save as a File" }).click();
  expect((await saving).suggestedFilename()).toBe("triplan-recovery-codes.txt");
  await codes.getByRole("button", { name: "I Saved Them" }).click();
  await expect(row).toContainText(/On since .*10 recovery codes left/);
  await checkBothSchemes("two-step login that is on");

  await logIn(page, username);
  await sendCode(page, "000000");
  await expect(page.getByText(/^This code is not valid/)).toBeVisible();
  await checkBothSchemes("a refused code at the login");
  await sendCode(page, nextCode());
  await expect(page).toHaveURL("/");

  await logIn(page, username);
  await page.getByRole("button", { name: "Use a Recovery Code" }).click();
  await sendCode(page, recoveryCodes[0] ?? "", "Recovery code");
  await expect(page).toHaveURL("/");

  await page.goto("/settings");
  await expect(row).toContainText("9 recovery codes left");
  await row.getByRole("button", { name: "Turn Off" }).click();
  const leaving = page.getByRole("dialog", { name: "Turn off two-step login?" });
  await leaving.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await leaving.getByRole("button", { name: "Use a Recovery Code" }).click();
  await leaving.getByLabel("Recovery code").fill(recoveryCodes[1] ?? "");
  await checkBothSchemes("two-step login that is turned off");
  await leaving.getByRole("button", { name: "Turn Off" }).click();
  await expectToast(page, "Two-step login is off");
  await expect(row.getByRole("button", { name: "Turn On" })).toBeVisible();
});

test("a login that has ended over an open page asks for a code, too", async ({
  page,
  checkBothSchemes,
}) => {
  await athleteWith(page, ["Lisbon Olympic"]);
  const start = await page.request.post("/api/user/second-factor/key", {
    data: { password: PASSWORD },
  });
  const { secret }: { secret: string } = await start.json();
  const nextCode = authenticator(secret);
  const on = await page.request.post("/api/user/second-factor", { data: { code: nextCode() } });
  expect(on.status()).toBe(201);
  await page.goto("/settings");
  const units = page.getByRole("combobox", { name: "Unit preference" });
  await units.selectOption("kilometers");
  await endLoginAt(page, "preferences.update");
  await page.getByRole("button", { name: "Save All Settings" }).click();
  const again = page.getByRole("dialog", { name: "Log in again" });
  await again.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await again.getByRole("button", { name: "Login" }).click();
  const second = page.getByRole("dialog", { name: "Enter your code" });
  await expect(second).toBeVisible();
  await checkBothSchemes("a code over the open page");
  await second.getByLabel("Code of your app").fill(nextCode());
  await second.getByRole("button", { name: "Login" }).click();
  await expect(second).toHaveCount(0);
  await page.getByRole("button", { name: "Save All Settings" }).click();
  await expectToast(page, "Your default settings have been saved.");
});
