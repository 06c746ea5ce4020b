import { isoDate, type UnitPreference } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnitsProvider } from "@triplan/ui";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { MyPlans } from "./my-plans.tsx";

const renderNext = ({ name }: PlanRow) => <button type="button">Next after {name}</button>;

const LISBON = planRow(1, {
  name: "Lisbon Olympic",
  goalFinishTime: "02:45:00",
  paceImprovement: 4,
});
const ROTH = planRow(2, {
  name: "Roth, one day",
  raceType: "ironman",
  swimDistance: "2.4",
  bikeDistance: "112",
  runDistance: "26.2",
  experienceLevel: "advanced",
  totalWeeks: 1,
});

/** My Plans with the user from the server. */
const MyPlansOfUser = (props: Omit<ComponentProps<typeof MyPlans>, "currentPlanId">) => {
  const user = useCurrentUser();
  return <MyPlans {...props} currentPlanId={user.data?.currentTrainingPlanId ?? null} />;
};

function open(plans: PlanRow[], currentPlanId: number | null = 1, units: UnitPreference = "miles") {
  const server = new MemoryServer({
    "plans.list": () => plans,
    "auth.me": () => userRow({ currentTrainingPlanId: currentPlanId }),
    "preferences.setCurrentPlan": (input) =>
      userRow({ currentTrainingPlanId: (input as { planId: number }).planId }),
    "plans.delete": (input) => {
      const { planId } = input as { planId: number };
      plans = plans.filter(({ id }) => id !== planId);
      return { id: planId };
    },
  });
  const on = {
    view: vi.fn<(plan: PlanRow) => void>(),
    edit: vi.fn<(plan: PlanRow) => void>(),
    new: vi.fn<() => void>(),
  };
  show(
    <UnitsProvider value={units}>
      <MyPlansOfUser
        today={isoDate("2027-03-10")}
        onView={on.view}
        onEdit={on.edit}
        onNew={on.new}
        renderNext={renderNext}
      />
    </UnitsProvider>,
    { server },
  );
  return { server, on };
}

const cardOf = async (name: string) => within(await screen.findByRole("article", { name }));

// @covers forms-6
test("shows distances and paces in metric for an account in kilometers", async () => {
  open([ROTH], 1, "kilometers");
  const card = await cardOf("Roth, one day");
  expect(card.getAllByRole("row").map((row) => row.textContent)).toEqual(
    expect.arrayContaining(["Swim3,800 m2:00 /100m", "Bike180 km27.4 km/h", "Run42.2 km5:36 /km"]),
  );
});

// @covers my-plans-4, entities-6, forms-5
test("shows the plan's facts on its card", async () => {
  open([LISBON, ROTH]);
  const card = await cardOf("Lisbon Olympic");
  await card.findByText("Current plan");
  for (const text of [
    "Olympic",
    "Current plan",
    "Race May 8, 2027 · 14 weeks",
    "Intermediate · Pace goal: Very Aggressive",
    "59 days to go",
  ]) {
    expect(card.getByText(text)).toBeTruthy();
  }
  const rows = card.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual(
    expect.arrayContaining(["Swim0.93 mi2:00 /100m", "Bike25 mi17.0 mph", "Run6.2 mi9:00 /mi"]),
  );
  const other = await cardOf("Roth, one day");
  expect(other.getByText("Race May 8, 2027 · 1 week")).toBeTruthy();
  expect(other.queryByText("Current plan")).toBeNull();
});

// @covers my-plans-6
test("names the plan in each button of its card", async () => {
  const { on } = open([LISBON, ROTH]);
  const user = userEvent.setup();
  const card = await cardOf("Roth, one day");
  await user.click(card.getByRole("button", { name: /^View Plan/ }));
  expect(on.view).toHaveBeenCalledExactlyOnceWith(ROTH);
  await user.click(card.getByRole("button", { name: /^Edit/ }));
  expect(on.edit).toHaveBeenCalledExactlyOnceWith(ROTH);
});

const names = () => screen.getAllByRole("article").map((card) => card.textContent);

test("lists the current plan first, then the next race, and past races last", async () => {
  const past = planRow(3, { name: "Autumn", raceDate: isoDate("2026-10-11") });
  const soon = planRow(4, { name: "Town sprint", raceDate: isoDate("2027-04-18") });
  const later = planRow(5, { name: "Cascais", raceDate: isoDate("2027-10-16") });
  open([past, soon, later], later.id);
  await waitFor(() => expect(screen.getAllByText("Current plan")).toHaveLength(1));
  expect(names()).toEqual([
    expect.stringContaining("Cascais"),
    expect.stringContaining("Town sprint"),
    expect.stringContaining("Autumn"),
  ]);
});

test("makes another plan current with a toast and moves its card to the front", async () => {
  const { server } = open([LISBON, ROTH]);
  const user = userEvent.setup();
  const card = await cardOf("Roth, one day");
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: /^Make Current/ })).toHaveLength(1),
  );
  await user.click(card.getByRole("button", { name: "Make Current: Roth, one day" }));
  await screen.findByText("Current plan updated");
  expect(server.inputsOf("preferences.setCurrentPlan")).toEqual([{ planId: ROTH.id }]);
  await waitFor(() => expect(names()[0]).toContain("Roth, one day"));
  expect(card.getByText("Current plan")).toBeTruthy();
  expect(document.activeElement).toBe(card.getByRole("button", { name: /^View Plan/ }));
});

test("reports a plan that can't be made current and keeps the order", async () => {
  const { server } = open([LISBON, ROTH]);
  server.answer("preferences.setCurrentPlan", () => {
    throw refusal("Training plan not found");
  });
  const card = await cardOf("Roth, one day");
  await userEvent.click(card.getByRole("button", { name: /^Make Current/ }));
  await screen.findByText("Failed to set current training plan");
  expect(card.queryByText("Current plan")).toBeNull();
});

// @covers my-plans-7, wearable-connection-and-plan-deletion-3
test("deletes a plan only after confirmation", async () => {
  const { server } = open([LISBON, ROTH]);
  const user = userEvent.setup();
  await user.click((await cardOf("Lisbon Olympic")).getByRole("button", { name: /^Delete/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Training Plan" }));
  expect(dialog.getByText(/^Are you sure/).textContent).toBe(
    'Are you sure you want to delete "Lisbon Olympic"? The plan and all its workouts will be permanently removed.',
  );
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(server.inputsOf("plans.delete")).toEqual([]);

  await user.click((await cardOf("Lisbon Olympic")).getByRole("button", { name: /^Delete/ }));
  const release = server.hold();
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const busy = await screen.findByRole("button", { name: "Deleting..." });
  await user.click(busy);
  release();
  await screen.findByText("Plan deleted");
  await waitFor(() => expect(screen.queryByRole("article", { name: "Lisbon Olympic" })).toBeNull());
  expect(server.inputsOf("plans.delete")).toEqual([{ planId: 1 }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "My Training Plans" }));
});

test("removes a plan that another tab deleted after the failure", async () => {
  const { server } = open([LISBON, ROTH]);
  server.answer("plans.delete", () => {
    throw refusal("Training plan not found");
  });
  const user = userEvent.setup();
  await user.click((await cardOf("Roth, one day")).getByRole("button", { name: /^Delete/ }));
  server.answer("plans.list", () => [LISBON]);
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await screen.findByText("Failed to delete training plan");
  await waitFor(() => expect(screen.queryByRole("article", { name: "Roth, one day" })).toBeNull());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("keeps a plan that can't be deleted, and its dialog", async () => {
  const { server } = open([LISBON]);
  server.answer("plans.delete", () => {
    throw refusal("Training plan not found");
  });
  const user = userEvent.setup();
  await user.click((await cardOf("Lisbon Olympic")).getByRole("button", { name: /^Delete/ }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await screen.findByText("Failed to delete training plan");
  expect(screen.getByRole("dialog", { name: "Delete Training Plan" })).toBeTruthy();
});

// @covers my-plans-2
test("offers to create the first plan when there is none", async () => {
  const { on } = open([], null);
  await screen.findByRole("heading", { name: "No training plans yet" });
  await userEvent.click(screen.getByRole("button", { name: "Create Your First Plan" }));
  expect(on.new).toHaveBeenCalledOnce();
});

// @covers my-plans-1
test("shows that the plans are loading", async () => {
  const { server } = open([LISBON]);
  expect(await screen.findByText("Loading your training plans...")).toBeTruthy();
  await cardOf("Lisbon Olympic");
  expect(server.inputsOf("plans.list")).toHaveLength(1);
});

test("retries a failed load on request", async () => {
  const server = new MemoryServer({
    "plans.list": () => {
      throw refusal("Service temporarily unavailable. Try again in a moment.");
    },
  });
  show(
    <MyPlans
      currentPlanId={null}
      today={isoDate("2027-03-10")}
      onView={vi.fn<() => void>()}
      onEdit={vi.fn<() => void>()}
      renderNext={renderNext}
      onNew={vi.fn<() => void>()}
    />,
    { server },
  );
  await screen.findByText("Service temporarily unavailable. Try again in a moment.");
  server.answer("plans.list", () => [LISBON]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await cardOf("Lisbon Olympic")).toBeTruthy();
});

test("shows all of a hundred plans with names of every kind", async () => {
  const names = ["מרתון תל אביב", "🏊🚴🏃".repeat(20), "x".repeat(200)];
  const plans = Array.from({ length: 100 }, (_, index) =>
    planRow(index + 1, { name: `${index} ${names[index % names.length] ?? ""}` }),
  );
  open(plans);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(100));
});

test("draws the stored minutes of each week as bars", async () => {
  open([{ ...ROTH, weekMinutes: [80] }]);
  const card = await cardOf("Roth, one day");
  expect(card.getByRole("row", { name: /1:20/ })).toBeTruthy();
});

test("offers the next plan from the day of a race on", async () => {
  const past = planRow(3, { name: "Faro Sprint", raceDate: isoDate("2027-03-10") });
  open([planRow(1, { name: "Lisbon Olympic" }), past]);
  expect(await screen.findByRole("button", { name: "Next after Faro Sprint" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Next after/ })).toHaveLength(1);
});
