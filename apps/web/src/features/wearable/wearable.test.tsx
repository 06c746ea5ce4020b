import { isoDate, WEARABLE } from "@triplan/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../shared/testing/memory-server.ts";
import { activityRow, userRow } from "../../shared/testing/rows.ts";
import { CONNECTED, findButton, NOT_CONNECTED, openWearable } from "./testing/open-wearable.tsx";

// @covers wearable-page-1
test("asks a visitor to log in", async () => {
  openWearable({ user: null });
  expect(await screen.findByText("Please log in to access Garmin integration")).toBeTruthy();
});

// @covers wearable-page-2, wearable-page-6
test("explains consent and names the account when not connected", async () => {
  openWearable();
  await screen.findByText("Not Connected");
  expect(screen.getByRole("link", { name: "Terms of Service" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toBeTruthy();
  expect(screen.getByText("iris.costa@example.com")).toBeTruthy();
  expect(await findButton("Connect")).toBeTruthy();
  expect(screen.getByText(/Allow historical data too: Sync needs it/)).toBeTruthy();
  await screen.findByText("No activities found. Connect Garmin to see what your watch records.");
});

test("says that the watch service is unavailable instead of offering to connect", async () => {
  openWearable({ connection: { ...NOT_CONNECTED, provider: null } });
  expect(await screen.findByText(/is not set up on this server/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Connect" })).toBeNull();
});

test("labels a practice provider as such", async () => {
  openWearable({ connection: { ...NOT_CONNECTED, provider: "sandbox" } });
  expect(await screen.findByText("This is a practice provider, not Garmin.")).toBeTruthy();
});

test("reports the status when connecting fails to start", async () => {
  const { server, user } = openWearable();
  server.answer("wearable.authorize", () => {
    throw refusal("Garmin is not set up on this server");
  });
  await user.click(await findButton("Connect"));
  expect(
    await screen.findByText(/^Failed to (?:start Garmin authorization|get auth URL: \d+)$/),
  ).toBeTruthy();
});

// @covers wearable-page-4
test("shows the connected account, and disconnects after confirmation", async () => {
  const { server, user } = openWearable({ connection: CONNECTED });
  await screen.findByText("Connected");
  expect(screen.getByText("g-5c1f09e2")).toBeTruthy();
  await user.click(await findButton("Disconnect"));
  const dialog = within(await screen.findByRole("dialog", { name: "Disconnect Garmin" }));
  expect(
    dialog.getByText(
      "Disconnecting stops new activities from syncing and takes planned workouts off your watch. " +
        "Activities already here are kept.",
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(server.inputsOf("wearable.disconnect")).toEqual([]);
  await user.click(await findButton("Disconnect"));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Disconnect" }),
  );
  await screen.findByText("Account disconnected");
  await screen.findByText("Not Connected");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  [{ tokenValid: true, profileData: { userId: "u" } }, "Connection Valid", /OAuth 2\.0/],
  [{ tokenValid: false, message: "Please reconnect." }, "Token Expired", /Please reconnect/],
  [{ tokenValid: true, message: "It was busy." }, "Connection Issue", /It was busy/],
  [{ tokenValid: true }, "Connection Issue", "Connection exists but API call failed"],
  // @covers texts-7
])("reports a connection test that answers %o as %s", async (answer, title, text) => {
  const { server, user } = openWearable({ connection: CONNECTED });
  const full = { connected: true, profileData: null, message: "", ...answer };
  server.answer("wearable.testConnection", () => full);
  await user.click(await findButton("Test Connection"));
  await screen.findByText(title);
  expect(screen.getByText(text)).toBeTruthy();
});

// @covers wearable-page-11, texts-8
test("reports the consent redirect once and cleans the address", async () => {
  openWearable({ connection: CONNECTED, at: "/garmin?success=connected" });
  await screen.findByText("Account connected successfully!");
  expect(screen.getByTestId("address").textContent).toBe(WEARABLE.path);
});

// @covers wearable-page-12, texts-5
test("reports why consent was refused and cleans the address", async () => {
  openWearable({ at: `/garmin?error=${encodeURIComponent("You said no <b>there</b>")}` });
  await screen.findByText("Connection Failed");
  expect(screen.getByText("Failed to connect account: You said no <b>there</b>")).toBeTruthy();
  expect(screen.getByTestId("address").textContent).toBe(WEARABLE.path);
});

const SWIM = activityRow(2, {
  activityName: "Pool Swim",
  activityType: "lap_swimming",
  family: "swim",
  discipline: "swim",
  duration: 2305,
  distance: 1600.2,
  averagePace: 1443.6,
  averageHeartRate: null,
  isLinkedToWorkout: true,
  linkedExerciseId: 5,
});

const textOf = (element: HTMLElement) => element.closest("li")?.textContent ?? "";

test("lists the activities of the week in the address, with a link to all", async () => {
  const later = activityRow(3, { localDate: isoDate("2027-03-15"), activityName: "Later" });
  const { server } = openWearable({ activities: [later, SWIM], at: "/garmin?week=2027-03-09" });
  const week = within(
    await screen.findByRole("region", { name: "Activities of Mar 7 – 13, 2027" }),
  );
  expect(await week.findByText("Pool Swim")).toBeTruthy();
  expect(screen.queryByText("Later")).toBeNull();
  expect(server.inputsOf("activities.list")).toEqual([
    { cursor: "2027-03-15T00:00:00.000Z_0", limit: 200 },
  ]);
  expect(week.getByRole("link", { name: "All activities" }).getAttribute("href")).toBe("/garmin");
});

test.each([
  ["miles", ["1,750 yd", "2:12 /100yd"], ["3.1 mi", "9:49 /mi"]],
  ["kilometers", ["1,600 m", "2:24 /100m"], ["5.0 km", "6:06 /km"]],
  // @covers wearable-page-7, wearable-connection-and-plan-deletion-2, units-and-display-2, forms-5
] as const)("shows a row in %s", async (unitPreference, ofSwim, ofRun) => {
  openWearable({ user: userRow({ unitPreference }), activities: [activityRow(1), SWIM] });
  const swim = await screen.findByText("Pool Swim");
  for (const text of [...ofSwim, "0:38:25", "Lap swimming", "Linked to Workout"]) {
    expect(textOf(swim)).toContain(text);
  }
  const run = textOf(screen.getByText("Morning Run"));
  for (const text of [...ofRun, "0:30:30", "146 bpm", "Tue, Mar 9, 6:30 AM"]) {
    expect(run).toContain(text);
  }
  expect(run).not.toContain("Linked to Workout");
});

const RUN = {
  id: 3,
  userId: 1,
  connectionId: 1,
  status: "completed",
  requested: [
    { from: "2027-01-10T00:00:00.000Z", to: "2027-02-09T00:00:00.000Z" },
    { from: "2027-02-09T00:00:00.000Z", to: "2027-03-11T00:00:00.000Z" },
  ],
  received: 12,
  imported: 9,
  updated: 1,
  skipped: 2,
  matched: 7,
  error: null,
  lastReceivedAt: null,
  finishedAt: "2027-03-11T00:00:01.000Z",
  createdAt: "2027-03-11T00:00:00.000Z",
  updatedAt: "2027-03-11T00:00:01.000Z",
};

// @covers wearable-page-5
test("shows the progress of a sync and refetches the activities", async () => {
  const { server, user } = openWearable({ connection: CONNECTED });
  await screen.findByText("No activities found. Sync your device or create a test activity.");
  server.answer("wearable.sync", () => ({ runId: 3, status: "completed" }));
  server.answer("wearable.syncProgress", () => RUN);
  server.answer("activities.list", () => [activityRow(1)]);
  await user.click(await findButton("Sync Activities"));
  await screen.findByText("Activities synced successfully!");
  const progress = await screen.findByRole("status", { name: "Progress of the sync" });
  // Two windows of 30 days; 9 activities are new and 1 is updated.
  expect(progress.textContent).toBe(
    "Everything has arrived.Requested60 daysReceived12Stored10Matched7",
  );
  expect(await screen.findByText("Morning Run")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See your week" }).getAttribute("href")).toBe("/");
});

test("reports a refused sync with the specification's message and the reason", async () => {
  const { server, user } = openWearable({ connection: CONNECTED });
  server.answer("wearable.syncProgress", () => RUN);
  server.answer("wearable.sync", () => {
    throw refusal("Garmin authorization has expired. Please reconnect.");
  });
  await user.click(await findButton("Sync Activities"));
  expect(await screen.findByText("Failed to sync activities")).toBeTruthy();
  expect(screen.getByText("Garmin authorization has expired. Please reconnect.")).toBeTruthy();
});

test("counts each minute once in a week's hours", async () => {
  const race = activityRow(10, {
    isParent: true,
    hasParts: true,
    family: "multisport",
    duration: 7200,
  });
  const parts = [
    activityRow(11, { family: "bike", duration: 3600 }),
    activityRow(12, { duration: 1800 }),
  ];
  openWearable({ activities: [race, ...parts] });
  const totals = await screen.findByText(/hours together/);
  expect(totals.closest("b")?.textContent).toContain("1:30");
});

// @covers wearable-page-5, calls-25
test("creates a test activity and lists it", async () => {
  const { server, user } = openWearable({ connection: CONNECTED });
  await user.click(await findButton("Create Test Activity"));
  await screen.findByText("Test activity created!");
  expect(await screen.findByText("Test Activity")).toBeTruthy();
  expect(server.inputsOf("activities.create")).toEqual([
    expect.objectContaining({ activityType: "running", duration: 1800, distance: 5000 }),
  ]);
});

// @covers wearable-page-10
test("deletes an activity after confirmation", async () => {
  const { server, user } = openWearable({ activities: [activityRow(1), SWIM] });
  await user.click(await findButton("Delete Pool Swim"));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Activity" }));
  expect(dialog.getByText(/Its exercise is open again/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await screen.findByText("Activity deleted successfully!");
  await waitFor(() => expect(screen.queryByText("Pool Swim")).toBeNull());
  expect(server.inputsOf("activities.delete")).toEqual([{ activityId: 2 }]);
  expect(screen.getByText("Morning Run")).toBeTruthy();
});

const fail = () => {
  throw refusal("Something went wrong");
};

test("reports failures with the specification's messages", async () => {
  const { server, user } = openWearable({ connection: CONNECTED, activities: [activityRow(1)] });
  for (const path of ["activities.create", "activities.delete", "wearable.disconnect"]) {
    server.answer(path, fail);
  }
  await user.click(await findButton("Create Test Activity"));
  expect(await screen.findByText("Failed to create test activity")).toBeTruthy();
  await user.click(await findButton("Disconnect"));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Disconnect" }),
  );
  expect(await screen.findByText("Failed to disconnect account")).toBeTruthy();
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }),
  );
  await user.click(await findButton("Delete Morning Run"));
  await user.click(await findButton("Delete"));
  expect(await screen.findByText("Failed to delete activity")).toBeTruthy();
});

// @covers wearable-page-6
test("shows that activities are loading, and retries a failed load", async () => {
  const { server, user } = openWearable();
  server.answer("activities.list", () => {
    throw refusal("Service temporarily unavailable. Try again in a moment.");
  });
  expect(await screen.findByText("Loading activities...")).toBeTruthy();
  await screen.findByText("Service temporarily unavailable. Try again in a moment.");
  server.answer("activities.list", () => [activityRow(1)]);
  await user.click(await findButton("Try again"));
  expect(await screen.findByText("Morning Run")).toBeTruthy();
});
