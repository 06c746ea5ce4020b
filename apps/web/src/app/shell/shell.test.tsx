import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { NotFound } from "../../features/not-found/not-found.tsx";
import { asksForNewPlan } from "../../features/home/new-plan-request.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { userRow } from "../../shared/testing/rows.ts";
import { useLocation } from "react-router-dom";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { Shell } from "./shell.tsx";
import { show } from "../testing/show.tsx";

const Home = () => <p>{asksForNewPlan(useLocation().state) ? "A new plan" : "The dashboard"}</p>;

const pages = (
  <Routes>
    <Route element={<Shell />}>
      <Route index element={<Home />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);

function open(user: PublicUser | null, at = "/") {
  let current = user;
  const server = new MemoryServer({
    "auth.me": () => current,
    "auth.logout": () => {
      current = null;
      return null;
    },
  });
  show(pages, { server, at });
  return server;
}

const mainNav = () => screen.getByRole("navigation", { name: "Main" });

describe("the header", () => {
  // @covers header-1
  test("links to the four pages in order", () => {
    open(null);
    const links = within(mainNav()).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dashboard", "/"],
      ["My Plans", "/my-plans"],
      ["Garmin", "/garmin"],
      ["Settings", "/settings"],
    ]);
  });

  test.each([
    ["/", "Dashboard"],
    ["/settings", "Settings"],
    ["/settings/paces", "Settings"],
    ["/my-plans/3", "My Plans"],
    ["/garmin?success=connected", "Garmin"],
    ["/garminx", undefined],
    // @covers header-2
  ])("marks on %s the link %s as active", (at, name) => {
    open(null, at);
    const links = within(mainNav()).getAllByRole("link");
    const active = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(active.map((link) => link.textContent)).toEqual(name === undefined ? [] : [name]);
  });

  test("marks the open page, and navigates to the others", async () => {
    open(null, "/nowhere");
    const link = within(mainNav()).getByRole("link", { name: "Dashboard" });
    expect(link.getAttribute("aria-current")).toBeNull();
    await userEvent.click(link);
    expect(link.getAttribute("aria-current")).toBe("page");
    expect(screen.getByText("The dashboard")).toBeTruthy();
  });

  // @covers header-5
  test("offers a visitor the login, and nothing while the user is loading", async () => {
    const server = new MemoryServer({ "auth.me": () => null });
    const release = server.hold();
    show(pages, { server });
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
    release();
    const login = await screen.findByRole("link", { name: "Login" });
    expect(login.getAttribute("href")).toBe("/auth");
    expect(screen.queryByRole("button", { name: /User menu/ })).toBeNull();
  });

  // @covers header-3
  test("shows the creation form on New Plan, and leaves it on Dashboard", async () => {
    open(userRow(), "/nowhere");
    await userEvent.click(screen.getByRole("button", { name: "New Plan" }));
    expect(screen.getByText("A new plan")).toBeTruthy();
    await userEvent.click(within(mainNav()).getByRole("link", { name: "Dashboard" }));
    expect(screen.getByText("The dashboard")).toBeTruthy();
  });

  // @covers header-4, authentication-3
  test("shows the username in the user menu and logs out to the Dashboard", async () => {
    open(userRow(), "/nowhere");
    await userEvent.click(await screen.findByRole("button", { name: /User menu/ }));
    expect(await screen.findByText("iris.costa@example.com")).toBeTruthy();
    const settings = await screen.findByRole("menuitem", { name: "Settings" });
    expect(settings.getAttribute("href")).toBe("/settings");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
    expect(screen.getByText("The dashboard")).toBeTruthy();
  });

  test("switches the theme in the user menu and marks the chosen one", async () => {
    open(userRow(), "/nowhere");
    await userEvent.click(await screen.findByRole("button", { name: /User menu/ }));
    const system = await screen.findByRole("menuitemradio", { name: "System" });
    expect(system.getAttribute("aria-checked")).toBe("true");
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    expect(document.documentElement.dataset["mantineColorScheme"]).toBe("dark");
    expect(localStorage.getItem("mantine-color-scheme-value")).toBe("dark");
  });

  test("reports a failed logout and stays logged in", async () => {
    const server = open(userRow());
    server.answer("auth.logout", () => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    });
    await userEvent.click(await screen.findByRole("button", { name: /User menu/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    const toast = await screen.findByRole("alert");
    expect(toast.textContent).toContain("Logout failed");
    expect(toast.textContent).toContain("temporarily unavailable");
    expect(screen.getByRole("button", { name: /User menu/ })).toBeTruthy();
  });

  test("keeps the user menu when the user could not be loaded", async () => {
    const server = new MemoryServer({
      "auth.me": () => {
        throw refusal("Triplan can't be reached. Check your connection and try again.");
      },
    });
    show(pages, { server });
    await userEvent.click(await screen.findByRole("button", { name: "User menu" }));
    expect(await screen.findByText("Your account could not be loaded")).toBeTruthy();
    expect(await screen.findByRole("menuitem", { name: "Settings" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
  });

  // @covers header-6
  test("closes the side drawer when one of its links is chosen", async () => {
    open(userRow(), "/nowhere");
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const drawer = await screen.findByRole("dialog");
    await userEvent.click(await within(drawer).findByRole("link", { name: "Dashboard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("The dashboard")).toBeTruthy();
  });

  test("leads an athlete on a phone to the pages of the user menu", async () => {
    open(userRow(), "/nowhere");
    await screen.findByRole("button", { name: /User menu/ });
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const drawer = within(await screen.findByRole("dialog"));
    const names = drawer.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(["Zones", "Take it with you", "Import Activities"]);
  });

  test("logs out from the side drawer", async () => {
    open(userRow(), "/nowhere");
    await screen.findByRole("button", { name: /User menu/ });
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const drawer = await screen.findByRole("dialog");
    await userEvent.click(await within(drawer).findByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
  });
});

describe("the frame", () => {
  test("lets the keyboard skip to the content, and moves the focus there with each new page", async () => {
    open(null, "/nowhere");
    const skip = screen.getByRole("link", { name: "Skip to main content" });
    expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
    await userEvent.click(within(mainNav()).getByRole("link", { name: "Dashboard" }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  // @covers auth-page-4
  test("shows the copyright of this year", () => {
    open(null);
    const year = new Date().getFullYear();
    expect(screen.getByText(`© ${year} Triplan. All rights reserved.`)).toBeTruthy();
  });

  // @covers routes-5
  test("shows Page Not Found for an unknown path, with a hint and a way back", () => {
    open(null, "/nowhere/at/all");
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeTruthy();
    expect(screen.getByText("/nowhere/at/all", { selector: "code" })).toBeTruthy();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
    const back = screen.getByRole("link", { name: "Go to Dashboard" });
    expect(back.getAttribute("href")).toBe("/");
    expect(document.title).toBe("Page Not Found · Triplan");
  });
});
