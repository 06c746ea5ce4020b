import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { ProtectedRoute } from "../shared/account/protected-route.tsx";
import { MemoryServer, refusal } from "../shared/testing/memory-server.ts";
import { userRow } from "../shared/testing/rows.ts";
import { show } from "./testing/show.tsx";

const pages = (
  <Routes>
    <Route path="/" element={<p>Home</p>} />
    <Route path="/auth" element={<AuthPage />} />
    <Route element={<ProtectedRoute />}>
      <Route path="/inside" element={<p>Only for you</p>} />
    </Route>
  </Routes>
);

const address = () => screen.getByTestId("address").textContent;

describe("ProtectedRoute", () => {
  // @covers routes-7, authentication-1
  test("shows a spinner until the user is known, then the page", async () => {
    const server = new MemoryServer({ "auth.me": () => userRow() });
    const release = server.hold();
    show(pages, { server, at: "/inside" });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    expect(screen.queryByText("Only for you")).toBeNull();
    release();
    expect(await screen.findByText("Only for you")).toBeTruthy();
  });

  // @covers routes-6
  test("sends a visitor to the login, and to the Dashboard afterwards", async () => {
    const user = userEvent.setup();
    const server = new MemoryServer({ "auth.me": () => null, "auth.login": () => userRow() });
    show(pages, { server, at: "/inside?tab=2" });
    await user.type(await screen.findByLabelText("Email"), "iris@example.com");
    expect(address()).toBe("/auth");
    await user.type(screen.getByLabelText("Password"), "secret-words{Enter}");
    expect(await screen.findByText("Home")).toBeTruthy();
    expect(address()).toBe("/");
  });

  test("says why the user could not be loaded, and retries", async () => {
    const user = userEvent.setup();
    const server = new MemoryServer({
      "auth.me": () => {
        throw refusal("Service temporarily unavailable. Try again in a moment.");
      },
    });
    show(pages, { server, at: "/inside" });
    expect(await screen.findByText(/temporarily unavailable/)).toBeTruthy();
    server.answer("auth.me", () => userRow());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Only for you")).toBeTruthy();
  });
});

describe("the login page", () => {
  test("saves the units that the visitor chose to the new account", async () => {
    localStorage.setItem("triplan-units", "kilometers");
    const server = new MemoryServer({
      "auth.me": () => null,
      "auth.register": () => userRow(),
      "preferences.update": () => userRow({ unitPreference: "kilometers" }),
    });
    const user = userEvent.setup();
    show(pages, { server, at: "/auth" });
    await user.click(await screen.findByRole("tab", { name: "Register" }));
    await user.type(screen.getByLabelText("Email"), "iris@example.com");
    await user.type(screen.getByLabelText("Password"), "cold river under maps{Enter}");
    await waitFor(() =>
      expect(server.inputsOf("preferences.update")).toEqual([{ unitPreference: "kilometers" }]),
    );
    expect(await screen.findByText("Home")).toBeTruthy();
  });

  // @covers routes-3, authentication-2
  test("sends a signed-in user to the Dashboard", async () => {
    show(pages, { server: new MemoryServer({ "auth.me": () => userRow() }), at: "/auth" });
    expect(await screen.findByText("Home")).toBeTruthy();
  });
});
