import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing/show.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { planRow } from "../../shared/testing/rows.ts";
import { EditPlanDialog } from "./edit-plan-dialog.tsx";

const PLAN = planRow(7, { name: "Lisbon Olympic", goalFinishTime: "02:40:00" });

const PREVIEW = {
  fromWeek: 4,
  isNewEdition: false,
  changed: 12,
  added: 2,
  removed: 1,
  weeklyMinutesBefore: [300, 360],
  weeklyMinutesAfter: [360, 420],
};

async function open(plan = PLAN) {
  const server = new MemoryServer({
    "planEdits.update": () => plan,
    "plans.previewGoal": () => PREVIEW,
    "plans.list": () => [plan],
  });
  const onClose = vi.fn<() => void>();
  show(<EditPlanDialog plan={plan} onClose={onClose} />, { server });
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Training Plan" }));
  return { server, onClose, dialog, user: userEvent.setup() };
}

const goalField = () => screen.getByRole("textbox", { name: "Finish-Time Goal" });

async function typeGoal(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(goalField());
  await user.type(goalField(), `${text}{Enter}`);
}

// @covers edit-training-plan-modal-1
test("shows the plan, the goal with its bounds, its paces and its outlook", async () => {
  const { dialog } = await open();
  expect(dialog.getByText("Lisbon Olympic")).toBeTruthy();
  expect(dialog.getByText("Olympic")).toBeTruthy();
  // 2:00 /100 m, 17 mph and 9:00 /mi make 2:58:59; intermediate: 10 % and 1.5 % less.
  for (const [name, time] of [
    ["Minimum", "2:41:00"],
    ["Maximum", "2:56:00"],
    ["Current", "2:40:00"],
  ] as const) {
    expect(dialog.getByText(name, { selector: "dt" }).nextSibling?.textContent).toBe(time);
  }
  expect(dialog.getByRole("slider", { name: "Finish-Time Goal" })).toBeTruthy();
  expect(dialog.getByRole("table")).toBeTruthy();
  expect(dialog.getByText(/14 weeks of training usually gain/)).toBeTruthy();
});

test("updates the outlook when the goal changes", async () => {
  const { dialog, user } = await open();
  expect(dialog.getByText("Very Aggressive", { selector: "b" })).toBeTruthy();
  await typeGoal(user, "2:57");
  expect(dialog.getByText("Conservative", { selector: "b" })).toBeTruthy();
  await typeGoal(user, "4:00");
  expect(dialog.getByText("Slower than today's prediction", { selector: "b" })).toBeTruthy();
});

test("says what a goal would change before it is saved, and that an old plan is rewritten", async () => {
  const { server, dialog, user } = await open();
  expect(dialog.queryByRole("region", { name: "What changes" })).toBeNull();
  await typeGoal(user, "2:50");
  expect(await dialog.findByText("12 exercises change, 2 more, 1 fewer")).toBeTruthy();
  expect(dialog.getByText(/Hours a week: 5:30 → 6:30\./)).toBeTruthy();
  expect(dialog.queryByText(/earlier version/)).toBeNull();
  server.answer("plans.previewGoal", () => ({ ...PREVIEW, isNewEdition: true }));
  await typeGoal(user, "2:55");
  expect(await dialog.findByText(/weeks from week 4 on are rewritten/)).toBeTruthy();
});

// @covers edit-training-plan-modal-2
test("sends a goal once as text with its paces, and closes the dialog", async () => {
  const { server, onClose, user } = await open();
  await typeGoal(user, "2:50");
  const release = server.hold();
  await user.click(screen.getByRole("button", { name: "Update Plan" }));
  await user.click(await screen.findByRole("button", { name: "Updating..." }));
  release();
  await screen.findByText("Finish time goal has been updated. New workouts generated.");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.inputsOf("planEdits.update")).toEqual([
    {
      planId: 7,
      goalFinishTime: "02:50:00",
      goalSwimPace: "1:54",
      goalBikePace: "17.9",
      goalRunPace: "8:32",
    },
  ]);
});

// @covers other-forms-1
test("clears the goal when the field is emptied", async () => {
  const { server, onClose, user } = await open();
  await user.clear(goalField());
  await user.type(goalField(), "{Enter}");
  await user.click(screen.getByRole("button", { name: "Update Plan" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.inputsOf("planEdits.update")).toEqual([
    {
      planId: 7,
      goalFinishTime: null,
      goalSwimPace: null,
      goalBikePace: null,
      goalRunPace: null,
    },
  ]);
});

test.each(["0:40", "6:30"])("refuses a goal of %s with its bounds", async (time) => {
  const { user, dialog } = await open();
  await typeGoal(user, time);
  expect(dialog.getByText(/^Goal finish time must be between 1:40:58 and 5:57:\d\d/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Update Plan" })).toHaveProperty("disabled", true);
});

test("keeps the dialog and the entries when the server refuses", async () => {
  const { server, onClose, user } = await open();
  server.answer("planEdits.update", () => {
    throw refusal("Something went wrong");
  });
  await typeGoal(user, "2:50");
  await user.click(screen.getByRole("button", { name: "Update Plan" }));
  await screen.findByText("Error updating plan");
  expect(screen.getByText("Please try again.")).toBeTruthy();
  expect(goalField()).toHaveProperty("value", "2:50:00");
  expect(onClose).not.toHaveBeenCalled();
});

test("renames the plan at once, and says at the field what is wrong with a name", async () => {
  const { server, dialog, user, onClose } = await open();
  await user.click(dialog.getByRole("button", { name: "Rename" }));
  const field = dialog.getByRole("textbox", { name: "Plan name" });
  expect(field).toHaveProperty("value", "Lisbon Olympic");
  const message = "Plan name is required";
  server.answer("planEdits.update", () => {
    throw refusal(message, [{ path: "name", message }]);
  });
  await user.clear(field);
  await user.click(dialog.getByRole("button", { name: "Save name" }));
  expect(await dialog.findByText(message)).toBeTruthy();

  server.answer("planEdits.update", () => PLAN);
  server.answer("plans.list", () => [{ ...PLAN, name: "Lisboa" }]);
  await user.type(field, "Lisboa");
  await user.click(dialog.getByRole("button", { name: "Save name" }));
  expect(await dialog.findByText("Lisboa", { selector: "b" })).toBeTruthy();
  expect(server.inputsOf("planEdits.update").at(-1)).toEqual({ planId: 7, name: "Lisboa" });
  expect(onClose).not.toHaveBeenCalled();
});
