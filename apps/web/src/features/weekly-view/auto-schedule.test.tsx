import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../shared/testing/memory-server.ts";
import { card, day, hasCard, list, open } from "./testing/open-week.tsx";
import { exerciseRow } from "./testing/week-rows.ts";

const board = () => screen.getByRole("region", { name: "Weekly Schedule" });
const button = (name: string) => within(board()).getByRole("button", { name });

test("one press places what is unscheduled at once, in one request", async () => {
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

test("pressed twice it asks once, and then offers to take it back", async () => {
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

test("a refused placement goes back with the server's words", async () => {
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

test("moving something by hand ends the way back", async () => {
  const { user } = await open({
    rows: [exerciseRow("run", 45, { id: 1, name: "Tempo run", suggestedDay: 4 })],
  });
  await user.click(button("Auto-Schedule Week"));
  await screen.findByText("1 exercise scheduled");
  await user.click(card(board(), /^Tempo run/));
  await user.click(card(day(/^Monday/), /^Place Tempo run/));
  expect(button("Auto-Schedule Week").getAttribute("aria-disabled")).toBe("true");
});
