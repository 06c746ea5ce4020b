import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MemoryServer } from "../shared/testing/memory-server.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { show } from "./testing.tsx";

const Broken = () => {
  throw new Error("A secret of the inside");
};

test("a part that breaks says so plainly, offers to reload, and leaves the rest standing", () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
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
