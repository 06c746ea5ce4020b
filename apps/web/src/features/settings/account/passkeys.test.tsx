import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { configRow } from "../../../shared/testing/rows.ts";
import { PasskeysList } from "./passkeys-list.tsx";

const PHONE = {
  id: 1,
  name: "Iris's phone",
  createdAt: "2026-03-01T12:00:00.000Z",
  lastUsedAt: "2026-03-02T12:00:00.000Z",
};

const config = (passkeyOrigin: string | null) => () => configRow({ passkeyOrigin });

/** As a browser with passkeys; they are made in the browser tests. */
function open(answers: ConstructorParameters<typeof MemoryServer>[0] = {}, hasPasskeys = true) {
  if (hasPasskeys) vi.stubGlobal("PublicKeyCredential", vi.fn());
  const server = new MemoryServer({
    "config.get": config(location.origin),
    "passkeys.list": () => [PHONE],
    ...answers,
  });
  show(<PasskeysList username="iris@example.com" />, { server, at: "/settings" });
  return { server, user: userEvent.setup() };
}

afterEach(() => void vi.unstubAllGlobals());

const addButton = () => screen.queryByRole("button", { name: "Add a Passkey" });

test("passkeys are listed with when they were added and used", async () => {
  open({ "passkeys.list": () => [PHONE, { ...PHONE, id: 2, name: "Key", lastUsedAt: null }] });
  const [phone, key] = within(await screen.findByRole("list", { name: "Passkeys" })).getAllByRole(
    "listitem",
  );
  expect(phone?.textContent).toContain("Added Sun, Mar 1, 2026, last used Mon, Mar 2, 2026");
  expect(key?.textContent).toContain("Added Sun, Mar 1, 2026, not used yet");
  expect(addButton()).toBeTruthy();
});

test("explains passkeys to an account without any", async () => {
  open({ "passkeys.list": () => [] });
  await screen.findByText(/^None yet\. A passkey logs you in with your fingerprint/);
  expect(screen.queryByRole("list")).toBeNull();
});

test("a list that does not load can be loaded again", async () => {
  const { server, user } = open({
    "passkeys.list": () => {
      throw refusal("Service temporarily unavailable");
    },
  });
  await screen.findByText(/could not be loaded/);
  server.answer("passkeys.list", () => [PHONE]);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Iris's phone")).toBeTruthy();
});

test.each([
  [
    config("https://triplan.example.org"),
    true,
    /^Passkeys work at https:\/\/triplan\.example\.org/,
  ],
  [config(null), true, /^Passkeys need https and a name/],
  [config(location.origin), false, /^This browser has no passkeys/],
])("says why none can be added here", async (answer, hasPasskeys, reason) => {
  open({ "config.get": answer }, hasPasskeys);
  await screen.findByText(reason);
  expect(addButton()).toBeNull();
});

test("twenty passkeys are enough", async () => {
  open({ "passkeys.list": () => Array.from({ length: 20 }, (_, id) => ({ ...PHONE, id })) });
  await screen.findByText("An account can have 20 passkeys. Remove one first.");
  expect(addButton()).toBeNull();
});

test("a name that is refused is said at its field before the device is asked", async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole("button", { name: "Add a Passkey" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
  await user.type(dialog.getByLabelText("Your password"), "my secret");
  await user.click(dialog.getByRole("button", { name: "Add Passkey" }));
  await dialog.findByText("Name is required");
  expect(server.inputsOf("passkeys.start")).toEqual([]);
  await user.type(dialog.getByLabelText("Name"), "K");
  expect(dialog.queryByText("Name is required")).toBeNull();
});

test("a passkey that was removed elsewhere leaves the list when it is renamed", async () => {
  const { server, user } = open({
    "passkeys.rename": () => {
      throw refusal("Passkey not found");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Rename Iris's phone" }));
  server.answer("passkeys.list", () => []);
  const dialog = within(await screen.findByRole("dialog", { name: "Rename your passkey" }));
  await user.click(dialog.getByRole("button", { name: "Save Name" }));
  await screen.findByText("Passkey not renamed");
  await waitFor(() => expect(screen.queryByRole("list")).toBeNull());
});

test("a removal needs the password", async () => {
  const message = "This is not your password";
  const { server, user } = open({
    "passkeys.remove": () => {
      throw refusal(message, [{ path: "password", message }]);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Iris's phone" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove this passkey?" }));
  await user.type(dialog.getByLabelText("Your password"), "wrong");
  await user.click(dialog.getByRole("button", { name: "Remove Passkey" }));
  await dialog.findByText(message);
  expect(server.inputsOf("passkeys.remove")).toEqual([{ passkeyId: 1, password: "wrong" }]);
});
