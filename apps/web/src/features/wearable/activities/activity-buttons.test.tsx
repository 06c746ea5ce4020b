import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { activityRow } from "../../../shared/testing/rows.ts";
import { ActivityButtons } from "./activity-buttons.tsx";

const LINKED = activityRow(2, { isLinkedToWorkout: true, linkedExerciseId: 5 });

function open(activity = LINKED, features: string[] = [], isHeld = false) {
  const server = new MemoryServer({
    "config.get": () => ({ features }),
    "exercises.unmatch": () => ({}),
  });
  const release = isHeld ? server.hold() : () => undefined;
  show(<ActivityButtons activity={activity} onDelete={() => undefined} />, {
    server,
    at: "/garmin",
  });
  return { server, release, user: userEvent.setup() };
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

const TUESDAY_RUN = {
  id: 5,
  name: "Tempo Run",
  type: "run",
  week: 3,
  duration: 45,
  distance: "5 mi",
  scheduledDate: "2027-03-16",
  score: 0.87,
};

/** Opens the dialog of a Morning Run that is not linked yet. */
async function openDialog(answer: () => unknown) {
  const opened = open(activityRow(1), ["activity-linking"]);
  opened.server.answer("activities.listLinkable", answer);
  opened.server.answer("exercises.match", () => ({}));
  await waitFor(() => expect(askedFor(opened.server)).toEqual(["config.get"]));
  await opened.user.click(screen.getByRole("button", { name: "Link to Workout: Morning Run" }));
  return { ...opened, dialog: await screen.findByRole("dialog", { name: "Link to Workout" }) };
}

test("links the activity to the chosen exercise", async () => {
  const { server, user, dialog } = await openDialog(() => [TUESDAY_RUN]);
  await user.click(
    await within(dialog).findByRole("button", {
      name: "Tempo Run Tue, Mar 16 · 0:45 87 % match",
    }),
  );
  expect(server.inputsOf("activities.listLinkable")[0]).toEqual({ activityId: 1 });
  expect(server.inputsOf("exercises.match")).toEqual([
    { exerciseId: 5, providerActivityId: activityRow(1).providerActivityId, isReplacement: false },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("links the activity to an exercise of another sport that it was done instead of", async () => {
  const ride = { ...TUESDAY_RUN, name: "Endurance ride", type: "bike", score: null };
  const { server, user, dialog } = await openDialog(() => [ride]);
  await user.click(
    await within(dialog).findByRole("button", { name: /^Endurance ride .* Done instead of it$/ }),
  );
  expect(server.inputsOf("exercises.match")).toMatchObject([
    { exerciseId: 5, isReplacement: true },
  ]);
});

test("opens the dialog of a press that came before the server's settings", async () => {
  const { server, user, release } = open(activityRow(1), ["activity-linking"], true);
  await user.click(screen.getByRole("button", { name: "Link to Workout: Morning Run" }));
  server.answer("activities.listLinkable", () => [TUESDAY_RUN]);
  release();
  expect(await screen.findByRole("dialog", { name: "Link to Workout" })).toBeTruthy();
});

test("says that no exercise is open", async () => {
  const { dialog } = await openDialog(() => []);
  expect(await within(dialog).findByText(/^No open exercise of this sport/)).toBeTruthy();
});

test("loads the exercises again after a failure", async () => {
  const { server, user, dialog } = await openDialog(() => {
    throw new Error("down");
  });
  const retry = await within(dialog).findByRole("button", { name: "Try again" });
  server.answer("activities.listLinkable", () => [TUESDAY_RUN]);
  await user.click(retry);
  expect(await within(dialog).findByText("Tempo Run")).toBeTruthy();
});

// @covers placeholders-1
test("unlinks the activity on Unlink when switched on", async () => {
  const { server, user } = open(LINKED, ["activity-linking"]);
  const unlink = screen.getByRole("button", { name: "Unlink Morning Run" });
  await waitFor(() => expect(unlink).toHaveProperty("disabled", false));
  await user.click(unlink);
  expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: 5 }]);
  expect(await screen.findByText("Exercise unmatched from Garmin activity")).toBeTruthy();
});
