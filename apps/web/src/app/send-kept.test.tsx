import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { plan, TODAY } from "../features/week/testing/week-rows.ts";
import { all } from "../features/week/testing/open-week.tsx";
import { weekServer } from "../features/week/testing/week-server.ts";
import { WeeklyView } from "../features/week/weekly-view.tsx";
import { NO_CONNECTION } from "../shared/network/server-fetch.ts";
import { refusal } from "../shared/testing/memory-server.ts";
import { SendKept } from "./send-kept.ts";
import { show } from "./testing/show.tsx";

const COMPLETE = "exercises.complete";

/** The week with the form of Thursday's easy swim. */
function openApp() {
  const server = weekServer(all);
  server.answer("config.get", () => ({ features: ["manual-completion"] }));
  const parts = [<SendKept key="send" />, <WeeklyView key="week" plan={plan} today={TODAY} />];
  const opened = show(parts, { server, at: "/?week=6&exercise=2&open=complete" });
  return { server, opened };
}

const unreachable = () => {
  throw new Error(NO_CONNECTION);
};

async function completeSwim() {
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  fireEvent.click(form.getByRole("radio", { name: "3, light" }));
  fireEvent.click(form.getByRole("button", { name: "Complete Workout" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
}

async function chooseForSwim(name: string) {
  fireEvent.click(screen.getByRole("button", { name: "More for Easy swim" }));
  fireEvent.click(await screen.findByRole("menuitem", { name }));
}

const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("completions"));
const goOnline = () => fireEvent(window, new Event("online"));

test("a completion without network waits on the device and is sent once", async () => {
  const { server } = openApp();
  server.answer(COMPLETE, unreachable);
  await completeSwim();
  expect(await screen.findByText("Saved on this device")).toBeTruthy();
  expect(screen.getByText("Waiting to be sent: Easy swim.")).toBeTruthy();
  const completed = within(screen.getByRole("list", { name: "Completed exercises" }));
  expect(completed.getByText("waiting to be sent")).toBeTruthy();

  const before = server.inputsOf(COMPLETE).length;
  server.answer(COMPLETE, (input) => ({ ...all[1], ...Object(input), isCompleted: true }));
  goOnline();
  goOnline();
  await screen.findByText("Exercise completed");
  expect(server.inputsOf(COMPLETE).slice(before)).toMatchObject([{ exerciseId: 2, rpe: 3 }]);
  expect(screen.queryByText(/^Waiting to be sent/)).toBeNull();
  expect(storedKeys()).toEqual([]);
});

test("is sent when the app opens again after its page was closed", async () => {
  const { server, opened } = openApp();
  server.answer(COMPLETE, unreachable);
  await completeSwim();
  opened.unmount();
  const again = openApp();
  await screen.findByText("Exercise completed");
  expect(again.server.inputsOf(COMPLETE)).toMatchObject([{ exerciseId: 2, rpe: 3 }]);
});

test("can be changed and undone while it waits", async () => {
  const { server } = openApp();
  server.answer(COMPLETE, unreachable);
  await completeSwim();
  await chooseForSwim("Edit what I did…");
  const form = within(await screen.findByRole("form", { name: "What you did" }));
  expect(form.getByRole("radio", { name: "3, light" })).toHaveProperty("checked", true);
  fireEvent.click(form.getByRole("button", { name: "Cancel" }));
  await chooseForSwim("Undo completion");
  await screen.findByText("Completion undone");
  expect(storedKeys()).toEqual([]);
  expect(server.inputsOf("exercises.undoCompletion")).toEqual([]);
});

test("says why the server refuses an entry that waited, until it is discarded", async () => {
  const { server } = openApp();
  server.answer(COMPLETE, unreachable);
  await completeSwim();
  server.answer(COMPLETE, () => {
    throw refusal("This exercise is already completed", [], "conflict");
  });
  goOnline();
  expect(await screen.findByText("Easy swim could not be sent.")).toBeTruthy();
  expect(screen.getByText(/You entered 0:30:00 on Tue/)).toBeTruthy();
  const tries = server.inputsOf(COMPLETE).length;
  goOnline();
  expect(server.inputsOf(COMPLETE)).toHaveLength(tries);
  fireEvent.click(screen.getByRole("button", { name: /^Discard the entry/ }));
  await waitFor(() => expect(screen.queryByText("Easy swim could not be sent.")).toBeNull());
});
