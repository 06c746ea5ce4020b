import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { show } from "../../app/testing.tsx";
import { MemoryServer, refusal } from "../../shared/testing/memory-server.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";

const OUTCOME = {
  updated: 9,
  weeks: [2, 3],
  weeklyMinutesBefore: [390, 420],
  weeklyMinutesAfter: [270, 420],
  message: "9 exercises changed.",
};

async function open(outcome = OUTCOME) {
  const server = new MemoryServer({
    "plans.previewAdjustment": () => outcome,
    "plans.adjust": () => outcome,
  });
  const onClose = vi.fn<() => void>();
  show(<AdjustDialog planId={7} onClose={onClose} />, { server });
  await screen.findByRole("dialog", { name: "Adjust Your Training Plan" });
  return { server, onClose, user: userEvent.setup() };
}

const applyButton = () => screen.getByRole("button", { name: "Apply" });
const reason = () => screen.getByRole("combobox", { name: "Reason" });

test("opens at 100 % volume, and asks for a reason before anything", async () => {
  const { server } = await open();
  expect(screen.getByRole("radio", { name: "Volume" })).toHaveProperty("checked", true);
  expect(screen.getByRole("slider", { name: "Volume" }).getAttribute("aria-valuetext")).toBe(
    "100 percent of the planned time",
  );
  expect(applyButton()).toHaveProperty("disabled", true);
  expect(server.inputsOf("plans.previewAdjustment")).toEqual([]);
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

test("shows hours per week before and after, and how many exercises change", async () => {
  const { user } = await open();
  await user.selectOptions(reason(), "fatigue");
  await screen.findByText("9 exercises change.");
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(["26:304:30", "37:007:00"]);
});

test("says when nothing would change", async () => {
  const same = { ...OUTCOME, updated: 0, weeklyMinutesAfter: [390, 420] };
  const { user } = await open(same);
  await user.selectOptions(reason(), "fatigue");
  expect(await screen.findByText("Nothing would change.")).toBeTruthy();
});

test("volume is sent in steps of 5, from week 1, once", async () => {
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

test("intensity is sent with a volume of 100", async () => {
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

test("a refusal keeps the dialog and what was chosen", async () => {
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
