import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ExerciseOnWatch } from "../../../shared/watch/watch-texts.ts";
import { open } from "../testing/open-week.tsx";
import { exerciseRow, placedOn } from "../testing/week-rows.ts";

const CONNECTION = {
  connected: true,
  providerUserId: "g-1",
  status: "active",
  permissions: [],
  canSync: true,
  lastSyncedAt: null,
  provider: "sandbox",
};

const ON_WATCH: ExerciseOnWatch = {
  state: "onWatch",
  reason: null,
  refusal: null,
  sentAt: null,
};

type State = Partial<ExerciseOnWatch>;

/** The details of a run, with a watch that has it in these states, one for each request. */
async function details(...states: readonly State[]) {
  const run = exerciseRow("run", 45, { name: "Tempo run", ...placedOn(4) });
  const { server, user } = await open({ rows: [run] });
  const left = [...states];
  server.answer("wearable.connection", () => ({ ...CONNECTION, connected: states.length > 0 }));
  server.answer("wearable.watchWorkouts", () => ({
    status: "on",
    target: "power",
    lastSentAt: null,
    exercises: [],
  }));
  server.answer("wearable.exercise", () => ({
    ...ON_WATCH,
    ...(left.length > 1 ? left.shift() : left[0]),
  }));
  await user.click(screen.getByRole("button", { name: "More for Tempo run" }));
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
  return { server, shown: within(await screen.findByRole("dialog", { name: "Tempo run" })) };
}

test.each([
  [{}, "On your watch"],
  [{ state: "changed" }, "Changed since sent, sent again in a moment"],
  [{ state: "notSent" }, "Not sent yet"],
  [{ state: "notSent", reason: "noDay" }, "Not sent: it has no day"],
  [{ state: "notSent", reason: "later" }, "Not sent: sent 13 days before its day"],
  [{ state: "refused", refusal: "too long" }, "Garmin refused it: too long"],
] as const)("details say of %o: %s", async (onWatch, text) => {
  const { shown } = await details(onWatch);
  expect(await shown.findByText(text)).toBeTruthy();
});

test.each([
  ["permission", "Reconnect"],
  ["reconnect", "Reconnect"],
  ["off", "Turn on"],
] as const)("details lead to the watch page where %s is the reason", async (reason, name) => {
  const { shown } = await details({ state: "notSent", reason });
  const link = await shown.findByRole("link", { name });
  expect(link.getAttribute("href")).toBe("/garmin");
});

test("details follow a workout that waits until it is on the watch", async () => {
  const { server, shown } = await details({ state: "notSent" }, { state: "onWatch" });
  expect(await shown.findByText("On your watch")).toBeTruthy();
  expect(server.inputsOf("wearable.exercise")).toHaveLength(2);
});

test("details of a brick say it of each half", async () => {
  const halves = (["bike", "run"] as const).map((type) =>
    exerciseRow(type, 45, { name: `Brick ${type}`, brickId: "6-brick", ...placedOn(4) }),
  );
  const { server, user } = await open({ rows: halves });
  server.answer("wearable.connection", () => CONNECTION);
  server.answer("wearable.exercise", () => ON_WATCH);
  await user.click(screen.getAllByRole("button", { name: /^More for/ })[0] ?? document.body);
  await user.click(await screen.findByRole("menuitem", { name: "Details" }));
  const section = await screen.findByRole("region", { name: "On Garmin" });
  expect(await within(section).findAllByText("On your watch")).toHaveLength(2);
  expect(section.textContent).toBe("WatchBikeOn your watchRunOn your watch");
});

test("details say nothing about a watch while none is connected", async () => {
  const { server, shown } = await details();
  await shown.findByText("Steps");
  expect(shown.queryByRole("heading", { name: "Watch" })).toBeNull();
  expect(server.inputsOf("wearable.exercise")).toEqual([]);
});
