import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing.tsx";
import { storeChosenPlan } from "../../shared/chosen-plan.ts";
import { useCurrentUser } from "../../shared/current-user.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import type { PlanRow, PublicUser } from "../../trpc.ts";
import { useSelectedPlan } from "./use-selected-plan.ts";

const Face = ({ user }: { user: PublicUser | null }) => {
  const { face, failure, show: showPlan } = useSelectedPlan(user, false);
  return (
    <>
      <p>{face.kind === "week" ? `The week of ${face.plan.name}` : face.kind}</p>
      {failure && <p role="alert">{String(failure.cause)}</p>}
      <button onClick={() => showPlan(planRow(5))}>Make a plan</button>
    </>
  );
};

const Home = () => {
  const user = useCurrentUser();
  return user.data === undefined ? null : <Face user={user.data} />;
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

const warnings = vi.spyOn(console, "warn");
beforeEach(() => warnings.mockReset().mockReturnValue(undefined));
afterEach(() => expect(screen.queryByText("Error")).toBeNull());

test("a visitor's plans are not asked for", async () => {
  const server = open(null, []);
  expect(await screen.findByText("create")).toBeTruthy();
  expect(server.inputsOf("plans.list")).toEqual([]);
});

// @covers selected-plan-on-home-3, selected-plan-on-home-7
test("the only plan shows and becomes the current one, without a word", async () => {
  const server = open(userRow(), [planRow(1)]);
  expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
  await waitFor(() =>
    expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 1 }]),
  );
  expect(screen.queryByText("Current plan updated")).toBeNull();
});

// @covers selected-plan-on-home-1
test("a stored plan shows once: the next visit shows the current one", async () => {
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
test("a stored plan becomes current where there is none, and a toast says so", async () => {
  storeChosenPlan(2);
  const server = open(userRow(), [planRow(1), planRow(2)]);
  expect(await screen.findByText("Current plan updated")).toBeTruthy();
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: 2 }]);
});

test.each(['{"x":', '"two"', "1.5", "null"])(
  // @covers selected-plan-on-home-8
  "a stored plan that can't be read (%s) is only logged",
  async (text) => {
    localStorage.setItem("triplan.chosen-plan", text);
    open(userRow({ currentTrainingPlanId: 1 }), [planRow(1)]);
    expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
    expect(warnings).toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("triplan.chosen-plan")).toBeNull();
  },
);

test("a stored plan that is not the user's is only logged", async () => {
  storeChosenPlan(99);
  open(userRow({ currentTrainingPlanId: 1 }), [planRow(1)]);
  expect(await screen.findByText("The week of Plan 1")).toBeTruthy();
  expect(warnings).toHaveBeenCalled();
});

// @covers selected-plan-on-home-4
test("a plan that was made becomes the first current one without a toast", async () => {
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

test("plans that can't be loaded are told of, with the server's words", async () => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "plans.list": () => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    },
  });
  show(<Home />, { server });
  expect((await screen.findByRole("alert")).textContent).toContain("temporarily unavailable");
});

test("a current plan that was made elsewhere is fetched", async () => {
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
