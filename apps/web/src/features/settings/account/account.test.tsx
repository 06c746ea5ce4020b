import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { userRow } from "../../../shared/testing/rows.ts";
import { SettingsPage } from "../settings-page.tsx";

const login = (id: number, over: object = {}) => ({
  id,
  device: "Firefox on Linux",
  createdAt: "2026-03-01T08:00:00.000Z",
  lastSeenAt: "2026-03-02T08:00:00.000Z",
  isCurrent: false,
  ...over,
});

const THIS = login(1, { device: "Chrome on Windows", isCurrent: true });
const DELETION = {
  plans: 1,
  exercises: 214,
  activities: 63,
  recordingBytes: 5_200_000,
  deletesAt: "2026-03-16T12:00:00.000Z",
};

const EMAIL = { username: "iris@example.com", pending: null };
const PENDING = {
  ...EMAIL,
  pending: { username: "iris@example.org", expiresAt: "2026-03-03T08:00:00.000Z" },
};

function open(answers: ConstructorParameters<typeof MemoryServer>[0] = {}) {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "thresholds.list": () => ({ current: [], records: [] }),
    "account.logins": () => [THIS, login(2), login(3, { device: null })],
    "account.previewDeletion": () => DELETION,
    "account.email": () => EMAIL,
    "passkeys.list": () => [],
    "secondFactor.read": () => ({ isAvailable: true, enabledAt: null, recoveryCodes: 0 }),
    ...answers,
  });
  show(
    <Routes>
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/auth" element={<p>Login page</p>} />
    </Routes>,
    { server, at: "/settings" },
  );
  return { server, user: userEvent.setup() };
}

const passwordForm = async () => within(await screen.findByRole("form", { name: "Password" }));

test("a changed password is confirmed and leaves empty fields", async () => {
  const { server, user } = open({ "account.changePassword": () => ({ ended: 2 }) });
  const form = await passwordForm();
  await user.type(form.getByLabelText("Current password"), "old secret");
  await user.type(form.getByLabelText("New password"), "staple gun");
  await user.click(form.getByRole("button", { name: "Change Password" }));
  await screen.findByText("Password changed");
  expect(server.inputsOf("account.changePassword")).toEqual([
    { currentPassword: "old secret", newPassword: "staple gun" },
  ]);
  await waitFor(() => expect(form.getByLabelText("New password")).toHaveProperty("value", ""));
});

test("a refused password is said at its field and stays typed", async () => {
  const message = "This is not your password";
  const { user } = open({
    "account.changePassword": () => {
      throw refusal(message, [{ path: "currentPassword", message }]);
    },
  });
  const form = await passwordForm();
  await user.type(form.getByLabelText("Current password"), "wrong");
  await user.type(form.getByLabelText("New password"), "ironman");
  await form.findByText("This is one of the most commonly guessed passwords.");
  await user.click(form.getByRole("button", { name: "Change Password" }));
  await form.findByText(message);
  expect(form.getByLabelText("Current password").getAttribute("aria-invalid")).toBe("true");
  expect(form.getByLabelText("New password")).toHaveProperty("value", "ironman");
  await user.type(form.getByLabelText("Current password"), "x");
  expect(form.queryByText(message)).toBeNull();
});

const changeEmail = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole("button", { name: "Change Email" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change your email" }));
  await user.type(dialog.getByLabelText("New email"), "iris@example.org");
  await user.type(dialog.getByLabelText("Your password"), "old secret");
  await user.click(dialog.getByRole("button", { name: "Change Email" }));
  return dialog;
};

test("a new email waits for its link and can be cancelled", async () => {
  const { server, user } = open({
    "config.get": () => ({ features: [], registration: "open", passwordReset: "mail" }),
    "account.changeEmail": () => PENDING,
    "account.cancelEmailChange": () => EMAIL,
  });
  await changeEmail(user);
  await screen.findByText("Open the link that we sent to iris@example.org.");
  expect(server.inputsOf("account.changeEmail")).toEqual([
    { username: "iris@example.org", password: "old secret" },
  ]);
  const row = within(screen.getByRole("list", { name: "Email" }));
  await row.findByText(/^To change it to iris@example\.org, open the link mailed there before /);
  await user.click(row.getByRole("button", { name: "Cancel Change" }));
  await waitFor(() => expect(row.queryByText(/^To change it/)).toBeNull());
});

test("a server without mails changes the email at once", async () => {
  const { user } = open({
    "config.get": () => ({ features: [], registration: "open", passwordReset: "operator" }),
    "account.changeEmail": () => ({ username: "iris@example.org", pending: null }),
  });
  await changeEmail(user);
  await screen.findByText("Email changed");
  const row = within(screen.getByRole("list", { name: "Email" }));
  expect(await row.findByText("iris@example.org")).toBeTruthy();
});

test("a refused email is said at its field", async () => {
  const message = "An account with this email already exists";
  const { user } = open({
    "account.changeEmail": () => {
      throw refusal(message, [{ path: "username", message }]);
    },
  });
  const dialog = await changeEmail(user);
  await dialog.findByText(message);
  expect(dialog.getByLabelText("New email")).toHaveProperty("value", "iris@example.org");
});

test("logins end one by one or all others at once", async () => {
  const { server, user } = open({
    "account.endLogin": () => ({ ended: 1 }),
    "account.endOtherLogins": () => ({ ended: 2 }),
  });
  const list = within(await screen.findByRole("list", { name: "Logins" }));
  const [first, , last] = list.getAllByRole("listitem");
  expect(first?.textContent).toContain("Chrome on Windows");
  expect(within(first ?? document.body).queryByRole("button")).toBeNull();
  expect(last?.textContent).toContain("Unknown browser");
  await user.click(list.getByRole("button", { name: /^End Firefox on Linux/ }));
  await screen.findByText("Login ended");
  await user.click(await screen.findByRole("button", { name: "End All Others" }));
  await screen.findByText("2 logins ended");
  expect(server.inputsOf("account.endLogin")).toEqual([{ loginId: 2 }]);
});

test("a deletion says what goes and until when, needs the password, and logs out", async () => {
  const { server, user } = open({ "account.delete": () => DELETION });
  await user.click(await screen.findByRole("button", { name: "Delete Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await dialog.findByText(/1 plan, 214 exercises and 63 activities will go/);
  await dialog.findByText(/Until Mon, Mar 16, 2026 you can log in to keep it/);
  await user.type(dialog.getByLabelText("Your password"), "my secret");
  await user.click(dialog.getByRole("button", { name: "Delete Account" }));
  await screen.findByText("Login page");
  expect(server.inputsOf("account.delete")).toEqual([{ password: "my secret" }]);
});

test("a wrong password is said in the dialog, and nothing is deleted", async () => {
  const message = "This is not your password";
  const { user } = open({
    "account.delete": () => {
      throw refusal(message, [{ path: "password", message }]);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await user.type(dialog.getByLabelText("Your password"), "wrong");
  await user.click(dialog.getByRole("button", { name: "Delete Account" }));
  await dialog.findByText(message);
  expect(screen.queryByText("Login page")).toBeNull();
});

test("everything can be downloaded, with what is in it and about how large it is", async () => {
  const { user } = open();
  await screen.findByText(/1 plan, 214 exercises and 63 activities, about 5\.3 MB/);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const message = "Your data is already on its way. Wait until it has arrived.";
    return Response.json({ message, code: "too_many" }, { status: 429 });
  });
  await user.click(screen.getByRole("button", { name: "Download" }));
  await screen.findByText("Your data is already on its way. Wait until it has arrived.");
  expect(asked).toEqual(["/api/user/export"]);
});
