import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow, userRow } from "../../shared/testing/rows.ts";
import { CheckInPage } from "./check-in-page.tsx";

const EFFECT = {
  headline: "1 exercise changes in week 6.",
  weeks: [{ week: 6, minutesBefore: 400, minutesAfter: 365 }],
  exercises: [],
  newEditionFrom: null,
};
const PROPOSAL = {
  key: "safe-step_1",
  rule: "safe-step",
  sentence: "Sunday's run says 1 h 40 min, so 1 h 5 min is the safe step.",
  expiresOn: "2027-03-14",
  digest: "alone",
  effect: EFFECT,
};
const FIGURES = {
  plannedMinutes: 400,
  doneMinutes: 266,
  done: 4,
  planned: 6,
  keyDone: 1,
  keyPlanned: 2,
  sports: [{ discipline: "run", planned: 400, done: 266 }],
  longest: [{ discipline: "run", done: 60, next: 100 }],
  isUnanswered: false,
  isOff: false,
};

let nextId = 1;
const exerciseDone = (over: object) => ({
  exerciseId: nextId++,
  discipline: "run",
  name: "Long run",
  isKey: false,
  date: "2027-03-07",
  plannedMinutes: 0,
  doneMinutes: null,
  state: "as-planned",
  ...over,
});

const CHECK_IN = {
  week: 5,
  weekStart: "2027-03-07",
  headline: "You did 4 of 6 exercises, 1 of 2 key ones.",
  figures: FIGURES,
  exercises: [
    exerciseDone({ state: "shorter", isKey: true, doneMinutes: 60, plannedMinutes: 100 }),
    exerciseDone({ name: "Easy run", state: "missed", date: "2027-03-09", plannedMinutes: 40 }),
    exerciseDone({
      name: "Park walk",
      discipline: null,
      exerciseId: null,
      doneMinutes: 31,
      state: "extra",
    }),
  ],
  questions: [{ week: 4, weekStart: "2027-02-28", weekEnd: "2027-03-06" }],
  proposals: [PROPOSAL],
  next: {
    week: 6,
    phase: "build",
    isRecovery: false,
    aim: "A little more than last week.",
    minutes: 400,
    keyExercises: [{ id: 1, type: "run", name: "Long run", duration: 100, date: "2027-03-14" }],
  },
  saved: null,
};

const ANSWER = { planId: 1, weekStart: "2027-03-07" };

async function opened(checkIn: object | null = CHECK_IN) {
  const server = new MemoryServer({
    "auth.me": () => userRow(),
    "checkIn.read": () => ({ checkIn, today: "2027-03-14" }),
    "checkIn.preview": () => ({ effect: EFFECT, digest: "together" }),
    "checkIn.save": () => ({ ...ANSWER, choices: [], readiness: null, effect: EFFECT }),
    "checkIn.undo": () => ({ weekStart: ANSWER.weekStart, effect: EFFECT }),
  });
  show(<CheckInPage plan={planRow(1)} />, { server });
  await screen.findByRole("heading", { level: 1 });
  return server;
}

const total = () => within(screen.getByRole("region", { name: "With your choices" }));

test("saves answers and choices with what was shown, and undoes them", async () => {
  const server = await opened();
  const question = within(screen.getByRole("group", { name: /^Week 4, / }));
  await userEvent.click(question.getByRole("radio", { name: "About half" }));
  await userEvent.click(screen.getByRole("radio", { name: "Good" }));
  await total().findByText(/1 of 1 used · 1 exercise changes in week 6\. 0:35 h less in all/);
  await userEvent.click(total().getByRole("button", { name: "Save these choices" }));
  await screen.findByText("Check-in saved");
  expect(server.inputsOf("checkIn.save")).toEqual([
    {
      ...ANSWER,
      weekAnswers: [{ weekStart: "2027-02-28", answer: "half" }],
      choices: [{ key: PROPOSAL.key, answer: "yes" }],
      readiness: 4,
      digest: "together",
    },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Check-in undone");
});

test("lists each exercise of the week with how it went, and what was not planned", async () => {
  await opened();
  const list = within(screen.getByRole("list", { name: "Exercises of the week" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Long run.*Sun.*1:00 of 1:40.*shorter$/),
    expect.stringMatching(/Easy run.*Tue.*0:40.*not done$/),
    expect.stringMatching(/Park walk.*Sun.*0:31.*extra$/),
  ]);
  expect(list.getAllByRole("img", { name: "key session" })).toHaveLength(1);
});

test("says why a rule exists", async () => {
  await opened();
  expect(screen.getByText(/most often ends in an injury/)).toBeTruthy();
});

test("keeps everything as it is with one button, and saves nothing before", async () => {
  const server = await opened();
  await userEvent.click(total().getByRole("button", { name: "Keep everything as it is" }));
  expect(total().getByText("0 of 1 used · Your plan stays as it is.")).toBeTruthy();
  const choice = screen.getByRole<HTMLInputElement>("radio", { name: "Keep as it is" });
  expect(choice.checked).toBe(true);
  expect(server.inputsOf("checkIn.save")).toEqual([]);
  await userEvent.click(total().getByRole("button", { name: "Save these choices" }));
  await waitFor(() => expect(server.inputsOf("checkIn.save")).toHaveLength(1));
  expect(server.inputsOf("checkIn.save")).toMatchObject([
    { choices: [{ key: PROPOSAL.key, answer: "no" }], readiness: null },
  ]);
});

test("keeps a race that training no longer reaches, or decides later", async () => {
  const proposal = { ...PROPOSAL, rule: "change-plan", effect: { ...EFFECT, weeks: [] } };
  const server = await opened({ ...CHECK_IN, proposals: [proposal] });
  const asked = within(screen.getByRole("article", { name: "Your race and your training" }));
  expect(asked.getByRole<HTMLInputElement>("radio", { name: "Keep the race" }).checked).toBe(true);
  expect(asked.getByRole("link", { name: "Change the race" })).toBeTruthy();
  await userEvent.click(asked.getByRole("radio", { name: "Decide later" }));
  await userEvent.click(total().getByRole("button", { name: "Save these choices" }));
  await waitFor(() =>
    expect(server.inputsOf("checkIn.save")).toMatchObject([
      { choices: [{ key: PROPOSAL.key, answer: "no" }] },
    ]),
  );
});

test("says that the plan changed since, and saves nothing", async () => {
  const server = await opened();
  const message = "Your plan has changed since. Nothing is saved; look at the page again.";
  server.answer("checkIn.save", () => {
    throw refusal(message, [], "conflict");
  });
  await total().findByText(/1 of 1 used · 1 exercise changes/);
  await userEvent.click(total().getByRole("button", { name: "Save these choices" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Week 5 in review");
});

test("says when the next one is ready, between two check-ins", async () => {
  await opened(null);
  expect(screen.getByText(/Your next check-in is ready on Sunday/)).toBeTruthy();
});
