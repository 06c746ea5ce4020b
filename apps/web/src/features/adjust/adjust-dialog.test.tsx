import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_CONNECTION } from "../../shared/network/server-fetch.ts";
import { refusal } from "../../shared/testing/memory-server.ts";
import { applyButton, openDialog, OUTCOME, reason, SAME } from "./testing/open-dialog.tsx";

const countRows = () => within(screen.getByRole("table")).getAllByRole("row").length - 1;

// @covers adjust-dialog-1, adjust-dialog-3
test("opens at 100 % volume with a preview, and can't be applied without a reason", async () => {
  const { server } = await openDialog();
  expect(screen.getByRole("radio", { name: "Volume" })).toHaveProperty("checked", true);
  expect(screen.getByRole("slider", { name: "Volume" }).getAttribute("aria-valuetext")).toBe(
    "100 percent of the planned time",
  );
  await screen.findByText("9 exercises change.");
  expect(server.inputsOf("plans.previewAdjustment")).toMatchObject([{ reason: null }]);
  expect(applyButton()).toHaveProperty("disabled", true);
  expect(screen.getByText(/^Choose a reason to apply it/)).toBeTruthy();
  expect(
    within(reason())
      .getAllByRole("option")
      .map((option) => option.getAttribute("value")),
  ).toEqual([
    "",
    "feeling-strong",
    "fatigue",
    "injury-prevention",
    "time-constraints",
    "recovery-needed",
    "race-prep",
  ]);
});

test("shows the remaining hours, each week's hours and hard time, and what changes", async () => {
  await openDialog();
  expect((await screen.findByText(/^Remaining hours/)).textContent).toBe(
    "9 exercises change. Remaining hours: 13:30 → 11:30.",
  );
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "26:30 →before, 4:30 after0:30 →before, 0:15 after",
    "37:000:30",
  ]);
  const changes = within(screen.getByRole("list", { name: "Exercises that change" }));
  expect(changes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Week 2 Tempo run, 0:45 → 0:30",
    "Week 2 Tempo run → Easy run, tempo → easy",
    "Week 3 Tempo run, now 16 min easy (Z1)",
    "and 6 more",
  ]);
});

test("shows the hours at each level for an intensity change", async () => {
  const { user } = await openDialog({
    ...OUTCOME,
    weeklyMinutesAfter: OUTCOME.weeklyMinutesBefore,
  });
  await user.click(screen.getByRole("radio", { name: "Intensity" }));
  await user.click(screen.getByRole("radio", { name: "Easier" }));
  expect((await screen.findByText(/^Remaining hours/)).textContent).toContain(
    "Remaining hours: 13:30.",
  );
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "10:30 → 8:50",
    "1:20",
    "1:00 → 0:45",
  ]);
});

test("shows the first weeks of a long plan, and all of them on request", async () => {
  const weeks = Array.from({ length: 12 }, (_, index) => index + 2);
  const { user } = await openDialog({
    ...OUTCOME,
    weeks,
    weeklyMinutesBefore: weeks.map(() => 300),
    weeklyMinutesAfter: weeks.map(() => 240),
    intensityBefore: weeks.map(() => OUTCOME.intensityBefore[0]),
    intensityAfter: weeks.map(() => OUTCOME.intensityAfter[0]),
  });
  await screen.findByRole("table");
  expect(countRows()).toBe(6);
  await user.click(screen.getByRole("button", { name: "Show all 12 weeks" }));
  expect(countRows()).toBe(12);
});

test("says why the requested volume is not reached", async () => {
  const limit = "Your volume can grow by at most 12 % a week, so it reaches +20 % in week 4.";
  await openDialog({ ...OUTCOME, limit });
  expect(await screen.findByText(limit)).toBeTruthy();
});

test("says that a plan of an earlier engine is rewritten", async () => {
  await openDialog({ ...OUTCOME, newEditionFrom: 7, added: 4, removed: 1 });
  await screen.findByText(/^An earlier version of Triplan made this plan\. .*week 7 on/);
  expect(screen.getByText("9 exercises change, 4 of them new, 1 removed.")).toBeTruthy();
});

test("can't be applied when nothing would change, and says the server's reason", async () => {
  const { server, user } = await openDialog(SAME);
  expect(await screen.findByText(SAME.unchanged)).toBeTruthy();
  await waitFor(() => expect(applyButton()).toHaveProperty("disabled", true));
  const unchanged = "Nothing had to change: only light weeks are left before your race.";
  server.answer("plans.previewAdjustment", () => ({ ...SAME, unchanged }));
  await user.selectOptions(reason(), "race-prep");
  expect(await screen.findByText(unchanged)).toBeTruthy();
  await waitFor(() => expect(applyButton()).toHaveProperty("disabled", true));
});

test("does not announce an adjustment that changed nothing", async () => {
  const { server, user } = await openDialog();
  server.answer("plans.adjust", () => ({ ...SAME, message: SAME.unchanged }));
  await user.selectOptions(reason(), "fatigue");
  await user.click(applyButton());
  await screen.findByText(SAME.unchanged);
  expect(screen.queryByText("Workouts Adjusted")).toBeNull();
});

// @covers adjust-dialog-1, adjust-dialog-4
test("sends the volume once, in steps of 5, from week 1", async () => {
  const { server, onClose, user } = await openDialog();
  screen.getByRole("slider", { name: "Volume" }).focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  await user.selectOptions(reason(), "time-constraints");
  const release = server.hold();
  await user.click(applyButton());
  await user.click(await screen.findByRole("button", { name: "Applying..." }));
  release();
  await screen.findByText("Workouts Adjusted");
  expect(server.inputsOf("plans.adjust")).toEqual([
    {
      planId: 7,
      fromWeek: 1,
      adjustmentType: "volume",
      volumeAdjustment: 90,
      intensityAdjustment: "maintain",
      reason: "time-constraints",
    },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

// @covers adjust-dialog-2, calls-16
test("sends an intensity change with a volume of 100", async () => {
  const { server, user } = await openDialog();
  screen.getByRole("slider", { name: "Volume" }).focus();
  await user.keyboard("{ArrowLeft}");
  await user.click(screen.getByRole("radio", { name: "Intensity" }));
  expect(screen.getByRole("radio", { name: "Maintain" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("radio", { name: "Easier" }));
  await user.selectOptions(reason(), "injury-prevention");
  await user.click(applyButton());
  await screen.findByText("Your future workouts have been updated based on your current progress.");
  expect(server.inputsOf("plans.adjust")).toMatchObject([
    { adjustmentType: "intensity", volumeAdjustment: 100, intensityAdjustment: "easier" },
  ]);
});

test("says when Triplan was not reached, and keeps the entries", async () => {
  const { server, onClose, user } = await openDialog();
  server.answer("plans.adjust", () => {
    throw new Error(NO_CONNECTION);
  });
  await user.selectOptions(reason(), "race-prep");
  await user.click(applyButton());
  const text = "Failed to adjust workouts. Please try again. Triplan can't be reached.";
  await screen.findByText(text);
  expect(onClose).not.toHaveBeenCalled();
});

test("keeps the dialog and the entries when the server refuses", async () => {
  const { server, onClose, user } = await openDialog();
  server.answer("plans.adjust", () => {
    throw refusal("Something went wrong");
  });
  await user.selectOptions(reason(), "race-prep");
  await user.click(applyButton());
  await screen.findByText("Adjustment Failed");
  expect(screen.getByText("Failed to adjust workouts. Please try again.")).toBeTruthy();
  expect(reason()).toHaveProperty("value", "race-prep");
  expect(onClose).not.toHaveBeenCalled();
});
