import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { activityRow } from "../../../shared/testing/rows.ts";
import { findButton, openWearable } from "../testing/open-wearable.tsx";

const ENTRY = activityRow(1, {
  activityName: "Easy run",
  source: "manual",
  isLinkedToWorkout: true,
});
const COPY = activityRow(2, { activityName: "Watch run", duplicateOf: 1 });
const OTHER = activityRow(3, { activityName: "Evening run" });

const rowNames = () => screen.getAllByRole("listitem").map((row) => row.textContent ?? "");

test("lists a copy below its original and leaves its minutes out of the week", async () => {
  openWearable({ activities: [COPY, OTHER, ENTRY] });
  await screen.findByText("Easy run");
  expect(rowNames()).toEqual([
    expect.stringContaining("Evening run"),
    expect.stringContaining("Easy run"),
    expect.stringContaining("Same activity, counted once: Watch run"),
  ]);
  expect(screen.queryByRole("button", { name: "Unlink Watch run" })).toBeNull();
  // Two of half an hour.
  expect(screen.getByText("hours together").parentElement?.textContent).toContain("1:01");
});

test("counts a copy separately on request, and says why it can't", async () => {
  const { server, user } = openWearable({ activities: [ENTRY, COPY] });
  server.answer("activities.keepSeparate", () => {
    throw refusal("Activity not found");
  });
  await user.click(await findButton("Count Separately: Watch run"));
  expect(await screen.findByText("Error counting the activity")).toBeTruthy();
  server.answer("activities.keepSeparate", () => COPY);
  server.answer("activities.list", () => [ENTRY, { ...COPY, duplicateOf: null }]);
  await user.click(await findButton("Count Separately: Watch run"));
  expect(await screen.findByText("Counted as an activity of its own")).toBeTruthy();
  expect(server.inputsOf("activities.keepSeparate")).toEqual([
    { activityId: 2 },
    { activityId: 2 },
  ]);
  expect(await screen.findByRole("button", { name: "Unlink Watch run" })).toBeTruthy();
});
