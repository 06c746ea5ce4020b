import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMAIL_LINK_VOID } from "@triplan/domain";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";

const TOKEN = "n".repeat(43);

function open(confirm: (input: unknown) => unknown, hash = `#token=${TOKEN}`) {
  const server = new MemoryServer({ "auth.me": () => null, "account.confirmEmail": confirm });
  show(
    <Routes>
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      <Route path="/settings" element={<p>Settings</p>} />
    </Routes>,
    { server, at: `/confirm-email${hash}` },
  );
  return { server, user: userEvent.setup() };
}

const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole("button", { name: "Confirm Email" }));

test("changes the email only when the button is pressed", async () => {
  const { server, user } = open(() => ({ username: "iris@example.org" }));
  await screen.findByRole("button", { name: "Confirm Email" });
  expect(server.inputsOf("account.confirmEmail")).toEqual([]);
  await press(user);
  await screen.findByText("From now on you log in with iris@example.org.");
  expect(server.inputsOf("account.confirmEmail")).toEqual([{ token: TOKEN }]);
});

test("a void link leads back to Settings", async () => {
  const { user } = open(() => {
    throw refusal(EMAIL_LINK_VOID, [{ path: "token", message: EMAIL_LINK_VOID }]);
  });
  await press(user);
  await screen.findByText(EMAIL_LINK_VOID);
  await user.click(screen.getByRole("link", { name: "Open Settings" }));
  expect(await screen.findByText("Settings")).toBeTruthy();
});

test("a link without its token is void", async () => {
  open(() => undefined, "");
  expect(await screen.findByText(EMAIL_LINK_VOID)).toBeTruthy();
});

test("another failure is a toast, and the button works again", async () => {
  const answers: (() => unknown)[] = [
    () => {
      throw refusal("The server is busy. Try again in a moment.");
    },
    () => ({ username: "iris@example.org" }),
  ];
  const { user } = open(() => answers.shift()?.());
  await press(user);
  await screen.findByText("The server is busy. Try again in a moment.");
  await press(user);
  expect(await screen.findByText("Your email is changed")).toBeTruthy();
});
