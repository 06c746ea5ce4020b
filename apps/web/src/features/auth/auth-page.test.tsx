import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { REGISTRATION_CLOSED } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { configRow, userRow } from "../../shared/testing/rows.ts";
import { AuthPage } from "./auth-page.tsx";

function open(answers: Record<string, (input: unknown) => unknown> = {}) {
  const server = new MemoryServer({ "auth.me": () => null, ...answers });
  show(<AuthPage />, { server, at: "/auth" });
  const user = userEvent.setup();
  return {
    server,
    user,
    fill: async (email: string, password: string) => {
      if (email) await user.type(screen.getByLabelText("Email"), email);
      if (password) await user.type(screen.getByLabelText("Password"), password);
    },
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    choose: (name: string) => user.click(screen.getByRole("tab", { name })),
  };
}

// @covers auth-page-1
test("shows each tab's texts, example address and button", async () => {
  const { choose } = open();
  expect(screen.getByLabelText("Email").getAttribute("placeholder")).toMatch(/^\S+@example\.com$/);
  expect(screen.getByPlaceholderText("Your password")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Login" })).toBeTruthy();
  await choose("Register");
  expect(screen.getByPlaceholderText("Choose a strong password")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create Account" })).toBeTruthy();
});

// @covers auth-page-3
test("shows what Triplan does next to the form", () => {
  open();
  const panels = within(screen.getByRole("region", { name: "What Triplan does" }));
  const headings = panels.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "AI-powered periodization",
    "Flexible scheduling",
    "Progress tracking",
  ]);
  expect(panels.getByText(/rest days and the long days/)).toBeTruthy();
});

describe("login", () => {
  // @covers login-and-register-2
  test("shows an error under each invalid field and sends nothing", async () => {
    const { server, fill, press } = open();
    await fill("not-an-address", "12345");
    await press("Login");
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(screen.getByText("Password must be at least 6 characters")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(server.inputsOf("auth.login")).toEqual([]);
  });

  test("clears an error when its field changes and keeps the other", async () => {
    const { user, press } = open();
    await press("Login");
    await screen.findByText("Please enter a valid email address");
    await user.type(screen.getByLabelText("Email"), "i");
    expect(screen.queryByText("Please enter a valid email address")).toBeNull();
    expect(screen.getByText("Password must be at least 6 characters")).toBeTruthy();
  });

  // @covers auth-page-2
  test("shows progress, and sends the form once however often it is submitted", async () => {
    const { server, user, fill, press } = open({ "auth.login": () => userRow() });
    await fill("iris@example.com", "secret-words");
    const release = server.hold();
    await press("Login");
    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeTruthy();
    await user.type(screen.getByLabelText("Password"), "{Enter}");
    release();
    await waitFor(() => expect(screen.queryByRole("main")).toBeNull());
    expect(server.inputsOf("auth.login")).toEqual([
      { username: "iris@example.com", password: "secret-words" },
    ]);
  });

  test("shows a refusal in a toast and keeps the entries", async () => {
    const { fill, press } = open({
      "auth.login": () => {
        throw refusal("Invalid email or password");
      },
    });
    await fill("iris@example.com", "wrong-words");
    await press("Login");
    const toast = await screen.findByRole("alert");
    expect(toast.textContent).toContain("Login failed");
    expect(toast.textContent).toContain("Invalid email or password");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("wrong-words");
    expect(screen.getByRole("button", { name: "Login" })).toBeTruthy();
  });

  test("shows the password by keyboard", async () => {
    const { user, fill } = open();
    await fill("", "secret-words");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hide password" }));
  });
});

describe("registration", () => {
  // @covers auth-page-2
  test("keeps the entries of the other tab and shows progress", async () => {
    const { server, fill, press, choose } = open({ "auth.register": () => userRow() });
    await fill("iris@example.com", "secret-words");
    await choose("Register");
    expect(screen.getByPlaceholderText("Choose a strong password")).toBeTruthy();
    server.hold();
    await press("Create Account");
    expect(await screen.findByRole("button", { name: "Creating Account..." })).toBeTruthy();
    expect(server.inputsOf("auth.register")).toHaveLength(1);
  });

  test("reports a taken address in a toast and under its field", async () => {
    const taken = "An account with this email already exists";
    const { fill, press, choose } = open({
      "auth.register": () => {
        throw refusal(taken, [{ path: "username", message: taken }]);
      },
    });
    await choose("Register");
    await fill("iris@example.com", "secret-words");
    await press("Create Account");
    expect((await screen.findByText("Registration failed")).closest("[role=alert]")).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(taken)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  // @covers server-3
  test("warns about a weak password but accepts it", async () => {
    const { server, fill, press, choose } = open({ "auth.register": () => userRow() });
    await choose("Register");
    await fill("iris@example.com", "123456");
    expect(screen.getByText(/easy to guess/)).toBeTruthy();
    await press("Create Account");
    await waitFor(() => expect(server.inputsOf("auth.register")).toHaveLength(1));
  });

  test("does not warn about a weak password at login", async () => {
    const { fill } = open();
    await fill("iris@example.com", "123456");
    expect(screen.queryByText(/easy to guess/)).toBeNull();
  });
});

describe("closed registration", () => {
  test("is said at the top and in place of the form; login stays", async () => {
    const { choose } = open({ "config.get": () => ({ features: [], registration: "closed" }) });
    await screen.findByText("Log in. Registration is closed on this server.");
    await choose("Register");
    expect(screen.getByText(REGISTRATION_CLOSED)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull();
    await choose("Login");
    expect(screen.getByRole("button", { name: "Login" })).toBeTruthy();
  });
});

describe("a login with a passkey", () => {
  const name = "Sign In with a Passkey";

  test("is offered beside a login, not a registration", async () => {
    const { choose } = open({ "config.get": () => configRow() });
    expect(screen.getByRole("button", { name })).toBeTruthy();
    await choose("Register");
    expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("is not offered where the server's address can have none", async () => {
    open({ "config.get": () => configRow({ passkeyOrigin: null }) });
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
  });

  test("says so if the browser has none, and asks the server for nothing", async () => {
    const { server, press } = open({ "config.get": () => configRow() });
    await press(name);
    await screen.findByText(/^This browser has no passkeys/);
    expect(server.inputsOf("passkeys.startLogin")).toEqual([]);
  });
});
