import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { card, day, hasCard, list, open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn } from "../testing/week-rows.ts";

const board = () => screen.getByRole("region", { name: "Weekly Schedule" });
const button = (name: string) => within(board()).getByRole("button", { name });

test("schedules all unscheduled exercises at once, in one request", async () => {
  const { server, user } = await open();
  const answer = server.hold();
  await user.click(button("Auto-Schedule Week"));
  expect(hasCard(list(), /^Tempo run/)).toBe(false);
  expect(hasCard(board(), /^Tempo run/)).toBe(true);

  answer();
  expect(await screen.findByText("1 exercise scheduled")).toBeTruthy();
  expect(server.inputsOf("exercises.scheduleWeek")).toEqual([{ planId: 1, week: 6 }]);
  expect(server.inputsOf("exercises.schedule")).toEqual([]);
  expect(hasCard(board(), /^Tempo run/)).toBe(true);
});

test("sends one request when pressed twice, then offers Undo", async () => {
  const { server, user } = await open();
  const answer = server.hold();
  await user.click(button("Auto-Schedule Week"));
  await user.click(button("Undo Auto-Schedule"));
  answer();
  expect(await screen.findByText("1 exercise scheduled")).toBeTruthy();
  expect(server.inputsOf("exercises.scheduleWeek")).toHaveLength(1);
  expect(server.inputsOf("exercises.unschedule")).toEqual([]);

  await user.click(button("Undo Auto-Schedule"));
  expect(await screen.findByText("Exercise unscheduled successfully")).toBeTruthy();
  expect(hasCard(list(), /^Tempo run/)).toBe(true);
  expect(button("Auto-Schedule Week")).toBeTruthy();
});

test("reverts a refused placement with the server's message", async () => {
  const { server, user } = await open();
  server.answer("exercises.scheduleWeek", () => {
    throw refusal("The server is away");
  });
  await user.click(button("Auto-Schedule Week"));
  expect(await screen.findByText("Error scheduling exercise")).toBeTruthy();
  expect(screen.getByText("The server is away")).toBeTruthy();
  await waitFor(() => expect(hasCard(list(), /^Tempo run/)).toBe(true));
  expect(button("Auto-Schedule Week")).toBeTruthy();
});

const announced = (words: string | RegExp) =>
  screen.findByText(words, { selector: "[aria-live=polite]" });

test("announces the saved result with each day", async () => {
  const { server, user } = await open();
  const answer = server.hold();
  await user.click(button("Auto-Schedule Week"));
  expect(screen.queryByText(/^Scheduled:/)).toBeNull();
  answer();
  expect(await announced(/^Scheduled: Tempo run on \w+day, March \d+\.$/)).toBeTruthy();
});

test("announces a refused placement as not done", async () => {
  const { server, user } = await open();
  await user.click(card(day(/^Thursday/), /^Easy swim/));
  await user.click(card(day(/^Friday/), /^Place Easy swim/));
  server.answer("exercises.scheduleWeek", () => {
    throw refusal("The server is away");
  });
  await user.click(button("Auto-Schedule Week"));
  expect(await announced("Tempo run was not moved. It is in Available Exercises.")).toBeTruthy();
});

const unplaced = [
  exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 }),
  exerciseRow("bike", 60, { id: 2, name: "Easy ride", suggestedDay: 5 }),
  exerciseRow("swim", 30, { id: 3, name: "Easy swim", suggestedDay: 6 }),
];

test("reports the undo of several exercises in one toast", async () => {
  const { user } = await open({ rows: unplaced });
  await user.click(button("Auto-Schedule Week"));
  await screen.findByText("3 exercises scheduled");
  await user.click(button("Undo Auto-Schedule"));
  expect(await screen.findByText("3 exercises unscheduled")).toBeTruthy();
  expect(hasCard(list(), /^Easy ride/)).toBe(true);
});

test("keeps an exercise that was moved by hand when the rest is undone", async () => {
  const { server, user } = await open({ rows: unplaced });
  await user.click(button("Auto-Schedule Week"));
  await screen.findByText("3 exercises scheduled");
  await user.click(card(board(), /^Tempo run/));
  await user.click(card(day(/^Tuesday/), /^Place Tempo run/));
  await screen.findByText("Exercise scheduled successfully");
  await user.click(button("Undo Auto-Schedule"));
  await screen.findByText("2 exercises unscheduled");
  expect(server.inputsOf("exercises.unschedule")).toEqual([{ exerciseId: 2 }, { exerciseId: 3 }]);
  expect(hasCard(day(/^Tuesday/), /^Tempo run/)).toBe(true);
});

test("keeps the undo during a visit to another week", async () => {
  const { user } = await open({ rows: unplaced });
  await user.click(button("Auto-Schedule Week"));
  await screen.findByText("3 exercises scheduled");
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await screen.findByRole("heading", { name: "Week 7" });
  await user.click(screen.getByRole("button", { name: "Previous week" }));
  expect(await within(board()).findByRole("button", { name: "Undo Auto-Schedule" })).toBeTruthy();
});

test("explains the inactive button when everything is scheduled", async () => {
  const { user } = await open({
    rows: [exerciseRow("run", 45, { id: 1, name: "Tempo run", ...placedOn(4) })],
  });
  const idle = button("Auto-Schedule Week");
  expect(idle.getAttribute("aria-disabled")).toBe("true");
  expect(
    within(board()).getByRole("button", { description: "Everything this week is scheduled." }),
  ).toBe(idle);
  await user.click(idle);
  expect(screen.queryByText("Nothing to schedule")).toBeNull();
});
