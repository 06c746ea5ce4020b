import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { day, hasCard, list, open } from "../testing/open-week.tsx";

/** Thursday's easy swim of 30 minutes, a day after today. */
const FORM = "/?week=6&exercise=2&open=complete";

async function openForm(options: Parameters<typeof open>[0] = {}) {
  const answers = { "config.get": () => ({ features: ["manual-completion"] }) };
  const opened = await open({ at: FORM, answers, ...options });
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  return { ...opened, form };
}

const set = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text !== "") await user.type(field, text);
};

test("asks for a day and a duration, filled with today and what was planned", async () => {
  const { server, user, form } = await openForm();
  expect(form.getByLabelText("Day")).toHaveProperty("value", "2027-03-09");
  expect(form.getByLabelText("Duration")).toHaveProperty("value", "0:30:00");
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Exercise completed");
  expect(server.inputsOf("exercises.complete")).toEqual([
    {
      exerciseId: 2,
      date: "2027-03-09",
      durationSeconds: 1800,
      distanceMeters: null,
      averageHeartRate: null,
      rpe: null,
      feeling: null,
      notes: "",
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("form", { name: "What you did" })).toBeNull());
});

test("sends all that was entered, in metres and seconds", async () => {
  const { server, user, form } = await openForm({ at: "/?week=6&exercise=1&open=complete" });
  await set(user, form.getByLabelText("Duration"), "0:44:12");
  await set(user, form.getByLabelText(/^Distance/), "5,1");
  // 2652 s for 5.1 mi.
  expect(form.getByText("8:40/mi")).toBeTruthy();
  await set(user, form.getByLabelText(/^Heart rate/), "148");
  await user.click(form.getByRole("radio", { name: "7, hard" }));
  expect(form.getByText("7 · Hard. You could speak in single words.")).toBeTruthy();
  await user.click(form.getByRole("radio", { name: "Good" }));
  await user.type(form.getByLabelText(/^Notes/), "Calf fine.");
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Exercise completed");
  expect(server.inputsOf("exercises.complete")).toMatchObject([
    {
      exerciseId: 1,
      durationSeconds: 2652,
      distanceMeters: expect.closeTo(8207.65, 1),
      averageHeartRate: 148,
      rpe: 7,
      feeling: 4,
      notes: "Calf fine.",
    },
  ]);
});

test.each([
  ["Duration", "44", "Write it as 0:44:00"],
  ["Duration", "44:12", "Write it as 0:44:12"],
  ["Duration", "soon", "Write it as hours, minutes and seconds: 0:45:00"],
  ["Duration", "0:00:00", "Duration must be between 1 second and 24 hours"],
  ["Duration", "24:00:01", "Duration must be between 1 second and 24 hours"],
  [/^Distance/, "1900x", "Distance must be more than 0"],
  [/^Distance/, "19000", "Nobody covers that distance in this time. Check both."],
  [/^Heart rate/, "14", "Heart rate must be between 30 and 250 bpm"],
])("refuses %s of %s at the field", async (label, text, message) => {
  const { server, user, form } = await openForm();
  const field = form.getByLabelText(label);
  await set(user, field, text);
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  expect(form.getByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(server.inputsOf("exercises.complete")).toEqual([]);
});

test("takes an answer back when it is pressed again", async () => {
  const { user, form } = await openForm();
  const tired = form.getByRole("radio", { name: "Tired" });
  await user.click(tired);
  expect(tired).toHaveProperty("checked", true);
  await user.click(tired);
  expect(tired).toHaveProperty("checked", false);
});

test("keeps the entries and says why the server refuses", async () => {
  const { server, user, form } = await openForm();
  server.answer("exercises.complete", () => {
    throw refusal("This exercise is already completed");
  });
  await user.type(form.getByLabelText(/^Notes/), "Felt easy");
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  expect(await screen.findByText("This exercise is already completed")).toBeTruthy();
  expect(form.getByLabelText(/^Notes/)).toHaveProperty("value", "Felt easy");
});

test("a completion can be changed and undone from the card's menu", async () => {
  const { server, user, form } = await openForm();
  await user.click(form.getByRole("radio", { name: "3, light" }));
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await waitFor(() => expect(screen.queryByRole("form", { name: "What you did" })).toBeNull());
  const menuOf = async () => {
    await user.click(screen.getByRole("button", { name: "More for Easy swim" }));
    return within(await screen.findByRole("menu", { name: "Actions for Easy swim" }));
  };
  await user.click((await menuOf()).getByRole("menuitem", { name: "Edit what I did…" }));
  const again = within(await screen.findByRole("form", { name: "What you did" }));
  expect(again.getByRole("radio", { name: "3, light" })).toHaveProperty("checked", true);
  await user.click(again.getByRole("button", { name: "Cancel" }));
  await user.click((await menuOf()).getByRole("menuitem", { name: "Undo completion" }));
  await screen.findByText("Completion undone");
  expect(server.inputsOf("exercises.undoCompletion")).toEqual([{ exerciseId: 2 }]);
  await waitFor(() => expect(hasCard(list(), /^Easy swim/)).toBe(true));
  expect(hasCard(day(/^Thursday/), /^Easy swim/)).toBe(false);
});
