import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { activityRow } from "../../../shared/testing/rows.ts";
import { ActivityButtons } from "./activity-buttons.tsx";

const LINKED = activityRow(2, { isLinkedToWorkout: true, linkedExerciseId: 5 });

function open(activity = LINKED, features: string[] = []) {
  const server = new MemoryServer({
    "config.get": () => ({ features }),
    "exercises.unmatch": () => ({}),
  });
  show(<ActivityButtons activity={activity} onDelete={() => undefined} />, {
    server,
    at: "/garmin",
  });
  return { server, user: userEvent.setup() };
}

const askedFor = (server: MemoryServer) => server.calls.map(({ path }) => path);
const address = () => screen.getByTestId("address").textContent;

// @covers wearable-page-9
test("shows inert Link to Workout and Unlink buttons where the features are switched off", async () => {
  const { server, user } = open();
  await waitFor(() => expect(askedFor(server)).toEqual(["config.get"]));
  await user.click(screen.getByRole("button", { name: "Unlink Morning Run" }));
  expect(askedFor(server)).toEqual(["config.get"]);
  expect(screen.getByText("Linked to Workout")).toBeTruthy();
});

// @covers wearable-page-9
test("keeps the page on Link to Workout when switched off", async () => {
  const { server, user } = open(activityRow(1));
  await waitFor(() => expect(askedFor(server)).toEqual(["config.get"]));
  await user.click(screen.getByRole("button", { name: "Link to Workout: Morning Run" }));
  expect(askedFor(server)).toEqual(["config.get"]);
  expect(address()).toBe("/garmin");
});

test("leads to the week on Link to Workout when switched on", async () => {
  const { user } = open(activityRow(1), ["activity-linking"]);
  await user.click(await screen.findByRole("link", { name: "Link to Workout: Morning Run" }));
  expect(address()).toBe("/");
});

// @covers placeholders-1
test("unlinks the activity on Unlink when switched on", async () => {
  const { server, user } = open(LINKED, ["activity-linking"]);
  const unlink = screen.getByRole("button", { name: "Unlink Morning Run" });
  await waitFor(async () => {
    await user.click(unlink);
    expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: 5 }]);
  });
  expect(await screen.findByText("Exercise unmatched from Garmin activity")).toBeTruthy();
});
