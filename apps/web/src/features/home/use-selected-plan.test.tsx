import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { storeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import type { PlanRow, PublicUser } from "../../shared/network/trpc.ts";
import { useSelectedPlan } from "./use-selected-plan.ts";

const View = ({ user }: { user: PublicUser | null }) => {
  const { view, failure, show: showPlan } = useSelectedPlan(user, false);
  return (
    <>
      <p>{view.kind === "week" ? `The week of ${view.plan.name}` : view.kind}</p>
      {failure && <p role="alert">{String(failure.cause)}</p>}
      <button onClick={() => showPlan(planRow(5))}>Make a plan</button>
    </>
  );
};

const Home = () => {
  const user = useCurrentUser();
  return user.data === undefined ? null : <View user={user.data} />;
};

function open(user: PublicUser | null, plans: readonly PlanRow[]) {
  const server = new MemoryServer({
    "auth.me": () => user,
    "plans.list": () => plans,
    "preferences.setCurrentPlan": (input) => ({
      ...user,
      currentTrainingPlanId: (input as { planId: number }).planId,
    }),
  });
  show(<Home />, { server });
  return server;
}

const spyOnWarnings = () => vi.spyOn(console, "warn").mockReturnValue(undefined);
let warnings = spyOnWarnings();
beforeEach(() => {
  warnings = spyOnWarnings();
});
afterEach(() => expect(screen.queryByText("Error")).toBeNull());

test("does not request the plans of a visitor", async () => {
  const server = open(null, []);
  expect(await screen.findByText("create")).toBeTruthy();
  expect(server.inputsOf("plans.list")).toEqual([]);
});

// @covers selected-plan-on-home-3, selected-plan-on-home-7
test("shows the only plan and makes it current without a toast", async () => {
  const server = open(userRow(), [planRow(1)]);
  expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
  await waitFor(() =>
    expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 1 }]),
  );
  expect(screen.queryByText("Current plan updated")).toBeNull();
});

// @covers selected-plan-on-home-1
test("shows a stored plan once: the next visit shows the current one", async () => {
  storeChosenPlan(2);
  const plans = [planRow(1), planRow(2)];
  const user = userRow({ currentTrainingPlanId: 1 });
  const server = open(user, plans);
  expect(await screen.findByText("The week of Plan 2")).toBeTruthy();
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([]);
  cleanup();
  open(user, plans);
  expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
});

// @covers selected-plan-on-home-7
test("makes a stored plan current if there is no current plan, with a toast", async () => {
  storeChosenPlan(2);
  const server = open(userRow(), [planRow(1), planRow(2)]);
  expect(await screen.findByText("Current plan updated")).toBeTruthy();
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 2 }]);
});

test.each(['{"x":', '"two"', "1.5", "null"])(
  // @covers selected-plan-on-home-8
  "only logs an unreadable stored plan (%s)",
  async (text) => {
    localStorage.setItem("triplan.chosen-plan", text);
    open(userRow({ currentTrainingPlanId: 1 }), [planRow(1)]);
    expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
    expect(warnings).toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("triplan.chosen-plan")).toBeNull();
  },
);

test("only logs a stored plan of another user", async () => {
  storeChosenPlan(99);
  open(userRow({ currentTrainingPlanId: 1 }), [planRow(1)]);
  expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
  expect(warnings).toHaveBeenCalled();
});

// @covers selected-plan-on-home-4
test("makes a created plan the first current one without a toast", async () => {
  const server = open(userRow(), []);
  await screen.findByText("create");
  await userEvent.click(screen.getByRole("button", { name: "Make a plan" }));
  expect(screen.getByText("The week of Plan 5")).toBeTruthy();
  await waitFor(() =>
    expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 5 }]),
  );
  expect(screen.getByText("The week of Plan 5")).toBeTruthy();
  expect(screen.queryByText("Current plan updated")).toBeNull();
});

test("reports plans that can't be loaded with the server's message", async () => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "plans.list": () => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    },
  });
  show(<Home />, { server });
  expect((await screen.findByRole("alert")).textContent).toContain("temporarily unavailable");
});

test("fetches a current plan that was created elsewhere", async () => {
  let isAsked = false;
  const server = new MemoryServer({
    "auth.me": () => userRow({ currentTrainingPlanId: 2 }),
    "plans.list": () => {
      const plans = isAsked ? [planRow(1), planRow(2)] : [planRow(1)];
      isAsked = true;
      return plans;
    },
  });
  show(<Home />, { server });
  expect(await screen.findByText("The week of Plan 2")).toBeTruthy();
});
