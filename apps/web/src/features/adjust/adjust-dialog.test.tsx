import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { hardSteps } from "../week/testing/week-rows.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";

const session = {
  type: "run",
  name: "Tempo run",
  duration: 45,
  intensity: "tempo",
  steps: hardSteps(45),
};

const OUTCOME = {
  updated: 9,
  weeks: [2, 3],
  weeklyMinutesBefore: [390, 420],
  weeklyMinutesAfter: [270, 420],
  intensityBefore: [
    { easy: 300, moderate: 40, hard: 30 },
    { easy: 330, moderate: 40, hard: 30 },
  ],
  intensityAfter: [
    { easy: 200, moderate: 40, hard: 15 },
    { easy: 330, moderate: 40, hard: 30 },
  ],
  changed: 9,
  examples: [
    { slotKey: "2-run-1", week: 2, before: session, after: { ...session, duration: 30 } },
    {
      slotKey: "2-run-2",
      week: 2,
      before: session,
      after: { ...session, name: "Easy run", intensity: "easy" },
    },
    { slotKey: "3-run-1", week: 3, before: session, after: { ...session, steps: hardSteps(50) } },
  ],
  limit: null,
  message: "9 exercises changed.",
};
const SAME = {
  ...OUTCOME,
  updated: 0,
  changed: 0,
  examples: [],
  weeklyMinutesAfter: OUTCOME.weeklyMinutesBefore,
  intensityAfter: OUTCOME.intensityBefore,
};

const LAST = {
  id: 12,
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "time-constraints",
};

async function open(outcome: object = OUTCOME, adjustments: object[] = []) {
  const server = new MemoryServer({
    "plans.previewAdjustment": () => outcome,
    "plans.adjust": () => outcome,
    "plans.adjustments": () => adjustments,
    "plans.undoAdjustment": () => outcome,
  });
  const onClose = vi.fn<() => void>();
  show(<AdjustDialog planId={7} onClose={onClose} />, { server });
  await screen.findByRole("dialog", { name: "Adjust Your Training Plan" });
  return { server, onClose, user: userEvent.setup() };
}

const applyButton = () => screen.getByRole("button", { name: "Apply" });
const countRows = () => within(screen.getByRole("table")).getAllByRole("row").length - 1;
const reason = () => screen.getByRole("combobox", { name: "Reason" });

// @covers adjust-dialog-1, adjust-dialog-3
test("opens at 100 % volume with a preview, and can't be applied without a reason", async () => {
  const { server } = await open();
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
  await open();
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
  const { user } = await open({ ...OUTCOME, weeklyMinutesAfter: OUTCOME.weeklyMinutesBefore });
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
  const { user } = await open({
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
  await open({ ...OUTCOME, limit });
  expect(await screen.findByText(limit)).toBeTruthy();
});

test("can't be applied when nothing would change, and says why", async () => {
  const { user } = await open(SAME);
  await user.selectOptions(reason(), "fatigue");
  expect(
    await screen.findByText("This changes nothing: 100 % is the volume you have."),
  ).toBeTruthy();
  await waitFor(() => expect(applyButton()).toHaveProperty("disabled", true));
  await user.click(screen.getByRole("radio", { name: "Intensity" }));
  expect(
    await screen.findByText("This changes nothing: Maintain keeps the intensity you have."),
  ).toBeTruthy();
});

test("does not announce an adjustment that changed nothing", async () => {
  const { server, user } = await open();
  server.answer("plans.adjust", () => ({ ...SAME, message: "Nothing had to change." }));
  await user.selectOptions(reason(), "fatigue");
  await user.click(applyButton());
  await screen.findByText("Nothing had to change.");
  expect(screen.queryByText("Workouts Adjusted")).toBeNull();
});

test("says how a reason affects the request", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("radio", { name: "Intensity" }));
  await user.click(screen.getByRole("radio", { name: "Harder" }));
  await user.selectOptions(reason(), "injury-prevention");
  expect(
    await screen.findByText(
      "You ask for harder weeks, but injury prevention cuts running by a fifth and leaves out fast runs for two weeks.",
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Easier" }));
  expect(await screen.findByText(/^Injury prevention cuts running/)).toBeTruthy();
});

// @covers adjust-dialog-1, adjust-dialog-4
test("sends the volume once, in steps of 5, from week 1", async () => {
  const { server, onClose, user } = await open();
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
  const { server, user } = await open();
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

test("keeps the dialog and the entries when the server refuses", async () => {
  const { server, onClose, user } = await open();
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

test("undoes the last change", async () => {
  const { server, onClose, user } = await open(OUTCOME, [{ ...LAST, id: 11 }, LAST]);
  const last = within(await screen.findByRole("region", { name: "Last change" }));
  expect(last.getByText(/Time constraints, 80 % volume, from week 2\.$/)).toBeTruthy();

  await user.click(last.getByRole("button", { name: "Undo this change" }));

  await screen.findByText("Change undone");
  expect(server.inputsOf("plans.undoAdjustment")).toEqual([{ planId: 7, adjustmentId: 12 }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("says that another tab changed the plan, and keeps the dialog", async () => {
  const { server, onClose, user } = await open(OUTCOME, [LAST]);
  const message = "Your plan has changed since. Check it and try again.";
  server.answer("plans.undoAdjustment", () => {
    throw refusal(message);
  });
  await user.click(await screen.findByRole("button", { name: "Undo this change" }));
  await screen.findByText(message);
  expect(onClose).not.toHaveBeenCalled();
});

test("offers no undo before the first change", async () => {
  await open();
  await screen.findByText("9 exercises change.");
  expect(screen.queryByRole("button", { name: "Undo this change" })).toBeNull();
});
