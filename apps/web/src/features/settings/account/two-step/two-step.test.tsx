import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../../shared/testing/memory-server.ts";
import { userRow } from "../../../../shared/testing/rows.ts";
import { TwoStepRow } from "./two-step-row.tsx";

const OFF = { isAvailable: true, enabledAt: null, recoveryCodes: 0 };
const ON = { isAvailable: true, enabledAt: "2026-03-02T12:00:00.000Z", recoveryCodes: 10 };
const SECRET = "R5V7UPRNJNC2Z7JXS574CSQ2343FHVAR";
const KEY = { secret: SECRET, uri: `otpauth://totp/Triplan:iris?secret=${SECRET}&issuer=Triplan` };
const CODES = ["7k2m-qd4x-9d4w-nh8p-0r5t-v3ze", "1111-2222-3333-4444-5555-6666"];
const NOT_YOURS = "This is not your password";

function open(answers: ConstructorParameters<typeof MemoryServer>[0]) {
  const server = new MemoryServer({ "auth.me": () => userRow(), ...answers });
  show(<TwoStepRow username="iris@example.com" />, { server, at: "/settings" });
  return { server, user: userEvent.setup() };
}

afterEach(() => void vi.unstubAllGlobals());

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("is turned on with the password and a code of the app, and shows the recovery codes", async () => {
  const { server, user } = open({
    "secondFactor.read": () => OFF,
    "secondFactor.start": () => KEY,
    "secondFactor.turnOn": () => ({ recoveryCodes: CODES }),
  });
  await user.click(await screen.findByRole("button", { name: "Turn On" }));
  const asking = await dialog("Turn on two-step login");
  await user.type(asking.getByLabelText("Your password"), "my secret{Enter}");
  const scanning = await dialog("Add Triplan to your app");
  expect(scanning.getByRole("img", { name: "QR code with the key for your app" })).toBeTruthy();
  expect(scanning.getByText("R5V7 UPRN JNC2 Z7JX S574 CSQ2 343F HVAR")).toBeTruthy();
  const link = scanning.getByRole("link", { name: "Open an app on this device" });
  expect(link.getAttribute("href")).toBe(KEY.uri);
  server.answer("secondFactor.read", () => ON);
  await user.type(scanning.getByLabelText("Code of your app"), "123 456{Enter}");
  const codes = await dialog("Save your recovery codes");
  const listed = codes.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed).toEqual(CODES);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeTruthy();
  await user.click(codes.getByRole("button", { name: "I Saved Them" }));
  await screen.findByText("Two-step login is on");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("On since Mon, Mar 2, 2026")).toBeTruthy();
  expect(screen.getByText("10 recovery codes left.")).toBeTruthy();
  expect(server.inputsOf("secondFactor.start")).toEqual([{ password: "my secret" }]);
  expect(server.inputsOf("secondFactor.turnOn")).toEqual([{ code: "123 456" }]);
});

test("says at their fields that the password and the code are wrong", async () => {
  const { server, user } = open({
    "secondFactor.read": () => OFF,
    "secondFactor.start": () => {
      throw refusal(NOT_YOURS, [{ path: "password", message: NOT_YOURS }]);
    },
    "secondFactor.turnOn": () => {
      throw refusal("Not valid", [{ path: "code", message: "Not valid" }]);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Turn On" }));
  const asking = await dialog("Turn on two-step login");
  await user.type(asking.getByLabelText("Your password"), "wrong{Enter}");
  await asking.findByText(NOT_YOURS);
  server.answer("secondFactor.start", () => KEY);
  await user.type(asking.getByLabelText("Your password"), "x{Enter}");
  const scanning = await dialog("Add Triplan to your app");
  await user.type(scanning.getByLabelText("Code of your app"), "000000{Enter}");
  await scanning.findByText("Not valid");
  expect(screen.queryByText("Two-step login not turned on")).toBeNull();
});

test("saves the recovery codes as a file", async () => {
  const saved: Blob[] = [];
  vi.stubGlobal("URL", {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return "blob:codes";
    },
    revokeObjectURL: () => {},
  });
  const { user } = open({
    "secondFactor.read": () => ON,
    "secondFactor.renewCodes": () => ({ recoveryCodes: CODES }),
  });
  await user.click(await screen.findByRole("button", { name: "New Recovery Codes" }));
  const asking = await dialog("New recovery codes");
  await asking.findByText(/The ones that you have will no longer work/);
  await user.type(asking.getByLabelText("Your password"), "my secret{Enter}");
  const codes = await dialog("Save your recovery codes");
  await user.click(codes.getByRole("button", { name: "Save as a File" }));
  expect(await saved[0]?.text()).toBe(
    `Recovery codes for ${location.host}\n\n${CODES.join("\n")}\n`,
  );
});

test("is turned off with the password and a code", async () => {
  const { server, user } = open({
    "secondFactor.read": () => ({ ...ON, recoveryCodes: 1 }),
    "secondFactor.turnOff": () => {
      throw refusal("Not valid", [{ path: "code", message: "Not valid" }]);
    },
  });
  await screen.findByText("1 recovery code left.");
  await user.click(screen.getByRole("button", { name: "Turn Off" }));
  const asking = await dialog("Turn off two-step login?");
  await user.type(asking.getByLabelText("Your password"), "my secret");
  await user.type(asking.getByLabelText("Code of your app"), "123456{Enter}");
  await asking.findByText("Not valid");
  await user.click(asking.getByRole("button", { name: "Use a Recovery Code" }));
  await user.type(asking.getByLabelText("Recovery code"), CODES[0] ?? "");
  server.answer("secondFactor.turnOff", () => ({ removed: true }));
  server.answer("secondFactor.read", () => OFF);
  await user.click(asking.getByRole("button", { name: "Turn Off" }));
  await screen.findByText("Two-step login is off");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByRole("button", { name: "Turn On" })).toBeTruthy();
  expect(server.inputsOf("secondFactor.turnOff").at(-1)).toEqual({
    password: "my secret",
    code: CODES[0],
  });
});

test("says why a server can't offer it", async () => {
  open({ "secondFactor.read": () => ({ ...OFF, isAvailable: false }) });
  await screen.findByText(/^Two-step login needs keys that this server does not have/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("can be loaded again after a failure", async () => {
  const { server, user } = open({
    "secondFactor.read": () => {
      throw refusal("Service temporarily unavailable");
    },
  });
  await screen.findByText(/could not be loaded/);
  server.answer("secondFactor.read", () => OFF);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("button", { name: "Turn On" })).toBeTruthy();
});
