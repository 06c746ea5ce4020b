import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate } from "@triplan/domain";
import { expect, test, vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { keepCompletion } from "../../../shared/completions/kept-completions.ts";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { planRow, userRow, waitingFor } from "../../../shared/testing/rows.ts";
import { ProgressPage } from "./progress-page.tsx";
import type { Progress } from "./progress-types.ts";
import { progressRow } from "./testing.ts";

const PLAN = planRow(7, {
  name: "Lisbon Olympic",
  startDate: isoDate("2027-01-24"),
  raceDate: isoDate("2027-05-15"),
  totalWeeks: 16,
});

function open(progress: Progress = progressRow(), units: "miles" | "kilometers" = "miles") {
  const onAdjust = vi.fn<() => void>();
  const server = new MemoryServer({
    "auth.me": () => userRow({ unitPreference: units }),
    "config.get": () => ({ features: [] }),
    "progress.read": () => progress,
  });
  show(<ProgressPage plan={PLAN} onAdjust={onAdjust} />, { server });
  return { server, onAdjust, user: userEvent.setup() };
}

const part = (name: string) => screen.findByRole("region", { name });
const track = (over: Partial<Progress["track"]>) =>
  progressRow({ track: { ...progressRow().track, ...over } });

test.each([
  [
    "on-plan",
    {},
    "You are on plan.",
    /^9 of 9 key exercises done as meant in three weeks, 95 % .*Nothing needs/,
  ],
  ["on-plan", { minutesOver: 150 }, "You are on plan.", /You trained 2:30 h more than planned/],
  [
    "behind",
    { keyDone: 4, keyDue: 7, hoursPercent: 78 },
    "You are a bit behind.",
    /Nothing is lost/,
  ],
  ["change", { keyDone: 2, hoursPercent: 45 }, "Your plan no longer fits.", /lighter plan/],
  [
    "not-enough",
    { missingExercises: 3 },
    "Not enough recordings yet.",
    /^After 3 more exercises of your plan/,
  ],
  ["not-enough", { hasUnanswered: true }, "Not enough recordings yet.", /has no record/],
] as const)("answers %s with %j", async (state, over, headline, detail) => {
  open(track({ state, ...over }));
  const answer = within(await part("On plan, or not"));
  expect(answer.getByRole("heading", { name: headline })).toBeTruthy();
  expect(answer.getByText(detail)).toBeTruthy();
});

test("leads to the week without a record", async () => {
  const progress = track({ state: "not-enough", hasUnanswered: true });
  open({ ...progress, fitness: { ...progress.fitness, unansweredWeeks: [2, 7] } });
  const answer = within(await part("On plan, or not"));
  const link = answer.getByRole("link", { name: "Open week 7" });
  expect(link.getAttribute("href")).toBe("/?week=7");
});

test("says that a completion on this device is not in the figures", async () => {
  keepCompletion(userRow().id, waitingFor(12));
  open();
  const note = await screen.findByText(/^1 completion waits to be sent/);
  expect(note.textContent).toContain("not in these figures yet");
});

test.each([
  [["effort"], "Three of your last exercises felt harder than planned. Worth keeping an eye on."],
  [
    ["effort", "feeling"],
    "Three of your last exercises felt harder than planned. You felt bad in three of your last exercises. Worth keeping an eye on.",
  ],
  [["form"], "Your form has been very low for three mornings. Worth keeping an eye on."],
] as const)("mentions signs of tiredness: %j", async (signals, sentence) => {
  open(progressRow({ signals: [...signals] }));
  expect(within(await part("On plan, or not")).getByText(sentence)).toBeTruthy();
});

test("offers an adjustment when the plan no longer fits, and not when it does", async () => {
  const { onAdjust, user } = open(track({ state: "change" }));
  await user.click(await screen.findByRole("button", { name: "Adjust Training Plan" }));
  expect(onAdjust).toHaveBeenCalledOnce();
});

test.each([
  [
    "change",
    "Your plan no longer fits.",
    /Life went another way than the plan\. A proposal says how to go on\.$/,
  ],
  [
    "behind",
    "You are a bit behind.",
    /Nothing is lost: keep the long ride and the long run\. A proposal says how to go on\.$/,
  ],
] as const)("leads to the open proposals that say %s", async (state, headline, detail) => {
  open(track({ state, isAsked: true }));
  const answer = within(await part("On plan, or not"));
  expect(answer.getByRole("heading", { name: headline })).toBeTruthy();
  expect(answer.getByText(detail)).toBeTruthy();
  const link = answer.getByRole("link", { name: "Open proposals" });
  expect(link.getAttribute("href")).toBe(`/proposals?plan=${PLAN.id}`);
  const adjust = answer.queryAllByRole("button", { name: "Adjust Training Plan" });
  expect(adjust).toHaveLength(state === "change" ? 1 : 0);
});

test("shows prediction, goal and form on race morning", async () => {
  open();
  const facts = within(await part("On plan, or not"));
  for (const text of ["2:48:20", "2:45:00", "3:20 faster than predicted", "fresh"])
    expect(facts.getByText(text)).toBeTruthy();
});

test("draws no fitness where too little is recorded, and says so", async () => {
  const { fitness } = progressRow();
  open(progressRow({ fitness: { ...fitness, isReliable: false, unansweredWeeks: [3, 4, 5] } }));
  const season = within(await part("Where does the plan lead?"));
  expect(season.getByText(/^Weeks 3, 4, and 5 have no record: not enough/)).toBeTruthy();
  const [, week] = season.getAllByRole("row", { hidden: true });
  expect(within(week as HTMLElement).getAllByText("–")).toHaveLength(2);
});

test("shows which data the load came from, in each week and in all", async () => {
  const { user } = open();
  const season = within(await part("Where does the plan lead?"));
  await user.click(season.getByText("The figures as a table"));
  expect(season.getAllByRole("cell", { name: "heart rate 5 (1 rough)" })).toHaveLength(9);
  expect(screen.getByText(/So far: heart rate 45 \(9 rough\)\./)).toBeTruthy();
});

test("says how far today's form may be off only in one word that holds", async () => {
  open();
  const season = within(await part("Where does the plan lead?"));
  expect(season.getByText(/Today your form is -5: training\./)).toBeTruthy();
});

test("reads the season week by week by keyboard and as a table", async () => {
  const { user } = open();
  const season = within(await part("Where does the plan lead?"));
  const slider = season.getByRole("slider", { name: "Each week of the plan" });
  expect(slider.getAttribute("aria-valuetext")).toMatch(
    /^Week 9, Peak: 6:20 h planned, 6:10 h done/,
  );
  await user.click(season.getByText("The figures as a table"));
  expect(season.getAllByRole("row")).toHaveLength(17);
});

test("shows the source of each sport's pace, and no progress without measurements", async () => {
  open();
  const swim = within(await screen.findByRole("article", { name: "Swimming" }));
  for (const text of ["1:57/100m", "3 s faster", "30 % of the way"])
    expect(swim.getByText(text)).toBeTruthy();
  const bike = within(screen.getByRole("article", { name: "Cycling" }));
  expect(bike.getByText("Nothing measured since the plan began.")).toBeTruthy();
  expect(bike.queryByText(/% of the way/)).toBeNull();
  expect(bike.getByText(/1 ride recorded/)).toBeTruthy();
});

test("shows the pace at threshold with the number of main sets, and the sets as a table", async () => {
  const { user } = open();
  const run = within(await screen.findByRole("article", { name: "Running" }));
  expect(run.getByText("8:59/mi")).toBeTruthy();
  expect(run.getByText("at threshold, median of 6 main sets in 8 weeks")).toBeTruthy();
  const bike = within(screen.getByRole("article", { name: "Cycling" }));
  expect(bike.getByText("212 W")).toBeTruthy();
  expect(bike.getByText("at threshold, median of 2 tests in 8 weeks")).toBeTruthy();
  const swim = within(screen.getByRole("article", { name: "Swimming" }));
  expect(swim.getByText("0 of 6 main sets recorded for your pace at threshold.")).toBeTruthy();
  const tiles = within(await part("Am I getting faster?"));
  await user.click(tiles.getByText("Main sets and tests as a table"));
  const [, newest] = tiles.getAllByRole("row");
  expect([...(newest?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Wed, Mar 10",
    "Running",
    "Cruise intervals",
    "8:53/mi",
  ]);
  const [link] = tiles.getAllByRole("link", { name: "Cruise intervals" });
  expect(link?.getAttribute("href")).toBe("/activities/25");
});

test("shows swims in the unit of the plan's pool", async () => {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "config.get": () => ({ features: [] }),
    "progress.read": () => progressRow(),
  });
  const plan = { ...PLAN, poolLengthMeters: 22.86 };
  show(<ProgressPage plan={plan} onAdjust={() => undefined} />, { server });
  const swim = within(await screen.findByRole("article", { name: "Swimming" }));
  expect(swim.getByText("1:47/100yd")).toBeTruthy();
});

test("shows how pace and heart rate go together, and best efforts", async () => {
  open();
  const run = within(await screen.findByRole("article", { name: "Running" }));
  expect(run.getByText(/^3\.1 % more pace per heartbeat over 11 steady recordings\./)).toBeTruthy();
  expect(run.getByText(/4\.2 % heart rate drift .*: steady\.$/)).toBeTruthy();
  const swim = within(screen.getByRole("article", { name: "Swimming" }));
  expect(swim.queryByText(/heartbeat|drift/)).toBeNull();
  const bests = within(await part("Bests of this plan"));
  expect(bests.getByText("25:48")).toBeTruthy();
  const link = bests.getByRole("link", { name: "30-minute test" });
  expect(link.getAttribute("href")).toBe("/activities/8");
});

test("shows metric athletes metric figures", async () => {
  open(progressRow(), "kilometers");
  const run = within(await screen.findByRole("article", { name: "Running" }));
  expect(await run.findByText("5:27/km")).toBeTruthy();
  expect(run.getByText("5:35/km")).toBeTruthy();
  expect(screen.getByText(/^11\.9 km$/)).toBeTruthy();
  expect(screen.queryByText(/\bmph\b|\/mi\b/)).toBeNull();
});

test("counts the days of each state", async () => {
  open();
  const days = within(await part("Do I do what was planned?"));
  expect(days.getByText("51 of 51 days with exercises went as planned.")).toBeTruthy();
  const sunday = days.getByRole("link", {
    name: "Sun, Jan 24: as planned, 1:00 h planned, 1:00 h done",
  });
  expect(sunday.getAttribute("href")).toBe("/?week=1#day-2027-01-24");
  expect(days.getByRole("link", { name: "Week 9" }).getAttribute("href")).toBe("/?week=9");
});

test("shows time in zones only from recordings that tell it", async () => {
  const { zones } = progressRow();
  const none = { ...zones.all, done: [0, 0, 0, 0, 0], recordings: 0, isEnough: false };
  const { user } = open(progressRow({ zones: { ...zones, swim: none } }));
  const table = within(await part("Time in zones"));
  expect(table.getByText(/^From 38 recordings with zones/)).toBeTruthy();
  await user.click(table.getByRole("tab", { name: "Swim" }));
  expect(table.getByText(/do not show zones yet/)).toBeTruthy();
  expect(table.getAllByText("–")).toHaveLength(5);
});
