import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { defaultSchedule, isoDate } from "@triplan/domain";
import { Route, Routes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import type { ExerciseOfWeek } from "../../features/shared-plan/exercise-of-week.ts";
import type { SharedPlan } from "../../shared/network/trpc.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { show } from "../testing/show.tsx";
import { SharedPlanRoute } from "./shared-plan-route.tsx";

const interval = {
  quantity: 1200,
  unit: "s",
  zone: "Z3",
  isRacePace: false,
  pace: "",
  seconds: 1200,
  restSeconds: 0,
  feel: "zone",
} as const;

const tempoRun: ExerciseOfWeek = {
  slotKey: "1-run-1",
  type: "run",
  name: "Tempo run",
  duration: 45,
  distance: "",
  pace: "",
  intensity: "tempo",
  isKey: true,
  brickId: null,
  day: 2,
  steps: [{ kind: "main", repeat: 1, intervals: [interval] }],
};

const weekOf = (week: number, phase: "base" | "race"): SharedPlan["weeks"][number] => ({
  week,
  phase,
  phaseWeek: 1,
  phaseWeeks: 1,
  isRecovery: false,
  isPartial: false,
  minutes: 45,
  exercises: [{ ...tempoRun, slotKey: `${week}-run-1` }],
  races: week === 1 ? [{ name: "Cascais Sprint", day: 5, priority: "C" }] : [],
});

const PLAN: SharedPlan = {
  name: "Lisbon Ironman",
  raceType: "ironman",
  swimDistance: "2.4",
  bikeDistance: "112",
  runDistance: "26.2",
  poolLengthMeters: 25,
  raceDate: isoDate("2027-05-08"),
  startDate: isoDate("2027-04-25"),
  raceDay: 6,
  hasPaces: false,
  weeklySchedule: [...defaultSchedule("ironman")],
  optimiseLoad: true,
  weeks: [weekOf(1, "base"), weekOf(2, "race")],
};

function open(plan: Partial<SharedPlan> | Error = {}, at = "/p/token") {
  const server = new MemoryServer({
    "auth.me": () => null,
    "sharing.open": () => {
      if (plan instanceof Error) throw plan;
      return { ...PLAN, ...plan };
    },
  });
  const routes = (
    <Routes>
      <Route path="/p/:token" element={<SharedPlanRoute />} />
      <Route path="/" element={<p>The form</p>} />
    </Routes>
  );
  show(routes, { server, at });
  return { server, user: userEvent.setup() };
}

const DRAFT = "triplan.plan-draft";
const draft = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? "null");

describe("a shared plan", () => {
  test("shows race, date and the exercises of a week on their days", async () => {
    const { server } = open();
    expect(await screen.findByRole("heading", { name: "Lisbon Ironman" })).toBeTruthy();
    expect(server.inputsOf("sharing.open")).toEqual([{ token: "token" }]);
    expect(screen.getByText(/swim 2.4 mi, bike 112 mi and run 26.2 mi on Sat, May 8/)).toBeTruthy();
    const week = within(screen.getByRole("region", { name: "Week 1" }));
    const tuesday = week.getByTitle("Tuesday").closest("li");
    expect(within(tuesday ?? document.body).getByText("Tempo run")).toBeTruthy();
    expect(week.getByText(/Apr 25/)).toBeTruthy();
    expect(screen.getByText(/shows a plan, and nothing about the athlete/)).toBeTruthy();
  });

  test("shows a race on the way on its day, with its letter", async () => {
    open();
    const race = await screen.findByText(/Cascais Sprint/);
    expect(race.textContent).toBe("C raceCascais Sprint");
    expect(race.closest("li")?.textContent).toMatch(/^Fri/);
  });

  test("has weekdays instead of dates without dates, and race day in its last week", async () => {
    open({ raceDate: null, startDate: null }, "/p/token?week=2");
    const week = within(await screen.findByRole("region", { name: "Week 2" }));
    expect(week.getByText("Race day: Saturday")).toBeTruthy();
    expect(week.getAllByText("Rest")).toHaveLength(5);
    expect(document.body.textContent).not.toMatch(/Apr|May|2027/);
  });

  test("opens an exercise with its steps by zone", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^Tempo run, run, 0:45/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Tempo run" }));
    expect(dialog.getByText("Main set")).toBeTruthy();
    expect(dialog.getByText(/20 min Z3, by feel/)).toBeTruthy();
  });

  test("fills the form with race, distances and week, but not with the race day", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Use this plan" }));
    expect(await screen.findByText("The form")).toBeTruthy();
    expect(draft()).toMatchObject({
      filledFrom: "Lisbon Ironman",
      values: {
        raceType: "ironman",
        bikeDistance: "112",
        raceDate: "",
        name: "",
        weeklySchedule: PLAN.weeklySchedule,
        optimiseLoad: true,
      },
    });
  });

  test("asks before an unfinished plan is replaced", async () => {
    const unfinished = { ownerId: null, values: { name: "Mine" }, isEdited: true };
    sessionStorage.setItem(DRAFT, JSON.stringify(unfinished));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Use this plan" }));
    const dialog = await screen.findByRole("dialog", { name: "Replace your unfinished plan?" });
    expect(within(dialog).getByText(/Mine/)).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(draft().values.name).toBe("Mine");
  });
});

test("an address that opens nothing says so and offers a new plan", async () => {
  const { user } = open(refusal("Not found", [], "not_found"));
  expect(
    await screen.findByRole("heading", { name: "This plan is no longer shared" }),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New Plan" }));
  expect(await screen.findByText("The form")).toBeTruthy();
});

test("a plan that could not be loaded can be loaded again", async () => {
  const { server, user } = open(refusal("Service temporarily unavailable.", [], "unavailable"));
  expect(await screen.findByText("Service temporarily unavailable.")).toBeTruthy();
  server.answer("sharing.open", () => PLAN);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Lisbon Ironman" })).toBeTruthy();
});
