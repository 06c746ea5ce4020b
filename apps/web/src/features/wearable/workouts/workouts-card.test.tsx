import { isoDate } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { CONNECTED, findButton, NO_WORKOUTS, openWearable } from "../testing/open-wearable.tsx";
import type { WatchWorkouts } from "../../../shared/watch/use-watch-workouts.ts";

type Exercise = WatchWorkouts["exercises"][number];

const exercise = (exerciseId: number, changes: Partial<Exercise> = {}): Exercise => ({
  exerciseId,
  planId: 1,
  week: 9,
  type: "run",
  name: `Run ${exerciseId}`,
  scheduledDate: isoDate("2027-03-18"),
  duration: 45,
  state: "onWatch",
  reason: null,
  refusal: null,
  sentAt: null,
  ...changes,
});

const ALL: WatchWorkouts = {
  ...NO_WORKOUTS,
  lastSentAt: "2027-03-17T06:42:00.000Z",
  exercises: [
    exercise(1),
    exercise(2, { state: "changed" }),
    exercise(3, { state: "notSent" }),
    exercise(4, { state: "refused", refusal: "poolLength is missing" }),
    exercise(5, { state: "refused" }),
    exercise(6, { state: "changed", reason: "permission" }),
  ],
};

function openWith(workouts: WatchWorkouts) {
  const opened = openWearable({ connection: CONNECTED });
  opened.server.answer("wearable.workouts", () => workouts);
  return opened;
}

const card = async () =>
  within(await screen.findByRole("region", { name: "Workouts on your watch" }));

test("shows each exercise with its day, and whether it is on the watch", async () => {
  openWith(ALL);
  const shown = await card();
  const list = await shown.findByRole("list", { name: "Exercises of the coming days" });
  const rows = within(list).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Run 1Thu, Mar 18 · 0:45On your watch",
    "Run 2Thu, Mar 18 · 0:45Changed since sent, sent again in a moment",
    "Run 3Thu, Mar 18 · 0:45Not sent yet",
    "Run 4Thu, Mar 18 · 0:45Garmin refused it: poolLength is missing",
    "Run 5Thu, Mar 18 · 0:45Garmin refused it",
    "Run 6Thu, Mar 18 · 0:45Changed since sent: Garmin does not let Triplan send workouts",
  ]);
  expect(within(list).getByRole("link", { name: "Run 1" }).getAttribute("href")).toBe("/?week=9");
  expect(shown.getByText(/^Last sent Wed, Mar 17/)).toBeTruthy();
});

test("says when nothing has a day or was sent", async () => {
  openWith(NO_WORKOUTS);
  const shown = await card();
  expect(await shown.findByText("No exercise of the next 14 days has a day yet.")).toBeTruthy();
  expect(shown.getByText("Nothing sent yet.")).toBeTruthy();
  expect(shown.queryByRole("button", { name: "Send now" })).toBeNull();
});

test("is turned off and on, and guides by what the athlete chooses", async () => {
  const { server, user } = openWith(ALL);
  let saved: WatchWorkouts = ALL;
  server.answer("wearable.saveWorkouts", (input) => {
    const { target } = input as Pick<WatchWorkouts, "target">;
    saved = { ...ALL, target, status: target === null ? "off" : "on" };
    return saved;
  });
  const shown = await card();
  const toggle = await shown.findByRole("switch", { name: "Send workouts to the watch" });
  await user.click(shown.getByRole("radio", { name: /^Pace/ }));
  await waitFor(() =>
    expect(shown.getByRole<HTMLInputElement>("radio", { name: /^Pace/ }).checked).toBe(true),
  );
  await user.click(toggle);
  await waitFor(() => expect(shown.queryByRole("list")).toBeNull());
  expect(shown.queryByRole("radio", { name: /^Pace/ })).toBeNull();
  await user.click(toggle);
  expect(await shown.findByRole("list")).toBeTruthy();
  expect(server.inputsOf("wearable.saveWorkouts")).toEqual([
    { target: "pace" },
    { target: null },
    { target: "power" },
  ]);
});

test("says that the permission is missing and offers to reconnect", async () => {
  openWith({
    ...ALL,
    status: "permission",
    exercises: [exercise(1, { state: "notSent", reason: "permission" })],
  });
  const shown = await card();
  expect(
    await shown.findByText(
      "Garmin does not let Triplan send workouts yet. Reconnect and allow planned workouts.",
    ),
  ).toBeTruthy();
  expect(shown.getByRole("button", { name: "Reconnect" })).toBeTruthy();
  expect(shown.queryByRole("button", { name: "Send now" })).toBeNull();
});

test("sends now what waits, and shows what the server sent since", async () => {
  const { server, user } = openWith({ ...ALL, exercises: [exercise(3, { state: "notSent" })] });
  const sent = { ...ALL, exercises: [exercise(3)] };
  server.answer("wearable.sendWorkouts", () => sent);
  await user.click(await findButton("Send now"));
  expect(await (await card()).findByText("On your watch")).toBeTruthy();
  expect(server.inputsOf("wearable.sendWorkouts")).toHaveLength(1);
});

test("follows what waits without being asked", async () => {
  const { server } = openWith({ ...ALL, exercises: [exercise(3, { state: "notSent" })] });
  server.answer("wearable.watchWorkouts", () => ({ ...ALL, exercises: [exercise(3)] }));
  expect(await (await card()).findByText("On your watch")).toBeTruthy();
});

test("says so when a change is not saved, and when nothing loads", async () => {
  const { server, user } = openWith(ALL);
  server.answer("wearable.saveWorkouts", () => {
    throw refusal("Garmin authorization has expired. Please reconnect.");
  });
  const shown = await card();
  await user.click(await shown.findByRole("switch", { name: "Send workouts to the watch" }));
  expect(await screen.findByText("Watch setting not changed")).toBeTruthy();
});

test("is not there without a connection", async () => {
  openWearable();
  await screen.findByText("Not Connected");
  expect(screen.queryByRole("region", { name: "Workouts on your watch" })).toBeNull();
});
