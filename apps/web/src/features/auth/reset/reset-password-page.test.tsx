import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RESET_LINK_VOID } from "@triplan/domain";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { AuthPage } from "../auth-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const TOKEN = "n".repeat(43);

function open(reset: (input: unknown) => unknown, hash = `#token=${TOKEN}`) {
  const server = new MemoryServer({ "auth.me": () => null, "auth.resetPassword": reset });
  show(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/auth" element={<AuthPage />} />
    </Routes>,
    { server, at: `/reset-password${hash}` },
  );
  return { server, user: userEvent.setup() };
}

const refuse = (path: string, message: string) => () => {
  throw refusal(message, [{ path, message }]);
};

const save = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
  await user.type(await screen.findByLabelText("New password"), password);
  await user.click(screen.getByRole("button", { name: "Save Password" }));
};

test("sends the token of the fragment with the new password and leads to the login", async () => {
  const { server, user } = open(() => ({ ended: 2 }));
  await save(user, "staple gun and battery");
  await screen.findByRole("button", { name: "Login" });
  expect(server.inputsOf("auth.resetPassword")).toEqual([
    { token: TOKEN, newPassword: "staple gun and battery" },
  ]);
  await screen.findByText("Log in with your new password.");
  expect(screen.getByTestId("address").textContent).toBe("/auth");
});

test("shows at its field why a password is refused, until it is changed", async () => {
  const { user } = open(refuse("newPassword", "Password must be at least 6 characters"));
  await save(user, "12345");
  await screen.findByText("Password must be at least 6 characters");
  await user.type(screen.getByLabelText("New password"), "6");
  await waitFor(() =>
    expect(screen.queryByText("Password must be at least 6 characters")).toBeNull(),
  );
});

test("gives a hint about a weak password", async () => {
  const { user } = open(() => ({ ended: 0 }));
  await user.type(await screen.findByLabelText("New password"), "123456");
  expect(await screen.findByText(/easy to guess/)).toBeTruthy();
});

test("says that a used link does not work, and leads to the login", async () => {
  const { user } = open(refuse("token", RESET_LINK_VOID));
  await save(user, "staple gun and battery");
  await screen.findByText(RESET_LINK_VOID);
  expect(screen.queryByLabelText("New password")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Back to Login" }));
  await screen.findByRole("button", { name: "Login" });
});

test("says that a link without its token does not work", async () => {
  open(() => ({ ended: 0 }), "");
  expect(await screen.findByText(RESET_LINK_VOID)).toBeTruthy();
});
