import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, isoDate, type IsoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { keepCompletion } from "../../shared/completions/kept-completions.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow, waitingFor } from "../../shared/testing/rows.ts";
import type { Season, SeasonWeek } from "./season-totals.ts";
import { SeasonView } from "./season-view.tsx";

const plan = planRow(1, { name: "Lisbon Olympic" });
/** The Tuesday of week 6. */
const TODAY = isoDate("2027-03-09");

const seasonWeek = (week: number, over: Partial<SeasonWeek> = {}): SeasonWeek => ({
  week,
  startDate: addDays(plan.startDate, (week - 1) * 7),
  phase: week < 7 ? "base" : "build",
  phaseWeek: week,
  phaseWeeks: 6,
  isRecovery: week === 3,
  isPartial: false,
  plannedMinutes: 300,
  doneMinutes: 0,
  extraMinutes: 0,
  extras: [],
  plannedLoad: 250,
  doneLoad: 0,
  sports: {
    swim: { planned: 60, done: 0 },
    bike: { planned: 140, done: 0 },
    run: { planned: 100, done: 0 },
  },
  longestRide: 90,
  longestRun: 50,
  keySessions: [],
  unsure: [],
  tests: [],
  raceDate: null,
  ...over,
});

const SEASON: Season = {
  weeks: [
    ...[1, 2, 3, 4].map((week) => seasonWeek(week)),
    seasonWeek(5, {
      doneMinutes: 285,
      doneLoad: 245,
      extraMinutes: 31,
      keySessions: [
        { exerciseId: 1, type: "run", name: "Long run", state: "done" },
        { exerciseId: 2, type: "bike", name: "Long ride", state: "missed" },
        { exerciseId: 3, type: "run", name: "Cruise intervals", state: "off-plan" },
      ],
    }),
    seasonWeek(6, { tests: ["swim", "bike"] }),
    ...[7, 8, 9, 10, 11, 12, 13].map((week) => seasonWeek(week)),
    seasonWeek(14, { phase: "race", raceDate: plan.raceDate }),
  ],
  withoutPlan: [
    {
      startDate: isoDate("2027-01-24"),
      extraMinutes: 95,
      extras: [
        { activityId: 1, date: isoDate("2027-01-25"), family: "run", name: null, minutes: 35 },
        { activityId: 2, date: isoDate("2027-01-28"), family: "bike", name: null, minutes: 40 },
        { activityId: 3, date: isoDate("2027-01-29"), family: "run", name: null, minutes: 20 },
      ],
      doneLoad: 80,
    },
  ],
  highlights: [],
};

function open({
  today = TODAY,
  answer = (): unknown => SEASON,
  races = [],
}: { today?: IsoDate; answer?: () => unknown; races?: object[] } = {}) {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "exercises.season": answer,
    "races.days": () => ({ races }),
  });
  show(
    <main>
      <SeasonView
        plan={plan}
        today={today}
        chart={<p>Chart</p>}
        nextRace={<button type="button">Plan your next race</button>}
      />
    </main>,
    { server, at: "/?view=season" },
  );
  return { server, user: userEvent.setup() };
}

const link = (week: number) =>
  screen.findByRole("link", { name: new RegExp(`^Open week ?${week}(?!\\d)`) });
const rowNaming = async (name: string) =>
  (await screen.findByRole("link", { name })).closest("tr")?.textContent;
const rowOf = async (week: number) => (await link(week)).closest("tr");

test("shows each week as a row that opens it, with what was done and planned", async () => {
  open();
  expect((await link(5)).getAttribute("href")).toBe("/?week=5");
  const row = await rowOf(5);
  expect(row?.textContent).toContain("4:45 / 5:00");
  expect(row?.textContent).toContain("245 / 250");
  expect(row?.textContent).toContain("Long run, done");
  expect(row?.textContent).toContain("Long ride, not done");
  expect(row?.textContent).toContain("Cruise intervals, done, not as planned");
  expect(row?.textContent).toContain("+0:31 extra");
  expect((await rowOf(6))?.textContent).toContain("This week");
  expect((await rowOf(6))?.textContent).toContain("Tests: swim, bike");
  expect((await rowOf(3))?.textContent).toContain("Recovery");
  expect((await rowOf(7))?.textContent).not.toContain("0:00 / ");
  expect((await rowOf(14))?.textContent).toContain("Lisbon Olympic");
});

test("names each race in the row of its week", async () => {
  const race = { id: 5, kind: "sprint", goalSeconds: null };
  open({
    races: [
      { ...race, name: "Cascais Sprint", date: addDays(plan.startDate, 41), priority: "B" },
      { ...race, id: 6, name: "Park run", date: addDays(plan.startDate, 42), priority: "C" },
    ],
  });
  expect(await rowNaming("Cascais Sprint")).toMatch(/Open week 6 .*B raceCascais Sprint/);
  expect(await rowNaming("Park run")).toMatch(/Open week 7 .*C racePark run/);
});

test("says that completions on this device are not in the figures", async () => {
  for (const exerciseId of [1, 2]) keepCompletion(userRow().id, waitingFor(exerciseId));
  open();
  expect(await screen.findByText(/^2 completions wait to be sent/)).toBeTruthy();
});

test("shows only plans before the first week", async () => {
  open({ today: isoDate("2027-01-30") });
  expect((await rowOf(1))?.textContent).not.toContain("0:00 / ");
  expect((await rowOf(1))?.textContent).not.toContain("This week");
});

test("totals the season and counts key sessions that are due", async () => {
  open();
  const total = (await screen.findByRole("rowheader", { name: "Season" })).closest("tr");
  expect(total?.textContent).toContain("4:45 / 70:00");
  expect(total?.textContent).toContain("1 of 3 so far");
});

test("lists weeks with training before the plan with what was done", async () => {
  open();
  await link(1);
  const row = screen.getByText("Bike 0:40 · Run 0:55, without a plan").closest("tr");
  expect(row?.textContent).toContain("1:35");
  const activities = within(row ?? document.body).getByRole("link", {
    name: /^Open the activities/,
  });
  expect(activities.getAttribute("href")).toBe("/garmin?week=2027-01-24");
});

test("moves between the weeks by arrow keys", async () => {
  const { user } = open();
  (await link(5)).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(await link(6));
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(await link(4));
});

test("offers the other views as links and by their number keys", async () => {
  const { user } = open();
  const nav = within(await screen.findByRole("navigation", { name: "View" }));
  expect(nav.getByRole("link", { name: "Season" }).getAttribute("aria-current")).toBe("page");
  expect(nav.getByRole("link", { name: "Week" }).getAttribute("href")).toBe("/?week=6");
  await user.keyboard("1");
  await waitFor(() =>
    expect(nav.getByRole("link", { name: "Week" }).getAttribute("aria-current")).toBe("page"),
  );
});

test("says how much was trained once the race is over", async () => {
  open({ today: isoDate("2027-05-20") });
  const after = await screen.findByRole("region", { name: "Lisbon Olympic is done" });
  expect(after.textContent).toContain("You trained 4:45 of 70:00 planned hours.");
  expect(within(after).getByRole("button", { name: "Plan your next race" })).toBeTruthy();
});

test("says why a season did not load and loads it again", async () => {
  let isAway = true;
  const { user } = open({
    answer: () => {
      if (isAway) throw refusal("The server is away");
      return SEASON;
    },
  });
  expect(await screen.findByText("Your season did not load")).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await link(1)).toBeTruthy();
});
