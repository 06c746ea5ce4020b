import { fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { loadable } from "./loadable.tsx";
import { MemoryServer } from "../testing/memory-server.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { show } from "../../app/testing/show.tsx";

const Broken = () => {
  throw new Error("A secret of the inside");
};

const silenceConsole = () => vi.spyOn(console, "error").mockReturnValue(undefined);

test("replaces a part that throws with a message and Reload, and keeps the rest of the page", () => {
  const log = silenceConsole();
  const page = [
    <p key="a">The header</p>,
    <ErrorBoundary key="b">
      <Broken />
    </ErrorBoundary>,
  ];
  show(page, { server: new MemoryServer({}) });
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
  expect(screen.getByRole("alert").textContent).not.toContain("secret");
  expect(screen.getByRole("button", { name: "Reload page" })).toBeTruthy();
  expect(screen.getByText("The header")).toBeTruthy();
  expect(log).toHaveBeenCalled();
});

/** Shows a page whose code fails to load until the returned function is called. */
function showUnreachablePage() {
  silenceConsole();
  let isReachable = false;
  const Page = loadable(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <h1>My Training Plans</h1>;
  });
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const part = (
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  show(part, { server: new MemoryServer({}) });
  return () => {
    isReachable = true;
  };
}

test("says why a page's code can't be fetched and loads it on request", async () => {
  const reconnect = showUnreachablePage();
  await screen.findByText(/Triplan can't be reached/);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/Triplan can't be reached/);
  reconnect();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "My Training Plans" })).toBeTruthy();
});

test("loads a page whose code failed by itself once the network is back", async () => {
  const reconnect = showUnreachablePage();
  await screen.findByText(/Triplan can't be reached/);
  reconnect();
  fireEvent(window, new Event("online"));
  expect(await screen.findByRole("heading", { name: "My Training Plans" })).toBeTruthy();
});
