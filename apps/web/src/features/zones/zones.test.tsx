import { isoDate } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { trpc, type RouterOutputs } from "../../shared/network/trpc.ts";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import {
  NO_NEW_TARGETS,
  NOT_RETARGETED,
  thresholdRow,
  userRow,
} from "../../shared/testing/rows.ts";
import { ZonesPage } from "./zones-page.tsx";

type Thresholds = RouterOutputs["thresholds"]["list"];

const NONE: Thresholds = { current: [], records: [] };
const date = isoDate("2027-02-01");
const SOME: Thresholds = {
  current: [
    { kind: "css", value: 110, source: "test", date },
    { kind: "ftpWatts", value: 250, source: "typed", date },
    { kind: "runThreshold", value: 498, source: "paces", date },
    { kind: "maxHr", value: 190, source: "typed", date },
  ],
  records: [thresholdRow(3, { kind: "css", value: 110, measuredOn: date })],
};

const changed = (thresholds: Thresholds) => ({ ...thresholds, retargeted: NOT_RETARGETED });

/** The page, after a visit to another one that shows the plans. */
function Pages() {
  const [isOther, setIsOther] = useState(false);
  trpc.plans.list.useQuery();
  return (
    <>
      <button onClick={() => setIsOther(!isOther)}>Change page</button>
      {!isOther && <ZonesPage />}
    </>
  );
}

function open(thresholds = NONE, units: "miles" | "kilometers" = "miles", at = "/zones") {
  const server = new MemoryServer({
    "auth.me": () => userRow({ unitPreference: units }),
    "thresholds.list": () => thresholds,
    "thresholds.estimates": () => [],
    "thresholds.preview": () => NO_NEW_TARGETS,
    "thresholds.record": () => changed(SOME),
    "thresholds.delete": () => changed(NONE),
    "plans.list": () => [],
  });
  show(<Pages />, { server, at });
  return { server, user: userEvent.setup() };
}

const cells = (region: string, zone: string) => {
  const row = within(screen.getByRole("region", { name: region })).getByRole("row", {
    name: new RegExp(`^${zone} `),
  });
  return within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

/** Deletes the record of this name and confirms it. */
async function deleteRecord(user: UserEvent, name: RegExp) {
  await user.click(await screen.findByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: "Delete threshold" }));
}

const saveButton = () => screen.findByRole("button", { name: "Save" });

test("shows thresholds with source and date, and all ranges", async () => {
  open(SOME);
  await saveButton();
  const inUse = within(screen.getByRole("region", { name: "Thresholds" }));
  expect(inUse.getByLabelText("CSS in use")).toHaveProperty("value", "1:50");
  expect(inUse.getByText("test, Feb 1, 2027")).toBeTruthy();
  expect(screen.getByText("race paces of your plan, Feb 1, 2027")).toBeTruthy();
  expect(cells("Swim", "Z4")).toEqual(["1:48–1:52"]);
  expect(cells("Bike", "Z4")).toEqual(["225–263", "158–169"]);
  expect(cells("Run", "Z1")).toEqual(["slower than 11:04", "to 143"]);
  expect(screen.getAllByText("RPE 7-8, single words")).toHaveLength(3);
});

test("shows paces per kilometre to an athlete who uses kilometres", async () => {
  open(SOME, "kilometers");
  await saveButton();
  expect(screen.getByLabelText("Run threshold pace in use")).toHaveProperty("value", "5:09");
  expect(cells("Run", "Z4")[0]).toBe("5:03–5:26");
});

test("shows how zones feel to an athlete without thresholds", async () => {
  open();
  await saveButton();
  expect(screen.getAllByText("RPE 3-4, whole sentences")).toHaveLength(3);
  expect(screen.queryByText("History")).toBeNull();
});

test("says what a result gives before it is saved", async () => {
  const { server, user } = open();
  await saveButton();
  await user.type(screen.getByLabelText("Time"), "24:30");
  expect(screen.getByText("Gives: Threshold pace 8:18/mi")).toBeTruthy();
  await user.click(await saveButton());
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.record")).toMatchObject([
    { performance: { kind: "run-result", meters: 5000, seconds: 1470 }, isConfirmed: false },
  ]);
});

test("starts with the test and day that the address names", async () => {
  open(NONE, "miles", "/zones?result=swim-test&date=2026-11-01");
  await saveButton();
  expect(screen.getByLabelText("What do you have?")).toHaveProperty("value", "swim-test");
  expect(screen.getByLabelText("400 m")).toBeTruthy();
  expect(screen.getByLabelText("Date")).toHaveProperty("value", "2026-11-01");
});

test("names the bounds of a threshold in the athlete's units", async () => {
  const { server, user } = open(NONE, "kilometers");
  await saveButton();
  await user.selectOptions(screen.getByLabelText("What do you have?"), "Thresholds that I know");
  await user.type(screen.getByLabelText("Run threshold pace"), "2:30");
  await user.type(screen.getByLabelText("Bike threshold speed"), "55");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Run threshold must be between 2:50 and 10:21 per km")).toBeTruthy();
  expect(screen.getByText("Bike threshold must be between 13 and 50 km/h")).toBeTruthy();
  expect(server.inputsOf("thresholds.record")).toEqual([]);
});

test("sends typed paces and speeds in the units of the API", async () => {
  const { server, user } = open(NONE, "kilometers");
  await saveButton();
  await user.selectOptions(screen.getByLabelText("What do you have?"), "Thresholds that I know");
  await user.type(screen.getByLabelText("Run threshold pace"), "5:00");
  await user.type(screen.getByLabelText("Bike threshold speed"), "32,2");
  await user.click(await saveButton());
  await screen.findByText("Thresholds saved");
  const [sent] = server.inputsOf("thresholds.record");
  expect(sent).toMatchObject({
    runThreshold: expect.closeTo(482.8, 1),
    bikeThresholdMph: expect.closeTo(20, 1),
  });
});

test.each([
  ["", "Enter a time such as 24:30 or 1:24:30"],
  ["24.5", "Enter a time such as 24:30 or 1:24:30"],
  ["14:59", "Time must be between 15:00 and 2:30:00"],
])("refuses the time %j at its field", async (text, message) => {
  const { server, user } = open();
  await saveButton();
  const field = screen.getByLabelText("Time");
  if (text !== "") await user.type(field, text);
  await user.click(await saveButton());
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(server.inputsOf("thresholds.record")).toEqual([]);
});

test("asks about an unusual value and saves it when confirmed", async () => {
  const { server, user } = open();
  const message = "This differs a lot from your present run threshold. Is it right?";
  server.answer("thresholds.record", () => {
    throw refusal(message, [{ path: "performance.seconds", message }], "conflict");
  });
  await saveButton();
  await user.type(screen.getByLabelText("Time"), "19:00");
  await user.click(await saveButton());
  const dialog = within(await screen.findByRole("dialog", { name: "Is that right?" }));
  expect(dialog.getByText(message)).toBeTruthy();
  server.answer("thresholds.record", () => changed(SOME));
  await user.click(dialog.getByRole("button", { name: "Yes, save it" }));
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.record")).toMatchObject([
    { isConfirmed: false },
    { isConfirmed: true },
  ]);
});

test("shows a field that the server refuses", async () => {
  const { server, user } = open();
  const message = "Date must be within the last year";
  server.answer("thresholds.record", () => {
    throw refusal(message, [{ path: "date", message }]);
  });
  await saveButton();
  await user.type(screen.getByLabelText("Time"), "24:30");
  await user.click(await saveButton());
  expect(await screen.findByText(message)).toBeTruthy();
});

test("keeps a test that was not good without counting it", async () => {
  const { server, user } = open();
  await saveButton();
  await user.selectOptions(
    screen.getByLabelText("What do you have?"),
    "Swim: 400 m and 200 m test",
  );
  await user.type(screen.getByLabelText("400 m"), "7:00");
  await user.type(screen.getByLabelText("200 m"), "3:20");
  await user.click(screen.getByRole("switch", { name: "It was a good test" }));
  await user.click(await saveButton());
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.record")).toMatchObject([{ isGoodTest: false }]);
});

test("says how a noisy result counts, and counts it as measured on request", async () => {
  const present = { kind: "runThreshold", value: 500, source: "result", date } as const;
  const { server, user } = open({ ...SOME, current: [present] });
  await saveButton();
  await user.type(screen.getByLabelText("Time"), "24:30");
  await screen.findByText(
    "Your result says 8:18/mi, the same within what a test can tell. Your targets stay.",
  );
  await user.click(screen.getByRole("switch", { name: "Use 8:18/mi" }));
  expect(screen.queryByText(/Your targets stay/)).toBeNull();
  await user.click(await saveButton());
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.record")).toMatchObject([{ isAsMeasured: true }]);
});

test("deletes a record", async () => {
  const { server, user } = open(SOME);
  await deleteRecord(user, /^Delete CSS 1:50/);
  await screen.findByText("Threshold deleted");
  expect(server.inputsOf("thresholds.delete")).toEqual([{ thresholdId: 3 }]);
  expect(screen.queryByText("History")).toBeNull();
});

test("asks before it deletes a record, and deletes none if that is cancelled", async () => {
  const { server, user } = open(SOME);
  await user.click(await screen.findByRole("button", { name: /^Delete CSS 1:50/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this threshold?" }));
  expect(dialog.getByText(/targets of your current plan change/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.inputsOf("thresholds.delete")).toEqual([]);
});

test("uses an earlier threshold again from today, after showing the new targets", async () => {
  const [first] = SOME.records;
  if (!first) throw new Error("No record");
  const earlier = { ...first, id: 2, value: 118, measuredOn: isoDate("2026-11-09") };
  const { server, user } = open({ ...SOME, records: [first, earlier] });
  server.answer("thresholds.preview", () => ({
    ...NO_NEW_TARGETS,
    retargeted: { swim: 14, bike: 0, run: 0 },
  }));
  const history = within(await screen.findByRole("region", { name: "CSS" }));
  expect(history.getAllByText("In use")).toHaveLength(1);
  await user.click(history.getByRole("button", { name: "Use again: CSS 1:58/100m, Nov 9, 2026" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Use this threshold again?" }));
  const note = await dialog.findByText("14 swims to come get new targets.");
  // Above the buttons it would move them while one is pressed.
  const use = dialog.getByRole("button", { name: "Use again" });
  expect(use.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(use);
  await screen.findByText("Thresholds saved");
  expect(server.inputsOf("thresholds.record")).toEqual([
    { css: 118, isGoodTest: true, isAsMeasured: false, isConfirmed: true },
  ]);
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Recorded thresholds" }));
});

test("keeps the focus in the history when a record is deleted", async () => {
  const [first] = SOME.records;
  if (!first) throw new Error("No record");
  const both = { ...SOME, records: [{ ...first, id: 4, value: 105 }, first] };
  const { server, user } = open(both);
  server.answer("thresholds.delete", () => changed(SOME));
  await deleteRecord(user, /^Delete CSS 1:45/);
  await screen.findByText("Threshold deleted");
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Recorded thresholds" }));
});

test("reads the plans again when a threshold changes their targets", async () => {
  const { server, user } = open(SOME);
  await user.type(await screen.findByLabelText("Time"), "24:30");
  await user.click(await saveButton());
  await screen.findByText("Thresholds saved");
  await waitFor(() => expect(server.inputsOf("plans.list")).toHaveLength(2));
  await deleteRecord(user, /^Delete CSS 1:50/);
  await waitFor(() => expect(server.inputsOf("plans.list")).toHaveLength(3));
});

test("reads the thresholds again on the next visit, as they follow the current plan", async () => {
  const { server, user } = open();
  await saveButton();
  await user.click(screen.getByRole("button", { name: "Change page" }));
  server.answer("thresholds.list", () => SOME);
  await user.click(screen.getByRole("button", { name: "Change page" }));
  await waitFor(() => expect(screen.getByLabelText("CSS in use")).toHaveProperty("value", "1:50"));
});
