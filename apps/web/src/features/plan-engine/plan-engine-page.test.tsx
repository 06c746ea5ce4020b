import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PLAN_RULES } from "@triplan/plan-engine";
import { expect, test } from "vitest";
import { AppRoutes } from "../../app/app-routes.tsx";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer } from "../../shared/testing/memory-server.ts";

const visit = () => {
  const server = new MemoryServer({ "auth.me": () => null });
  show(<AppRoutes />, { server, at: "/nowhere" });
};

const openFromFooter = async () => {
  visit();
  const link = within(screen.getByRole("contentinfo")).getByRole("link", {
    name: "How your plan is made",
  });
  await userEvent.click(link);
  return screen.findByRole("heading", { level: 1, name: "How your plan is made" });
};

test("is linked from the footer", async () => {
  expect(await openFromFooter()).toBeTruthy();
  expect(screen.getByTestId("address").textContent).toBe("/how-your-plan-is-made");
  // The title follows after the page is shown.
  await waitFor(() => expect(document.title).toBe("How your plan is made · Triplan"));
});

test("renders tables as tables and sources as a list", async () => {
  await openFromFooter();
  expect(screen.getAllByRole("columnheader", { name: "Ironman" }).length).toBeGreaterThan(0);
  expect(screen.getByText(/Bosquet et al. 2007/).tagName).toBe("LI");
});

test("states the actual number of rules", async () => {
  await openFromFooter();
  expect(screen.getByText(new RegExp(`^${PLAN_RULES.length} rules are checked`))).toBeTruthy();
});
