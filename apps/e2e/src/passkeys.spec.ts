import type { Page } from "@playwright/test";
import { athleteWith, endLoginAt, PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// Refused on purpose: a wrong password, and a passkey that was removed.
test.use({ expectedFaults: [/40[01]/] });

/** A device with a screen lock, as the browser sees it: it keeps passkeys and signs with them. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the athlete unlocks the device when asked. */
    unlocks: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

const signIn = (page: Page) => page.getByRole("button", { name: "Sign In with a Passkey" }).click();

test("a passkey is added, signs in without an address, and is removed", async ({
  page,
  checkBothSchemes,
}) => {
  const username = await athleteWith(page, ["Lisbon Olympic"]);
  const device = await addDevice(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const passkeyCode = () => scripts.filter((url) => /\/passkey-code-/.test(url)).length;

  await page.goto("/settings");
  await expect(page.getByText("None yet. A passkey logs you in")).toBeVisible();
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Your password", { exact: true }).fill("a wrong password");
  await adding.getByRole("button", { name: "Add Passkey" }).click();
  await expect(adding.getByText("Name is required")).toBeVisible();
  await adding.getByRole("textbox", { name: "Name" }).fill("Iris's phone");
  await adding.getByRole("button", { name: "Add Passkey" }).click();
  await expect(adding.getByText("This is not your password")).toBeVisible();
  await checkBothSchemes("a refused passkey");
  expect(passkeyCode()).toBe(0);
  await adding.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await adding.getByRole("button", { name: "Add Passkey" }).click();
  await expectToast(page, "Passkey added");
  expect(passkeyCode()).toBe(1);
  const list = page.getByRole("list", { name: "Passkeys" });
  await expect(list.getByRole("listitem")).toContainText(/Iris's phone.*not used yet/);
  expect(await device.passkeys()).toMatchObject([
    { isResidentCredential: true, rpId: "localhost", userName: username },
  ]);

  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await adding.getByRole("textbox", { name: "Name" }).fill("The same phone");
  await adding.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await adding.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByText("This device has a passkey for your account already.")).toBeVisible();
  await adding.getByRole("button", { name: "Cancel" }).click();

  await list.getByRole("button", { name: "Rename Iris's phone" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename your passkey" });
  await renaming.getByRole("textbox", { name: "Name" }).fill("Blue phone");
  await renaming.getByRole("button", { name: "Save Name" }).click();
  await expect(list.getByRole("listitem")).toContainText("Blue phone");
  await checkBothSchemes("passkeys");

  await page.context().clearCookies();
  await page.goto("/auth");
  await device.unlocks(false);
  await signIn(page);
  await expect(page.getByText("No passkey was used. Try again, or log in")).toBeVisible();
  await device.unlocks(true);
  await signIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/settings");
  await expect(list.getByRole("listitem")).toContainText(/Blue phone.*last used/);
  const logins = page.getByRole("list", { name: "Logins" });
  await expect(logins.getByRole("listitem")).toHaveCount(2);

  await endLoginAt(page, "passkeys.rename");
  await list.getByRole("button", { name: "Rename Blue phone" }).click();
  await renaming.getByRole("textbox", { name: "Name" }).fill("Iris's phone");
  await renaming.getByRole("button", { name: "Save Name" }).click();
  const again = page.getByRole("dialog", { name: "Log in again" });
  await expect(again).toBeVisible();
  await checkBothSchemes("log in again");
  await again.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(again).toHaveCount(0);
  await renaming.getByRole("button", { name: "Save Name" }).click();
  await expect(list.getByRole("listitem")).toContainText("Iris's phone");

  await list.getByRole("button", { name: "Remove Iris's phone" }).click();
  const removing = page.getByRole("dialog", { name: "Remove this passkey?" });
  await removing.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await checkBothSchemes("a passkey that is removed");
  await removing.getByRole("button", { name: "Remove Passkey" }).click();
  await expectToast(page, "Passkey removed");
  await expect(page.getByText("None yet. A passkey logs you in")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await signIn(page);
  await expect(page.getByText("This passkey does not log you in here.")).toBeVisible();
});

test("a browser without passkeys says so", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
  });
  await page.goto("/auth");
  await signIn(page);
  await expect(page.getByText("This browser has no passkeys.")).toBeVisible();
  await athleteWith(page, ["Lisbon Olympic"]);
  await page.goto("/settings");
  await expect(page.getByText("This browser has no passkeys.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a Passkey" })).toHaveCount(0);
});
