import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../shared/testing/memory-server.ts";
import { activityRow } from "../../../shared/testing/rows.ts";
import { card, day, hasCard, isSelected, list, open, tempo } from "../testing/open-week.tsx";

const suggestion = { exerciseId: tempo.id, exerciseName: tempo.name, score: 0.956 };
const run = { ...activityRow(71), suggestion };
const ride = {
  ...activityRow(72, { activityName: "Lunch Ride", family: "bike", discipline: "bike" }),
  suggestion: null,
};

/** A figure of the week's summary with its unit and note. */
const figure = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

const tuesday = () => within(day(/^Tuesday/));

// @covers weekly-training-plan-view-10
test("shows an unmatched activity on the day it was recorded", async () => {
  await open({ recorded: [run] });
  expect(await tuesday().findByText("Morning Run")).toBeTruthy();
  // 1830 s; 5000 / 1609.34; 366 × 1.60934 = 589.0.
  for (const fact of ["0:30:30", "3.1 mi", "9:49/mi"]) {
    expect(tuesday().getByText(fact)).toBeTruthy();
  }
  expect(within(day(/^Monday/)).queryByText("Morning Run")).toBeNull();
});

test("counts unmatched activities as extra until they are matched", async () => {
  const { user } = await open({ recorded: [run, ride] });
  await tuesday().findByText("extra, counted");
  // Two activities of 1830 s each, besides the completed ride of 44 minutes.
  expect(figure("Completed")).toBe("0:44h+1:01 extra");
  await user.click(screen.getByRole("button", { name: "Confirm: Morning Run is Tempo run" }));
  await waitFor(() => expect(figure("Completed")).toBe("1:15h+0:31 extra"));
});

// @covers weekly-training-plan-view-11
test("matches the selected exercise with a pressed activity and updates the week", async () => {
  const { server, user } = await open({ recorded: [run, ride] });
  await tuesday().findByText("Morning Run");
  await user.click(card(list(), /^Tempo run,/));
  expect(tuesday().queryByRole("button", { name: /Lunch Ride/ })).toBeNull();
  await user.click(
    tuesday().getByRole("button", { name: "Click to match: Tempo run with Morning Run of Garmin" }),
  );
  await screen.findByText("Exercise matched to Garmin activity successfully");
  expect(server.inputsOf("exercises.match")).toEqual([
    { exerciseId: tempo.id, providerActivityId: run.providerActivityId },
  ]);
  await waitFor(() => expect(tuesday().queryByText("Morning Run")).toBeNull());
  expect(isSelected()).toBe(false);
  expect(hasCard(list(), /^Tempo run,/)).toBe(false);
});

test("confirms a suggested match with one press", async () => {
  const { server, user } = await open({ recorded: [run] });
  const confirm = await screen.findByRole("button", { name: "Confirm: Morning Run is Tempo run" });
  expect(tuesday().getByText(/^Probably/).textContent).toBe("Probably Tempo run (96 % match)");
  expect(screen.getByRole("button", { description: /day, duration and distance/ })).toBe(confirm);
  await user.click(confirm);
  await screen.findByText("Exercise matched to Garmin activity successfully");
  expect(server.inputsOf("exercises.match")).toHaveLength(1);
});

test("keeps an activity as an extra that the athlete declines", async () => {
  const { server, user } = await open({ recorded: [run] });
  await user.click(await screen.findByRole("button", { name: /^Not this one: Morning Run/ }));
  expect(await tuesday().findByText("extra, counted")).toBeTruthy();
  expect(tuesday().queryByText(/^Probably/)).toBeNull();
  expect(tuesday().getByText("Morning Run")).toBeTruthy();
  expect(server.inputsOf("activities.declineMatch")).toEqual([{ activityId: run.id }]);
  expect(server.inputsOf("exercises.match")).toEqual([]);
});

test("matches an exercise with an activity of its sport from the card menu", async () => {
  const { server, user } = await open({ recorded: [run, ride] });
  await tuesday().findByText("Morning Run");
  await user.click(screen.getByRole("button", { name: "More for Tempo run" }));
  expect(await screen.findByRole("menuitem", { name: "Details" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: /Lunch Ride/ })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Match with Morning Run, Tue" }));
  await screen.findByText("Exercise matched to Garmin activity successfully");
  expect(server.inputsOf("exercises.match")).toEqual([
    { exerciseId: tempo.id, providerActivityId: run.providerActivityId },
  ]);
});

test("reports a refused match and reverts it", async () => {
  const { server, user } = await open({ recorded: [run] });
  server.answer("exercises.match", () => {
    throw refusal("This activity is already matched with an exercise");
  });
  await user.click(await screen.findByRole("button", { name: /^Confirm/ }));
  await screen.findByText("Error matching exercise to Garmin");
  await screen.findByText("This activity is already matched with an exercise");
  expect(tuesday().getByText("Morning Run")).toBeTruthy();
  expect(hasCard(list(), /^Tempo run,/)).toBe(true);
});

// @covers calls-27
test("unlinks a matched exercise from its menu", async () => {
  const { server, user } = await open({ recorded: [run] });
  await user.click(await screen.findByRole("button", { name: /^Confirm/ }));
  await screen.findByText("Exercise matched to Garmin activity successfully");
  await user.click(await screen.findByRole("button", { name: "More for Tempo run" }));
  await user.click(await screen.findByRole("menuitem", { name: "Unmatch" }));
  await screen.findByText("Exercise unmatched from Garmin activity");
  expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: tempo.id }]);
  expect(await tuesday().findByText("Morning Run")).toBeTruthy();
});

async function openMatched() {
  const opened = await open({ recorded: [run] });
  await opened.user.click(await screen.findByRole("button", { name: /^Confirm/ }));
  await screen.findByText("Exercise matched to Garmin activity successfully");
  await tuesday().findByText("COMPLETED");
  return opened;
}

// @covers exercise-3
test("unlinks a selected matched exercise by the available list", async () => {
  const { server, user } = await openMatched();
  await user.click(tuesday().getByRole("button", { name: /^Tempo run,/ }));
  expect(isSelected()).toBe(true);
  expect(screen.queryByRole("button", { name: /^Place/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Put back here: Tempo run/ }));
  expect(isSelected()).toBe(false);
  await screen.findByText("Exercise unmatched from Garmin activity");
  expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: tempo.id }]);
  expect(server.inputsOf("exercises.unschedule")).toEqual([]);
  expect(screen.getByText("Tempo run, 45 minutes, unlinked from its activity.")).toBeTruthy();
  await waitFor(() => expect(hasCard(list(), /^Tempo run,/)).toBe(true));
});

test("deselects a matched exercise on a second press, and unlinks it on Delete", async () => {
  const { server, user } = await openMatched();
  const matched = tuesday().getByRole("button", { name: /^Tempo run,/ });
  await user.click(matched);
  await user.click(matched);
  expect(isSelected()).toBe(false);
  expect(server.inputsOf("exercises.unmatch")).toEqual([]);
  await user.keyboard("{Delete}");
  await screen.findByText("Exercise unmatched from Garmin activity");
  expect(server.inputsOf("exercises.unmatch")).toEqual([{ exerciseId: tempo.id }]);
});

test("shows the week without activities that can't be loaded, and retries on request", async () => {
  const { server, user } = await open();
  server.answer("activities.listUnmatched", () => {
    throw refusal("Service temporarily unavailable. Try again in a moment.");
  });
  // The neighbouring week is prefetched, the one after it is not.
  await user.click(screen.getByRole("button", { name: "Next week" }));
  await user.click(screen.getByRole("button", { name: "Next week" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  server.answer("activities.listUnmatched", () => []);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
});
