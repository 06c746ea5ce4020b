import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { Route, Routes } from "react-router-dom";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { keepCompletion } from "../../shared/completions/kept-completions.ts";
import { fromPlan, takeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { planRow, userRow, waitingFor } from "../../shared/testing/rows.ts";
import { ActivityPage } from "./activity-page.tsx";
import type { DetailedActivity } from "./activity-types.ts";
import { detailedActivity } from "./testing.ts";

function open(
  answer: DetailedActivity | (() => DetailedActivity) = detailedActivity(),
  { units = "miles", at = "71", state = {}, currentPlanId = 7 } = {},
) {
  const unitPreference = units === "miles" ? "miles" : "kilometers";
  const server = new MemoryServer({
    "auth.me": () => userRow({ currentTrainingPlanId: currentPlanId, unitPreference }),
    "config.get": () => ({ features: ["activity-linking"] }),
    "plans.list": () => [planRow(7), planRow(8)],
    "activities.get": typeof answer === "function" ? answer : () => answer,
    "activities.delete": () => ({ id: 71, unmatchedExerciseId: 12 }),
    "activities.listLinkable": () => [],
    "exercises.unmatch": () => ({}),
  });
  show(
    <Routes>
      <Route path="/activities/:activityId" element={<ActivityPage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    { server, at: { pathname: `/activities/${at}`, state } },
  );
  return { server, user: userEvent.setup() };
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("shows what was recorded beside what was planned", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Cruise intervals" })).toBeTruthy();
  expect(screen.getByText("as planned · 100 %")).toBeTruthy();
  const back = await screen.findByRole("link", { name: "Week 6" });
  expect(back.getAttribute("href")).toBe("/?week=6");
  const compared = await part("Planned beside recorded");
  const [, ...rows] = rowsOf(compared.getByRole("table"));
  expect(rows).toEqual([
    ["Warm-upin range", "10:00 10:00", "10:20 Z1", "150"],
    ["1st of 2in range", "6:00 6:00", "8:10 8:00–8:20/mi", "150"],
    ["Easyin range", "2:00 2:00", "10:40 Z1", "150"],
    ["2nd of 210 s slower", "6:00 6:00", "8:30 8:00–8:20/mi", "150"],
    ["Easyin range", "2:00 2:00", "10:40 Z1", "150"],
    ["Cool-downin range", "6:00 6:00", "10:20 Z1", "150"],
  ]);
  const went = await part("How it went");
  expect(went.getByText("1 of 2 parts of the main set were in range.")).toBeTruthy();
  expect(went.getByText(/^No map/)).toBeTruthy();
});

const doubled = (column: readonly (number | null)[] = []) => column.flatMap((each) => [each, each]);

test("finds the steps of a run without laps where its pace changed", async () => {
  const { stream } = detailedActivity();
  const dense = {
    time: stream?.time.flatMap((at) => [at, at + 5]) ?? [],
    speed: doubled(stream?.speed),
    heartRate: doubled(stream?.heartRate),
  };
  open(detailedActivity({ laps: [], stream: dense }));
  const went = await part("How it went");
  expect(went.getByText(/found where your effort changed/)).toBeTruthy();
  const [, , first, , second] = rowsOf((await part("Planned beside recorded")).getByRole("table"));
  expect(first?.slice(0, 3)).toEqual(["1st of 2in range", "6:00 6:00", "8:10 8:00–8:20/mi"]);
  expect(second?.slice(0, 3)).toEqual(["2nd of 210 s slower", "6:00 6:00", "8:30 8:00–8:20/mi"]);
});

test("says how the load was calculated, in words", async () => {
  open();
  expect(await screen.findByText(/^planned \d+; from heart rate$/)).toBeTruthy();
});

test("reads the traces out by keyboard, and as a table", async () => {
  const { user } = open();
  const went = await part("How it went");
  const slider = went.getByRole("slider", { name: "Pace, heart rate over time" });
  expect(slider.getAttribute("aria-valuetext")).toBe(
    "0:00:00: pace 10:20/mi, heart rate 120 bpm; Warm-up",
  );
  fireEvent.change(slider, { target: { value: "70" } });
  expect(slider.getAttribute("aria-valuetext")).toMatch(/^0:11:30: pace 8:10\/mi.*; 1st of 2$/);
  await user.click(went.getByText("The figures as a table"));
  expect(rowsOf(went.getByRole("table"))).toHaveLength(21);
});

test("calls a key exercise without its intensity easier than planned", async () => {
  open(detailedActivity({ zoneSeconds: [1920, 0, 0, 0, 0] }));
  expect(await screen.findByText("easier than planned · 100 %")).toBeTruthy();
});

test("names another sport as such", async () => {
  open(detailedActivity({ family: "bike", discipline: "bike", activityType: "cycling" }));
  expect(await screen.findByText("another sport · 100 %")).toBeTruthy();
});

test("shows metric athletes metric figures", async () => {
  open(detailedActivity(), { units: "kilometers" });
  const compared = await part("Planned beside recorded");
  expect(await compared.findAllByText("4:58–5:11/km")).toHaveLength(2);
  expect(screen.queryByText(/\bmph\b|\/mi\b/)).toBeNull();
});

test("shows time in zones, done and planned", async () => {
  open();
  const zones = await part("Time in zones");
  const [head, ...rows] = rowsOf(zones.getByRole("table"));
  expect(head?.[0]).toBe("By heart rate");
  expect(rows[0]).toEqual(["Z1 recovery", "", "0:16:00", "0:20:00"]);
  expect(rows[3]).toEqual(["Z4 threshold", "", "0:11:00", "0:12:00"]);
});

const bare = { laps: [], stream: null, zoneSeconds: null, zoneBasis: null } as const;

test("pretends nothing for an entry by hand, and leads to its form", async () => {
  open(detailedActivity({ ...bare, laps: [], source: "manual" }));
  expect(await screen.findByText(/^You entered this one by hand/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Planned beside recorded" })).toBeNull();
  const edit = await screen.findByRole("link", { name: "Edit what I did" });
  expect(edit.getAttribute("href")).toBe("/?week=6&open=complete&exercise=12");
  expect(screen.queryByRole("button", { name: "Unlink" })).toBeNull();
});

test("says that a recording came without samples", async () => {
  open(detailedActivity({ ...bare, laps: [], linkedExerciseId: null, exercise: null }));
  expect(await screen.findByText(/^This recording came without samples/)).toBeTruthy();
  expect(screen.getByText(/never from averages/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Morning Run" })).toBeTruthy();
});

test("says that a change on this device is not in the figures", async () => {
  keepCompletion(userRow().id, waitingFor(12));
  open();
  expect(await screen.findByText(/^Your last change waits to be sent/)).toBeTruthy();
});

test("says nothing about a completion of another exercise", async () => {
  keepCompletion(userRow().id, waitingFor(13));
  open();
  expect(await screen.findByRole("region", { name: "How it went" })).toBeTruthy();
  expect(screen.queryByText(/waits? to be sent/)).toBeNull();
});

test("says that the space for samples is full", async () => {
  open(detailedActivity({ ...bare, laps: [], isSpaceFull: true }));
  expect(await screen.findByText(/^Your recordings fill the space/)).toBeTruthy();
  expect(screen.queryByText(/came without samples/)).toBeNull();
});

describe("with another plan as the current one", () => {
  const entry = detailedActivity({ ...bare, laps: [], source: "manual" });

  test("leads back to the plan of the exercise", async () => {
    const { user } = open(detailedActivity(), { currentPlanId: 8 });
    await user.click(await screen.findByRole("link", { name: "Week 6" }));
    expect(screen.getByTestId("address").textContent).toBe("/?week=6");
    expect(takeChosenPlan()).toBe(7);
  });

  test("leads to the form of an entry in the plan of its exercise", async () => {
    const { user } = open(entry, { currentPlanId: 8 });
    await user.click(await screen.findByRole("link", { name: "Edit what I did" }));
    expect(screen.getByTestId("address").textContent).toBe("/?week=6&open=complete&exercise=12");
    expect(takeChosenPlan()).toBe(7);
  });

  test("leads from an extra back to the plan that it was opened from", async () => {
    const extra = detailedActivity({ linkedExerciseId: null, exercise: null });
    const { user } = open(extra, { state: fromPlan(8) });
    await user.click(await screen.findByRole("link", { name: "Week 6" }));
    expect(takeChosenPlan()).toBe(8);
  });
});

test("unlinks a recording from its exercise, and offers to link one without", async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole("button", { name: "Unlink" }));
  expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: 12 }]);
  server.answer("activities.get", () =>
    detailedActivity({ linkedExerciseId: null, exercise: null }),
  );
  await user.click(await screen.findByRole("button", { name: "Unlink" }));
  await user.click(await screen.findByRole("button", { name: "Link to Workout" }));
  expect(await screen.findByRole("dialog", { name: "Link to Workout" })).toBeTruthy();
});

test("deletes an activity and goes back to its week", async () => {
  const { server, user } = open();
  await screen.findByRole("link", { name: "Week 6" });
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Activity" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Another page")).toBeTruthy();
  expect(screen.getByTestId("address").textContent).toBe("/?week=6");
  expect(server.inputsOf("activities.delete")).toEqual([{ activityId: 71 }]);
});

test("leads from a copy to the activity that counts", async () => {
  open(detailedActivity({ duplicateOf: 70, load: null, exercise: null, linkedExerciseId: null }));
  const original = await screen.findByRole("link", { name: "another activity" });
  expect(original.getAttribute("href")).toBe("/activities/70");
});

const failing = (reason: string) => () => {
  throw refusal("The server's own words", [], reason);
};

test("says that an activity is not there", async () => {
  open(failing("not_found"));
  expect(await screen.findByRole("heading", { name: "Activity not found" })).toBeTruthy();
});

test("can be loaded again after a failure", async () => {
  const { server, user } = open(failing("unavailable"));
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("The server's own words")).toBeTruthy();
  server.answer("activities.get", () => detailedActivity());
  await user.click(retry);
  expect(await screen.findByRole("heading", { name: "Cruise intervals" })).toBeTruthy();
});

test.each(["0", "abc", "1.5"])("finds no activity %s without asking the server", async (at) => {
  const { server } = open(detailedActivity(), { at });
  expect(await screen.findByRole("heading", { name: "Activity not found" })).toBeTruthy();
  expect(server.inputsOf("activities.get")).toEqual([]);
});
