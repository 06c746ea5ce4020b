import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { all, card, day, hasCard, list } from "../features/week/testing/open-week.tsx";
import { plan, TODAY } from "../features/week/testing/week-rows.ts";
import { weekServer } from "../features/week/testing/week-server.ts";
import { WeeklyView } from "../features/week/weekly-view.tsx";
import { NO_CONNECTION } from "../shared/network/server-fetch.ts";
import { refusal } from "../shared/testing/memory-server.ts";
import { SendKept } from "./send-kept.ts";
import { show } from "./testing/show.tsx";

const SCHEDULE = "exercises.schedule";
const UNSCHEDULE = "exercises.unschedule";

const unreachable = () => {
  throw new Error(NO_CONNECTION);
};

/** The week of a server that can't be reached for moves. */
async function openApp() {
  const server = weekServer(all);
  server.answer(SCHEDULE, unreachable);
  server.answer(UNSCHEDULE, unreachable);
  const parts = [<SendKept key="send" />, <WeeklyView key="week" plan={plan} today={TODAY} />];
  const opened = show(parts, { server, at: "/?week=6" });
  await screen.findByRole("list", { name: "Available Exercises" });
  return { server, opened, user: userEvent.setup() };
}

const sentMoves = ({ server }: Awaited<ReturnType<typeof openApp>>) =>
  server.calls.filter(({ path }) => path === SCHEDULE || path === UNSCHEDULE);

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("completions"));
const goOnline = () => fireEvent(window, new Event("online"));

async function placeTempo(user: Awaited<ReturnType<typeof openApp>>["user"], on: RegExp) {
  await user.click(card(list(), /^Tempo run/));
  await user.click(card(day(on), /^Place Tempo run/));
}

test("moves without network wait in their order and are sent once, from where they were", async () => {
  const app = await openApp();
  const { server, user } = app;
  await placeTempo(user, /^Friday/);
  expect(await screen.findByText("Waiting to be sent: Tempo run to Friday.")).toBeTruthy();
  await user.click(card(day(/^Thursday/), /^Easy swim/));
  await user.keyboard("{Delete}");
  const both = "Waiting to be sent: Tempo run to Friday, Easy swim to Available Exercises.";
  expect(await screen.findByText(both)).toBeTruthy();
  expect(hasCard(day(/^Friday/), /^Tempo run/)).toBe(true);
  expect(hasCard(list(), /^Easy swim/)).toBe(true);

  const before = sentMoves(app).length;
  server.answer(SCHEDULE, () => ({}));
  server.answer(UNSCHEDULE, () => ({}));
  goOnline();
  await screen.findByText("Your 2 changes are sent");
  expect(sentMoves(app).slice(before)).toEqual([
    { path: SCHEDULE, input: { exerciseId: 1, day: 5, dayName: "Friday", from: [null] } },
    { path: UNSCHEDULE, input: { exerciseId: 2, from: [4] } },
  ]);
  expect(storedKeys()).toEqual([]);
});

test("a second move of an exercise takes the place of the first, which may have arrived", async () => {
  const app = await openApp();
  const { server, user } = app;
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  await user.click(card(day(/^Friday/), /^Tempo run/));
  await user.click(card(day(/^Sunday/), /^Place Tempo run/));
  await screen.findByText("Waiting to be sent: Tempo run to Sunday.");
  server.answer(SCHEDULE, () => ({}));
  goOnline();
  await screen.findByText("Your change is sent");
  expect(sentMoves(app).at(-1)?.input).toMatchObject({ exerciseId: 1, day: 0, from: [null, 5] });
});

test("waiting moves are shown and sent after the page was closed", async () => {
  const { opened, user } = await openApp();
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  opened.unmount();
  await openApp();
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  await waitFor(() => expect(hasCard(day(/^Friday/), /^Tempo run/)).toBe(true));
});

const MOVED = "This exercise was moved to Tuesday meanwhile";

test("says where an exercise was moved meanwhile, and moves it on request", async () => {
  const app = await openApp();
  const { server, user } = app;
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  server.answer(SCHEDULE, () => {
    throw refusal(MOVED, [{ path: "from", message: MOVED }], "conflict");
  });
  goOnline();
  expect(await screen.findByText("Tempo run was not moved to Friday.")).toBeTruthy();
  expect(screen.getByText(`${MOVED}.`, { exact: false })).toBeTruthy();

  server.answer(SCHEDULE, () => ({}));
  await user.click(screen.getByRole("button", { name: "Move to Friday: Tempo run" }));
  await screen.findByText("Your change is sent");
  expect(sentMoves(app).at(-1)?.input).toEqual({ exerciseId: 1, day: 5, dayName: "Friday" });
  expect(screen.queryByText(/was not moved/)).toBeNull();
});

test.each([
  ["conflict", "This exercise is already completed", /already completed\./],
  ["not_found", "Exercise not found", /no longer in your plan\./],
])("only offers to leave a move that can't be made (%s)", async (reason, message, words) => {
  const { server, user } = await openApp();
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  server.answer(SCHEDULE, () => {
    throw refusal(message, [], reason);
  });
  goOnline();
  await screen.findByText("Tempo run was not moved to Friday.");
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move to Friday: Tempo run" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Leave it: Tempo run" }));
  await waitFor(() => expect(screen.queryByText(/was not moved/)).toBeNull());
  expect(storedKeys()).toEqual([]);
});

test("a card whose move waits says so", async () => {
  const { server, user } = await openApp();
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  await waitFor(() => expect(hasCard(day(/^Friday/), /^Tempo run.*waits to be sent/)).toBe(true));
  server.answer(SCHEDULE, () => ({}));
  goOnline();
  await screen.findByText("Your change is sent");
  await waitFor(() => expect(screen.queryByText("waits to be sent")).toBeNull());
});

const COMPLETE = "exercises.complete";

test("a completion queues behind a move that waits, although the server can be reached again", async () => {
  const server = weekServer(all);
  server.answer("config.get", () => ({ features: ["manual-completion"] }));
  server.answer(SCHEDULE, unreachable);
  // Nothing sends what waits meanwhile.
  show(<WeeklyView plan={plan} today={TODAY} />, { server, at: "/?week=6" });
  await screen.findByRole("list", { name: "Available Exercises" });
  const user = userEvent.setup();
  await placeTempo(user, /^Friday/);
  await screen.findByText("Waiting to be sent: Tempo run to Friday.");
  server.answer(SCHEDULE, () => ({}));
  server.answer(COMPLETE, (input) => ({ ...all[1], ...Object(input), isCompleted: true }));
  await user.click(screen.getByRole("button", { name: "More for Easy swim" }));
  await user.click(await screen.findByRole("menuitem", { name: "Complete…" }));
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  await user.click(form.getByRole("radio", { name: "3, light" }));
  await user.click(form.getByRole("button", { name: "Complete Workout" }));
  await screen.findByText("Waiting to be sent: Tempo run to Friday, Easy swim.");
  expect(server.inputsOf(COMPLETE)).toEqual([]);

  show(<SendKept />, { server });
  await screen.findByText("Your 2 changes are sent");
  const sent = server.calls.map(({ path }) => path);
  expect(sent.lastIndexOf(COMPLETE)).toBeGreaterThan(sent.lastIndexOf(SCHEDULE));
  expect(storedKeys()).toEqual([]);
});

test("without network, what can't wait on the device is off and says why", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { onLine: { value: false } }));
  const { server, user } = await openApp();
  const auto = screen.getAllByRole("button", { name: "Auto-Schedule Week" });
  expect(auto.map((button) => button.getAttribute("aria-disabled"))).toEqual(
    auto.map(() => "true"),
  );
  await user.click(auto[0] as HTMLElement);
  expect(server.inputsOf("exercises.scheduleWeek")).toEqual([]);
  expect(screen.getAllByText("Only with network").length).toBeGreaterThan(0);
});
