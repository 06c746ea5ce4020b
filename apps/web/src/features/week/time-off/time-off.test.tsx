import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { day, open } from "../testing/open-week.tsx";

const FORM = "/?week=6&open=time-off";

const TRIP = {
  id: 3,
  trainingPlanId: 1,
  kind: "travel",
  fromDate: "2027-03-11",
  toDate: "2027-03-12",
  minutesPerDay: 30,
  sports: ["run"],
  symptoms: null,
};
const FLU = {
  ...TRIP,
  id: 4,
  kind: "ill",
  fromDate: "2027-03-08",
  toDate: null,
  minutesPerDay: 0,
  sports: [],
  symptoms: "below-neck",
};
const OUTCOME = {
  headline: "It falls into your recovery week, so little changes.",
  weeks: [
    { week: 5, minutesBefore: 375, minutesAfter: 375 },
    { week: 6, minutesBefore: 275, minutesAfter: 220 },
  ],
  exercises: [
    {
      slotKey: "6-swim-1",
      week: 6,
      date: "2027-03-11",
      change: "left-out",
      before: { type: "swim", name: "Easy swim", duration: 30 },
      after: { type: "swim", name: "Easy swim", duration: 30 },
      movedTo: null,
      text: "left out",
    },
  ],
  newEditionFrom: null,
};

const NOTHING = { ...OUTCOME, headline: "Nothing in your plan has to change.", exercises: [] };

async function openTimeOff({ timeOff = [] as object[], at = FORM } = {}) {
  let stored = timeOff;
  const opened = await open({
    at,
    answers: {
      "timeOff.list": () => ({ timeOff: stored }),
      "timeOff.preview": () => OUTCOME,
      "timeOff.add": () => {
        stored = [...stored, TRIP];
        return { timeOff: TRIP, outcome: OUTCOME };
      },
      "timeOff.end": () => {
        stored = [];
        return { timeOff: { ...FLU, toDate: "2027-03-08" }, outcome: NOTHING };
      },
      "timeOff.delete": () => {
        stored = [];
        return { id: 3, outcome: NOTHING };
      },
    },
  });
  return opened;
}

/** Adds it once the preview of what is entered is shown. */
async function addPreviewed(user: UserEvent, form: Awaited<ReturnType<typeof dialog>>) {
  const add = form.getByRole("button", { name: "Add time off" });
  await waitFor(() => expect(add).toHaveProperty("disabled", false));
  await user.click(add);
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Time off" }));

test("previews what a trip changes, and adds it", async () => {
  const { server, user } = await openTimeOff();
  const form = await dialog();
  await user.click(form.getByRole("checkbox", { name: "Run" }));
  expect(await form.findByText(OUTCOME.headline)).toBeTruthy();
  expect(form.getByRole("list", { name: "Exercises that change" }).textContent).toBe(
    "Easy swim, 0:30 Thu, Mar 11left out",
  );
  const rows = within(form.getByRole("table")).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(["56:156:15", "64:353:40"]);

  await addPreviewed(user, form);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Time off" })).toBeNull());
  expect(server.inputsOf("timeOff.add")).toEqual([
    {
      planId: 1,
      kind: "travel",
      fromDate: "2027-03-09",
      toDate: "2027-03-09",
      minutesPerDay: 30,
      sports: ["run"],
    },
  ]);
  expect(await within(day(/Thursday, March 11/)).findByText("Travel")).toBeTruthy();
});

test("is added only after the preview of what is entered", async () => {
  const { server, user } = await openTimeOff();
  const form = await dialog();
  const add = form.getByRole("button", { name: "Add time off" });
  await waitFor(() => expect(add).toHaveProperty("disabled", false));
  const asked = server.inputsOf("timeOff.preview").length;
  await user.click(form.getByRole("checkbox", { name: "Run" }));
  expect(add).toHaveProperty("disabled", true);
  await waitFor(() => expect(add).toHaveProperty("disabled", false));
  expect(server.inputsOf("timeOff.preview")).toHaveLength(asked + 1);
});

test("undoes the added time off from the toast", async () => {
  const { server, user } = await openTimeOff();
  const form = await dialog();
  await form.findByText(OUTCOME.headline);
  await addPreviewed(user, form);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("Time off removed");
  expect(server.inputsOf("timeOff.delete")).toEqual([{ planId: 1, timeOffId: 3 }]);
});

test("asks about symptoms of an illness, and leaves its end open", async () => {
  const { server, user } = await openTimeOff();
  const form = await dialog();
  await user.click(form.getByRole("radio", { name: /^Sick/ }));
  expect(form.getByText(/^Triplan can't judge an illness\. Ask a doctor/)).toBeTruthy();
  expect(form.queryByRole("group", { name: "Can you train a little?" })).toBeNull();
  await user.click(form.getByRole("radio", { name: "Only nose and throat" }));
  expect(form.getByRole("group", { name: "Can you train a little?" })).toBeTruthy();
  await form.findByText(OUTCOME.headline);
  await addPreviewed(user, form);
  await waitFor(() =>
    expect(server.inputsOf("timeOff.add")).toMatchObject([
      { kind: "ill", toDate: null, symptoms: "above-neck", minutesPerDay: 0, sports: [] },
    ]),
  );
});

test("sends the sports that an injury leaves, and needs one that is out", async () => {
  const { server, user } = await openTimeOff();
  const form = await dialog();
  await user.click(form.getByRole("radio", { name: /^Injured/ }));
  expect(form.getByRole("button", { name: "Add time off" })).toHaveProperty("disabled", true);
  await user.click(form.getByRole("checkbox", { name: "Run" }));
  await waitFor(() =>
    expect(server.inputsOf("timeOff.preview").at(-1)).toMatchObject({
      kind: "injured",
      sports: ["swim", "bike"],
    }),
  );
});

test("names the time off that the days overlap with, at the field", async () => {
  const { server, user } = await openTimeOff({ timeOff: [FLU] });
  const form = await dialog();
  expect(
    await form.findByText("These days overlap with Sick, since Mar 8, 2027. Choose other days."),
  ).toBeTruthy();
  expect(form.getByRole("button", { name: "Add time off" })).toHaveProperty("disabled", true);
  expect(server.inputsOf("timeOff.preview")).toEqual([]);
  await user.click(form.getByRole("button", { name: "Remove Sick, since Mar 8, 2027" }));
  await screen.findByText("Time off removed");
});

test("keeps the dialog when the server refuses, with its message", async () => {
  const { server, user } = await openTimeOff();
  server.answer("timeOff.add", () => {
    throw refusal("First day must be free", [
      { path: "fromDate", message: "First day must be free" },
    ]);
  });
  const form = await dialog();
  await form.findByText(OUTCOME.headline);
  await addPreviewed(user, form);
  expect(await form.findByText("First day must be free")).toBeTruthy();
});

test("an illness without an end is one line until the athlete is well again", async () => {
  const { server, user } = await openTimeOff({ timeOff: [FLU], at: "/?week=6" });
  const line = within(await screen.findByRole("region", { name: "Time off" }));
  expect(line.getByText(/until you say that you are well again\./)).toBeTruthy();
  await user.click(line.getByRole("button", { name: "I'm well again" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Time off" })).toBeNull());
  expect(server.inputsOf("timeOff.end")).toEqual([
    { planId: 1, timeOffId: 4, toDate: "2027-03-08" },
  ]);
});
