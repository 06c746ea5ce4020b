import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { REGISTRATION_CLOSED } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { codeRequired, MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
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

/** The page of an account with two-step login, after the right password. */
async function afterPassword(answers: Record<string, (input: unknown) => unknown> = {}) {
  const opened = open({
    "auth.login": () => {
      throw codeRequired();
    },
    ...answers,
  });
  await opened.fill("iris@example.com", "cold river under maps");
  await opened.press("Login");
  await screen.findByRole("heading", { name: "Enter your code" });
  return opened;
}

describe("two-step login", () => {
  const wrong = "This code is not valid. Each code of your app works once, for about a minute.";

  test("asks for a code after the password, and keeps a refused one with its error", async () => {
    const { server, user, press } = await afterPassword({
      "secondFactor.login": () => {
        throw refusal(wrong, [{ path: "code", message: wrong }], "unauthenticated");
      },
    });
    const field = screen.getByLabelText("Code of your app");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("autocomplete")).toBe("one-time-code");
    await user.type(field, "123 456");
    await press("Login");
    expect(await screen.findByText(wrong)).toBeTruthy();
    expect(field).toHaveProperty("value", "123 456");
    server.answer("secondFactor.login", () => userRow());
    await user.type(field, "{Backspace}7{Enter}");
    await waitFor(() => expect(screen.queryByLabelText("Code of your app")).toBeNull());
    expect(server.inputsOf("secondFactor.login")).toEqual([
      { code: "123 456" },
      { code: "123 457" },
    ]);
  });

  test("takes a recovery code, which has letters", async () => {
    const { server, user, press } = await afterPassword({ "secondFactor.login": () => userRow() });
    await press("Use a Recovery Code");
    const field = screen.getByLabelText("Recovery code");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("inputmode")).toBe("text");
    await user.type(field, "7k2m-qd4x-9d4w-nh8p-0r5t-v3ze{Enter}");
    await waitFor(() => expect(screen.queryByLabelText("Recovery code")).toBeNull());
    expect(server.inputsOf("secondFactor.login")).toEqual([
      { code: "7k2m-qd4x-9d4w-nh8p-0r5t-v3ze" },
    ]);
  });

  test("returns to the password when it took too long, with the entries kept", async () => {
    const late = "Your login took too long. Log in with your password again.";
    const { user } = await afterPassword({
      "secondFactor.login": () => {
        throw refusal(late, [], "unauthenticated");
      },
    });
    await user.type(screen.getByLabelText("Code of your app"), "123456{Enter}");
    expect(await screen.findByText(late)).toBeTruthy();
    expect(await screen.findByLabelText("Email")).toHaveProperty("value", "iris@example.com");
  });

  test("goes back to the password on request", async () => {
    const { press } = await afterPassword();
    await press("Back");
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "iris@example.com");
  });
});
