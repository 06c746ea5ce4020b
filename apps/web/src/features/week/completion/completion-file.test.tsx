import { screen, waitFor, within } from "@testing-library/react";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { answerUploads, UPLOADED_IMPORT } from "../../../shared/testing/fake-upload.ts";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { exerciseRow } from "../testing/week-rows.ts";
import { all, open, tempo } from "../testing/open-week.tsx";

/** Monday's tempo run of 45 minutes, without a day. */
const FORM = "/?week=6&exercise=1&open=complete";

const activity = {
  id: 40,
  family: "run",
  source: "file",
  localDate: "2027-03-08",
  startTime: "2027-03-08T06:41:00.000Z",
  startOffsetSeconds: 0,
  duration: 2652,
  // 5.1 mi.
  distance: 8207.65,
  averagePace: null,
  averageSpeed: null,
  averageHeartRate: 148.4,
  rpe: 7,
  feeling: null,
  deviceName: "Forerunner 255",
  laps: [{}, {}],
  stream: { time: [0], heartRate: [140], speed: [3] },
};

const importedFile = {
  position: 0,
  name: "run.fit",
  outcome: "matched",
  reason: null,
  activityId: 40,
  exerciseId: 1,
  exerciseName: "Tempo run",
  exerciseWeek: 6,
  activity: { family: "run", providerActivityId: "sha:0" },
};

async function openForm(file: object = {}, rows = all) {
  const uploads = answerUploads();
  const answers = {
    "config.get": () => ({ features: ["manual-completion"] }),
    "imports.progress": () => [{ id: UPLOADED_IMPORT, status: "done", error: null, counts: {} }],
    "imports.get": () => ({ id: UPLOADED_IMPORT, files: [{ ...importedFile, ...file }] }),
    "imports.undo": () => ({ id: UPLOADED_IMPORT, deletedActivities: 1, reopenedExercises: 1 }),
    "imports.keepExtra": () => importedFile,
    "exercises.match": () => tempo,
    "activities.get": () => activity,
  };
  const opened = await open({ at: FORM, answers, rows });
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  const add = (name = "run.fit", input = form.getByLabelText<HTMLInputElement>("Add a file")) =>
    opened.user.upload(input, new File(["bytes"], name));
  return { ...opened, form, add, uploads };
}

test("a file fills the fields that were not typed, and completing corrects its activity", async () => {
  const { server, user, form, add, uploads } = await openForm();
  const duration = form.getByLabelText("Duration");
  await user.clear(duration);
  await user.type(duration, "0:50:00");
  await add();
  await form.findByText(/^Forerunner 255 · .+ · 2 laps, heart rate, pace$/);
  expect(uploads).toEqual(["/api/activities/import?exerciseId=1"]);
  expect(form.getByText("run.fit")).toBeTruthy();
  expect(duration).toHaveProperty("value", "0:50:00");
  expect(form.getByLabelText("Day")).toHaveProperty("value", "2027-03-08");
  expect(form.getByLabelText(/^Distance/)).toHaveProperty("value", "5.10");
  expect(form.getByLabelText(/^Heart rate/)).toHaveProperty("value", "148");
  expect(form.getByRole("radio", { name: "7, hard" })).toHaveProperty("checked", true);
  expect(form.getAllByText("From the file")).toHaveLength(2);
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Exercise completed");
  expect(server.inputsOf("exercises.complete")).toMatchObject([
    { exerciseId: 1, date: "2027-03-08", durationSeconds: 3000, distanceMeters: 8207.65, rpe: 7 },
  ]);
  expect(server.inputsOf("imports.undo")).toEqual([]);
});

test.each(["Cancel", "Remove run.fit"])("%s undoes the import of the dialog", async (name) => {
  const { server, user, form, add } = await openForm();
  await add();
  await user.click(await form.findByRole("button", { name }));
  await waitFor(() =>
    expect(server.inputsOf("imports.undo")).toEqual([{ importId: UPLOADED_IMPORT }]),
  );
  await waitFor(() => expect(noted()).toEqual([]));
  if (name === "Cancel") return;
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:45:00");
  expect(form.getByRole("button", { name: "Add a file" })).toBeTruthy();
});

test.each([
  ["refused", "This file holds a route, not a recording."],
  ["duplicate", "You have imported this file before."],
])("a %s file is a sentence at the field", async (outcome, reason) => {
  const { form, add } = await openForm({ outcome, reason, exerciseId: null });
  await add();
  expect((await form.findByRole("alert")).textContent).toBe(`run.fit was not added. ${reason}`);
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:45:00");
});

test("an archive is not uploaded", async () => {
  const { user, form, uploads } = await openForm();
  const input = form.getByLabelText<HTMLInputElement>("Add a file");
  input.accept = "";
  await user.upload(input, new File(["PK"], "export.zip"));
  expect((await form.findByRole("alert")).textContent).toContain("Choose a single recording.");
  expect(uploads).toEqual([]);
});

const noted = () => Object.keys(localStorage).filter((key) => key.startsWith("imports."));

test("the file's import is noted on the device until the exercise is completed", async () => {
  const { server, user, form, add } = await openForm();
  await add();
  await form.findByText(/^Forerunner 255/);
  expect(noted()).toHaveLength(1);
  server.answer("exercises.complete", () => {
    throw refusal("Try again in a moment.", [], "unavailable");
  });
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Try again in a moment.");
  expect(noted()).toHaveLength(1);
  server.answer("exercises.complete", () => tempo);
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "What you did" })).toBeNull());
  expect(noted()).toEqual([]);
  expect(server.inputsOf("imports.undo")).toEqual([]);
});

test("a file of another sport is kept as an extra", async () => {
  const reason = "This file is a ride, the exercise is a run.";
  const { server, user, form, add } = await openForm({
    outcome: "stored",
    reason,
    exerciseId: null,
    exerciseName: null,
  });
  await add();
  await form.findByText(reason);
  await user.click(form.getByRole("button", { name: "Keep it as an extra" }));
  await form.findByRole("button", { name: "Add a file" });
  await user.click(form.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "What you did" })).toBeNull());
  expect(server.inputsOf("imports.undo")).toEqual([]);
});

test("a file of another day completes the exercise if the athlete says so", async () => {
  const reason = "This file is of Mon, Feb 1, the exercise of week 6.";
  const { server, user, form, add } = await openForm({
    outcome: "choose",
    reason,
    exerciseId: null,
    exerciseName: null,
  });
  await add();
  await form.findByText(reason);
  await user.click(form.getByRole("button", { name: "Use it for this exercise" }));
  await form.findByRole("button", { name: "Remove run.fit" });
  expect(server.inputsOf("exercises.match")).toEqual([
    { exerciseId: 1, providerActivityId: "sha:0" },
  ]);
});

test("what a file completed is corrected without another file", async () => {
  const completed = exerciseRow("run", 45, {
    ...tempo,
    isCompleted: true,
    matchedActivityId: 40,
    matchedActivity: {
      family: "run",
      activityType: "running",
      zoneSeconds: null,
      source: "file",
      localDate: isoDate("2027-03-08"),
      duration: 2652,
      distance: 8207.65,
      averagePace: null,
      averageSpeed: null,
      averageHeartRate: 148.4,
      rpe: null,
      feeling: null,
    },
  });
  const { form } = await openForm({}, [completed]);
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:44:12");
  expect(form.queryByRole("button", { name: "Add a file" })).toBeNull();
});
