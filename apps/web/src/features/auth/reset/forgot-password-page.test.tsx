import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RESET_BY_OPERATOR } from "@triplan/domain";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { AuthPage } from "../auth-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

function open(
  passwordReset: "mail" | "operator",
  request: (input: unknown) => unknown = () => ({ isRequested: true }),
) {
  const server = new MemoryServer({
    "auth.me": () => null,
    "config.get": () => ({ features: [], registration: "open", passwordReset }),
    "auth.requestReset": request,
  });
  show(
    <Routes>
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
    </Routes>,
    { server, at: "/auth" },
  );
  return { server, user: userEvent.setup() };
}

const ask = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.click(await screen.findByRole("link", { name: "Forgot password?" }));
  await user.type(await screen.findByLabelText("Email"), email);
  await user.click(screen.getByRole("button", { name: "Send Link" }));
};

test("asks for a link, and the answer does not tell whether there is an account", async () => {
  const { server, user } = open("mail");
  await ask(user, "iris@example.com");
  await screen.findByText(/^If iris@example\.com has an account, a link .* works for an hour\.$/);
  expect(server.inputsOf("auth.requestReset")).toEqual([{ username: "iris@example.com" }]);
  await user.click(screen.getByRole("link", { name: "Back to Login" }));
  await screen.findByRole("button", { name: "Login" });
});

test("shows a wrong address at its field, and what else is wrong in a toast", async () => {
  const answers = [
    refusal("no", [{ path: "username", message: "Please enter a valid email address" }]),
    refusal("Too many requests. Try again in 50 minutes."),
  ];
  const { user } = open("mail", () => {
    throw answers.shift() ?? new Error("one call too many");
  });
  await ask(user, "iris");
  await screen.findByText("Please enter a valid email address");
  await user.type(screen.getByLabelText("Email"), "@example.com");
  await user.click(screen.getByRole("button", { name: "Send Link" }));
  expect(await screen.findByText("Too many requests. Try again in 50 minutes.")).toBeTruthy();
});

test("the login says whom to ask where no mails are sent", async () => {
  open("operator");
  expect(await screen.findByText(`Forgot your password? ${RESET_BY_OPERATOR}`)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Forgot password?" })).toBeNull();
});
