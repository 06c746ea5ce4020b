import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isoDate, miles, seconds } from "@triplan/domain";
import { UnitsProvider } from "@triplan/ui";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { NO_NEW_TARGETS } from "../../shared/testing/rows.ts";
import type { RaceOnTheWay } from "./model/race-types.ts";
import { OtherRacePage } from "./other-race-page.tsx";

afterEach(() => vi.useRealTimers());

const RACE: RaceOnTheWay = {
  planId: 7,
  race: {
    id: 3,
    priority: "C",
    kind: "10k",
    name: "Oeiras 10K",
    date: isoDate("2027-03-27"),
    week: 10,
    distances: { run: miles(6.2) },
    goalSeconds: seconds(3120),
    predictedSeconds: seconds(3150),
    isCancelled: false,
  },
  raceDate: isoDate("2027-03-27"),
  parts: ["run"],
  times: { predicted: { run: seconds(3150) }, errorPercent: 3, goalSeconds: seconds(3120) },
  result: null,
  recorded: {},
  tests: [],
};
const DUATHLON: Partial<RaceOnTheWay> = {
  race: { ...RACE.race, kind: "duathlon", distances: { bike: miles(12), run: miles(5) } },
  parts: ["t1", "bike", "t2", "run"],
};
const RESULT: RaceOnTheWay["result"] = {
  status: "finished",
  finishSeconds: seconds(3090),
  splits: { run: seconds(3090) },
  isFairDay: true,
  note: null,
};

function open(today: string, over: Partial<RaceOnTheWay> = {}) {
  vi.useFakeTimers({ now: new Date(`${today}T18:00`), toFake: ["Date"] });
  let race = { ...RACE, ...over };
  const withResult = (result: RaceOnTheWay["result"]) => (race = { ...race, result });
  const server = new MemoryServer({
    "races.read": () => race,
    "races.saveResult": () => withResult(RESULT),
    "races.deleteResult": () => withResult(null),
    "thresholds.list": () => ({ current: [], records: [] }),
    "thresholds.preview": () => NO_NEW_TARGETS,
  });
  show(
    <UnitsProvider value="miles">
      <OtherRacePage planId={7} raceId={3} />
    </UnitsProvider>,
    { server },
  );
  return { server, user: userEvent.setup() };
}

test("shows goal and prediction before the race, and no result yet", async () => {
  open("2027-03-20");
  const race = within(await screen.findByRole("region", { name: /Oeiras 10K/ }));
  expect(race.getByText("days to")).toBeTruthy();
  expect(race.getByText("52:00")).toBeTruthy();
  expect(race.getByText(/can enter your result here/)).toBeTruthy();
  expect(screen.queryByRole("form")).toBeNull();
});

test("asks for the finish alone of a race with one part, and shows it beside the goal", async () => {
  const { server, user } = open("2027-03-27");
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  expect(form.queryByLabelText("Run")).toBeNull();
  await user.click(form.getByRole("button", { name: "Save result" }));
  expect(form.getByText("Enter your finish time")).toBeTruthy();
  await user.type(form.getByLabelText("Finish"), "51:30");
  await user.click(form.getByRole("button", { name: "Save result" }));
  await screen.findByText("Result saved");
  expect(server.inputsOf("races.saveResult")).toMatchObject([
    { planId: 7, raceId: 3, status: "finished", finishSeconds: 3090, splits: {} },
  ]);
  expect(screen.getByText("30 s inside your goal, 1:00 faster than predicted.")).toBeTruthy();
});

test("fills the finish of a race with one part from its recording", async () => {
  open("2027-03-28", { recorded: { run: seconds(3094) } });
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  expect(form.getByLabelText("Finish")).toHaveProperty("value", "51:34");
});

test("asks for the parts of a duathlon", async () => {
  open("2027-03-28", DUATHLON);
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  expect(form.getAllByRole("textbox").map((field) => field.getAttribute("placeholder"))).toEqual([
    "m:ss",
    "m:ss",
    "m:ss",
    "m:ss",
    "h:mm:ss",
    null,
  ]);
  expect(form.getByLabelText("Both runs")).toBeTruthy();
  expect(form.getByText(/All four parts give your finish/)).toBeTruthy();
});

test("removes a result, and shows why it could not be saved", async () => {
  const { server, user } = open("2027-03-28", { result: RESULT });
  await user.click(await screen.findByRole("button", { name: "Remove result" }));
  await screen.findByText("Result removed");
  expect(server.inputsOf("races.deleteResult")).toEqual([{ planId: 7, raceId: 3 }]);
  server.answer("races.saveResult", () => {
    throw refusal("Refused", [{ path: "finishSeconds", message: "Too short" }]);
  });
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  await user.type(form.getByLabelText("Finish"), "51:30");
  await user.click(form.getByRole("button", { name: "Save result" }));
  expect(await form.findByText("Too short")).toBeTruthy();
});

test("asks whether a run alone counts as a test", async () => {
  open("2027-03-28", {
    result: RESULT,
    tests: [
      { performance: { kind: "run-result", meters: 9978, seconds: 3090 }, isAnswered: false },
    ],
  });
  const question = within(await screen.findByRole("region", { name: "Run threshold" }));
  expect(question.getByText(/^Your result says \d:\d\d\/mi at threshold/)).toBeTruthy();
});
