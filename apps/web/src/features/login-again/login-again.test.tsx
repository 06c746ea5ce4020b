import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { clearSignedOut } from "../../shared/account/signed-out.ts";
import {
  codeRequired,
  loginEnded,
  MemoryServer,
  refusal,
} from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { SettingsPage } from "../settings/settings-page.tsx";

const iris = userRow();

/** Opens Settings, changes a value and saves after the session has expired. */
async function saveAfterLoginEnded() {
  clearSignedOut();
  const server = new MemoryServer({
    "auth.me": () => iris,
    "auth.login": () => iris,
    "preferences.update": () => {
      throw loginEnded();
    },
  });
  const user = userEvent.setup();
  show(<SettingsPage />, { server, at: "/settings" });
  const save = await screen.findByRole("button", { name: "Save All Settings" });
  await user.selectOptions(unit(), "kilometers");
  await user.click(save);
  const dialog = within(await screen.findByRole("dialog", { name: "Log in again" }));
  return { server, user, dialog };
}

const unit = () => screen.getByRole("combobox", { name: "Unit preference", hidden: true });

test("logs in again over an open form and keeps its entries", async () => {
  const { server, user, dialog } = await saveAfterLoginEnded();
  expect(dialog.getByLabelText("Email")).toHaveProperty("value", iris.username);
  await user.type(dialog.getByLabelText("Password"), "cold river under maps");
  await user.click(dialog.getByRole("button", { name: "Login" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(unit()).toHaveProperty("value", "kilometers");

  server.answer("preferences.update", () => ({ ...iris, unitPreference: "kilometers" }));
  await user.click(screen.getByRole("button", { name: "Save All Settings" }));
  await screen.findByText("Your default settings have been saved.");
});

test("reports a wrong password and keeps the dialog", async () => {
  const { server, user, dialog } = await saveAfterLoginEnded();
  server.answer("auth.login", () => {
    throw refusal("Invalid email or password");
  });
  await user.type(dialog.getByLabelText("Password"), "not my password");
  await user.click(dialog.getByRole("button", { name: "Login" }));
  await screen.findByText("Invalid email or password");
  expect(screen.getByRole("dialog", { name: "Log in again" })).toBeTruthy();
});

test("asks for a code as well if two-step login is on", async () => {
  const { server, user, dialog } = await saveAfterLoginEnded();
  server.answer("auth.login", () => {
    throw codeRequired();
  });
  server.answer("secondFactor.login", () => iris);
  await user.type(dialog.getByLabelText("Password"), "cold river under maps");
  await user.click(dialog.getByRole("button", { name: "Login" }));
  const second = within(await screen.findByRole("dialog", { name: "Enter your code" }));
  await user.type(second.getByLabelText("Code of your app"), "123456");
  await user.click(second.getByRole("button", { name: "Login" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("secondFactor.login")).toEqual([{ code: "123456" }]);
  expect(unit()).toHaveProperty("value", "kilometers");
});

test("offers a passkey in place of the password", async () => {
  const { server, user, dialog } = await saveAfterLoginEnded();
  await user.click(dialog.getByRole("button", { name: "Sign In with a Passkey" }));
  await screen.findByText(/^This browser has no passkeys/);
  expect(server.inputsOf("passkeys.startLogin")).toEqual([]);
  expect(screen.getByRole("dialog", { name: "Log in again" })).toBeTruthy();
});

test("keeps the page when the login is cancelled", async () => {
  const { user, dialog } = await saveAfterLoginEnded();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(unit()).toHaveProperty("value", "kilometers");
});

test("starts the page over for another user", async () => {
  const { server, user, dialog } = await saveAfterLoginEnded();
  server.answer("auth.login", () => userRow({ id: 2, username: "ana@example.com" }));
  await user.type(dialog.getByLabelText("Password"), "cold river under maps");
  await user.click(dialog.getByRole("button", { name: "Login" }));
  const profile = within(await screen.findByRole("region", { name: "Profile" }));
  await profile.findByText("ana@example.com");
  expect(unit()).toHaveProperty("value", "miles");
});
