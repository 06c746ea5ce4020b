import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays } from "@triplan/domain";
import { expect, test, vi } from "vitest";
import { NEW_PLAN } from "../../features/home/new-plan-request.ts";
import { storeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { todayHere } from "../../shared/dates/today.ts";
import { MemoryServer } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { NewPlanButton } from "../shell/new-plan-button.tsx";
import { HomePage } from "./home-page.tsx";
import { show } from "../testing/show.tsx";

const plan = planRow(1);

const serverWith = (user: ReturnType<typeof userRow> | null) =>
  new MemoryServer({
    "auth.me": () => user,
    "auth.register": () => userRow(),
    "plans.list": () => (user ? [plan] : []),
    "plans.create": () => plan,
    "preferences.setCurrentPlan": () => userRow({ currentTrainingPlanId: 1 }),
    "exercises.listWeek": () => [],
    "config.get": () => ({ features: [] }),
    "plans.performance": () => ({
      completionRate: 0,
      durationComparison: null,
      trend: "stable",
    }),
  });

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** A plan that does not prepare for its race. */
const tooBig = {
  ...plan,
  raceType: "ironman" as const,
  swimDistance: "2.4",
  bikeDistance: "112",
  runDistance: "26.2",
};

const form = () => screen.findByRole("heading", { name: "Training Plan Setup" });
/** The page below the header's button. */
const showWithNewPlan = (server: MemoryServer) =>
  show(
    <>
      <NewPlanButton />
      <main>
        <HomePage />
      </main>
    </>,
    { server },
  );
const week = () => screen.findByRole("heading", { name: /^Week \d+/ });

// @covers home-2
test("saves a visitor's plan with a new account and shows it without leaving the page", async () => {
  const user = userEvent.setup();
  const server = serverWith(null);
  show(
    <main>
      <HomePage />
    </main>,
    { server },
  );
  await form();
  fill(screen.getByLabelText("Plan Name"), "Lisbon Olympic");
  fill(screen.getByLabelText("Race Date"), addDays(todayHere(), 100));
  await user.click(screen.getByRole("button", { name: "Generate Training Plan" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("tab", { name: "Create Account" }));
  fill(dialog.getByLabelText("Email"), "iris@example.com");
  fill(dialog.getByLabelText("Password"), "cold river under maps");
  await user.click(dialog.getByRole("button", { name: "Create Account & Save Plan" }));
  const heading = await week();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(server.inputsOf("plans.create")).toHaveLength(1);
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 1 }]);
});

// @covers routes-1
test("shows the week of the current plan, and the form after New Plan", async () => {
  const server = serverWith(userRow({ currentTrainingPlanId: 1 }));
  const { unmount } = show(<HomePage />, { server });
  expect(await week()).toBeTruthy();
  unmount();
  show(<HomePage />, { server, at: { pathname: "/", state: NEW_PLAN } });
  expect(await form()).toBeTruthy();
});

test("opens the form and the week at the top with focus on their heading", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  const server = serverWith(userRow({ currentTrainingPlanId: 1 }));
  showWithNewPlan(server);
  await week();
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "New Plan" }));
  const setup = await form();
  await waitFor(() => expect(document.activeElement).toBe(setup));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test("says that a plan is not current and makes it current on request", async () => {
  const server = serverWith(userRow({ currentTrainingPlanId: 2 }));
  server.answer("plans.list", () => [plan, planRow(2)]);
  storeChosenPlan(plan.id);
  show(<HomePage />, { server });
  await screen.findByText(/not your current plan/);
  await userEvent.click(screen.getByRole("button", { name: `Make Current: ${plan.name}` }));
  await screen.findByText("Current plan updated");
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: plan.id }]);
  expect(screen.queryByText(/not your current plan/)).toBeNull();
  expect(await week()).toBeTruthy();
});

test("returns from New Plan to the plan on Cancel", async () => {
  const user = userEvent.setup();
  const server = serverWith(userRow({ currentTrainingPlanId: 1 }));
  show(<HomePage />, { server, at: { pathname: "/", state: NEW_PLAN } });
  await form();
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await week()).toBeTruthy();
});

test("offers no Cancel to a user without a plan", async () => {
  const server = serverWith(userRow());
  server.answer("plans.list", () => []);
  show(<HomePage />, { server });
  await form();
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("opens the form with a saved plan and the chosen way out of its limits", async () => {
  const user = userEvent.setup();
  const server = serverWith(userRow({ currentTrainingPlanId: 1 }));
  server.answer("plans.list", () => [tooBig]);
  show(
    <main>
      <HomePage />
    </main>,
    { server },
  );
  await week();
  const ways = within(await screen.findByRole("list", { name: "Ways out" }));
  expect(await ways.findAllByText(/^Longest swim [\d,]+ m, ride .+ on its own\.$/)).not.toEqual([]);
  await user.click(ways.getByRole("button", { name: "Choose 70.3" }));
  await form();
  expect(screen.getByRole("radio", { name: "70.3" })).toHaveProperty("checked", true);
  expect(screen.getByLabelText("Plan Name")).toHaveProperty("value", tooBig.name);
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  expect(
    screen.getByText(/^Filled in from “Plan 1”, which stays as it is\. Set to 70\.3\./),
  ).toBeTruthy();
  expect(server.inputsOf("plans.create")).toEqual([]);

  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(screen.getByRole("radio", { name: "Ironman" })).toHaveProperty("checked", true);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(screen.getByText(/^Filled in from “Plan 1”, which stays as it is\. Nothing/)).toBeTruthy();
});

test("asks before a way out replaces an unfinished plan, but not one that it filled in", async () => {
  const user = userEvent.setup();
  const server = serverWith(userRow({ currentTrainingPlanId: 1 }));
  server.answer("plans.list", () => [tooBig]);
  showWithNewPlan(server);
  await week();
  const backToWeek = async () => {
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await week();
  };
  const chooseShorter = async () =>
    user.click(await screen.findByRole("button", { name: "Choose 70.3" }));

  await user.click(screen.getByRole("button", { name: "New Plan" }));
  await form();
  fill(screen.getByLabelText("Plan Name"), "Half-finished");
  await backToWeek();
  await chooseShorter();
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText("Half-finished")).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "New Plan" }));
  await form();
  expect(screen.getByLabelText("Plan Name")).toHaveProperty("value", "Half-finished");

  await backToWeek();
  await chooseShorter();
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  await form();
  expect(screen.getByLabelText("Plan Name")).toHaveProperty("value", tooBig.name);
  await backToWeek();
  await chooseShorter();
  await form();
  expect(screen.queryByRole("dialog")).toBeNull();
});

const adopting = (user: ReturnType<typeof userRow>) => {
  localStorage.setItem("triplan-strength", "off");
  const server = serverWith(user);
  server.answer("preferences.update", () => ({ ...user, strengthPlace: "off" }));
  show(<HomePage />, { server });
  return server;
};

test("moves the strength place that a browser kept into the account, once", async () => {
  const server = adopting(userRow({ currentTrainingPlanId: 1 }));
  await week();
  await waitFor(() => expect(localStorage.getItem("triplan-strength")).toBeNull());
  expect(server.inputsOf("preferences.update")).toEqual([{ strengthPlace: "off" }]);
});

test("keeps a strength place that the account has", async () => {
  const server = adopting(userRow({ currentTrainingPlanId: 1, strengthPlace: "gym" }));
  await week();
  expect(server.inputsOf("preferences.update")).toEqual([]);
});
