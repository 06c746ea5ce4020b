import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { seconds, type RaceLegResult } from "@triplan/domain";
import { UnitsProvider } from "@triplan/ui";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../../shared/testing/memory-server.ts";
import {
  NOT_RETARGETED,
  NO_NEW_TARGETS,
  planRow,
  thresholdRow,
  userRow,
} from "../../../shared/testing/rows.ts";
import type { RaceDay } from "../model/race-types.ts";
import { RacePage } from "../race-page.tsx";
import { raceDay } from "../testing.ts";

afterEach(() => vi.useRealTimers());

const SPLITS = {
  swim: seconds(1745),
  t1: seconds(175),
  bike: seconds(5200),
  t2: seconds(105),
  run: seconds(3275),
};
/** 2:55:00. */
const RESULT: RaceDay["result"] = {
  status: "finished",
  finishSeconds: seconds(10_500),
  splits: SPLITS,
  isFairDay: true,
  note: "Cramp at mile 4.",
};
const RUN: RaceLegResult = {
  kind: "race-leg",
  raceType: "olympic",
  discipline: "run",
  miles: 6.2,
  seconds: 3275,
};

function open(over: Partial<RaceDay> = {}) {
  vi.useFakeTimers({ now: new Date("2027-05-09T10:00"), toFake: ["Date"] });
  const race = raceDay({ goalSeconds: 10_200 }, over);
  const record = thresholdRow(1, { value: 510 });
  const list = {
    current: [{ kind: "runThreshold", value: 510, source: "test", date: record.measuredOn }],
    records: [record],
  };
  const server = new MemoryServer({
    "auth.me": () => userRow({ currentTrainingPlanId: 7 }),
    "raceDay.read": () => race,
    "raceDay.saveResult": () => ({ ...race, result: RESULT }),
    "raceDay.deleteResult": () => ({ ...race, result: null }),
    "exercises.listWeek": () => [],
    "thresholds.list": () => list,
    "thresholds.preview": () => NO_NEW_TARGETS,
    "thresholds.record": () => ({ ...list, retargeted: NOT_RETARGETED }),
  });
  show(
    <UnitsProvider value="miles">
      <RacePage
        plan={planRow(7)}
        onEditGoal={() => undefined}
        nextRace={<button type="button">Plan your next race</button>}
      />
    </UnitsProvider>,
    { server },
  );
  return { server, user: userEvent.setup() };
}

test("asks for the result after the race, with what was recorded", async () => {
  const { server, user } = open({ recorded: { run: seconds(3275) } });
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  expect(form.getByLabelText("Run")).toHaveProperty("value", "54:35");
  expect(form.getByText(/^From your recordings of that day/)).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Save result" }));
  expect(form.getByText("Enter your finish time, or all five parts")).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText("Finish"));
  await user.type(form.getByLabelText("Finish"), "2:55:00");
  await user.type(form.getByLabelText("Swim"), "soon");
  await user.click(form.getByRole("button", { name: "Save result" }));
  expect(form.getByText("Enter a time such as 29:05 or 1:20:10")).toBeTruthy();
  await user.clear(form.getByLabelText("Swim"));
  await user.click(form.getByRole("radio", { name: "No" }));
  await user.click(form.getByRole("button", { name: "Save result" }));
  await screen.findByText("Result saved");
  expect(server.inputsOf("raceDay.saveResult")).toMatchObject([
    { planId: 7, status: "finished", finishSeconds: 10_500, isFairDay: false, note: null },
  ]);
});

test("keeps the form of a refused result with the message at its field", async () => {
  const { server, user } = open();
  server.answer("raceDay.saveResult", () => {
    throw refusal("Not yet", [{ path: "status", message: "You can enter it tomorrow" }]);
  });
  const form = within(await screen.findByRole("form", { name: "Your result" }));
  await user.click(form.getByRole("radio", { name: "I did not start" }));
  expect(form.queryByLabelText("Finish")).toBeNull();
  await user.click(form.getByRole("button", { name: "Save result" }));
  expect(await form.findByText("You can enter it tomorrow")).toBeTruthy();
});

test("shows the result beside goal and prediction, slower without blame", async () => {
  open({ result: RESULT });
  const panel = within(await screen.findByRole("region", { name: "Well raced. 2:55:00." }));
  expect(panel.getByText("5:00 over your goal, 3:58 faster than predicted.")).toBeTruthy();
  expect(panel.getByText("Cramp at mile 4.")).toBeTruthy();
  const finish = within(panel.getByRole("row", { name: /^Finish/ })).getAllByRole("cell");
  expect(finish.map(({ textContent }) => textContent)).toEqual([
    "2:55:00",
    "2:50:00",
    "2:58:58",
    "+5:00",
  ]);
});

test("says kindly where a race was stopped", async () => {
  const splits = { swim: SPLITS.swim, t1: SPLITS.t1, bike: SPLITS.bike, t2: SPLITS.t2 };
  open({ result: { ...RESULT, status: "stopped", finishSeconds: null, splits } });
  expect(await screen.findByRole("region", { name: "You stopped on the run." })).toBeTruthy();
});

// 3275 s / 6.2 mi × .95 = 502 s: 1.6 % faster than 510.
test("asks whether a leg counts, and records the answer of race day", async () => {
  const { server, user } = open({
    result: RESULT,
    tests: [{ performance: RUN, isAnswered: false }],
  });
  const question = within(await screen.findByRole("region", { name: "Run threshold" }));
  expect(question.getByText(/Your result says 8:22\/mi, 1\.6 % faster/)).toBeTruthy();
  expect(question.getByRole("button", { name: "Keep 8:30/mi" })).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Use 8:22/mi" }));
  await waitFor(() =>
    expect(server.inputsOf("thresholds.record")).toMatchObject([
      { performance: RUN, date: "2027-05-08", isGoodTest: true },
    ]),
  );
});

test("removes a result and asks for it again", async () => {
  const { server, user } = open({ result: RESULT });
  await user.click(await screen.findByRole("button", { name: "Remove result" }));
  await screen.findByText("Result removed");
  expect(server.inputsOf("raceDay.deleteResult")).toEqual([{ planId: 7 }]);
});
