import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { AdjustDialog } from "../adjust-dialog.tsx";

const steps = (minutes: number) => [
  {
    kind: "cooldown",
    repeat: 1,
    intervals: [
      {
        quantity: minutes * 60,
        unit: "s",
        zone: "Z1",
        isRacePace: false,
        pace: "10:00",
        seconds: minutes * 60,
        restSeconds: 0,
      },
    ],
  },
];

const session = {
  type: "run",
  name: "Tempo run",
  duration: 45,
  intensity: "tempo",
  steps: steps(11),
};

export const OUTCOME = {
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
    { slotKey: "3-run-1", week: 3, before: session, after: { ...session, steps: steps(16) } },
  ],
  dropped: [],
  returned: [],
  added: 0,
  removed: 0,
  newEditionFrom: null,
  backInWeek: null,
  limit: null,
  held: null,
  unchanged: null,
  message: "9 exercises changed.",
};
export const SAME = {
  ...OUTCOME,
  updated: 0,
  changed: 0,
  examples: [],
  weeklyMinutesAfter: OUTCOME.weeklyMinutesBefore,
  intensityAfter: OUTCOME.intensityBefore,
  unchanged: "Nothing had to change: 100 % is the volume that your plan has.",
};

export const LAST = {
  id: 12,
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "time-constraints",
};

export async function openDialog(outcome: object = OUTCOME, adjustments: object[] = []) {
  const server = new MemoryServer({
    "plans.previewAdjustment": () => outcome,
    "plans.adjust": () => outcome,
    "plans.adjustments": () => adjustments,
    "plans.previewUndo": () => outcome,
    "plans.undoAdjustment": () => outcome,
  });
  const onClose = vi.fn<() => void>();
  show(<AdjustDialog planId={7} onClose={onClose} />, { server });
  await screen.findByRole("dialog", { name: "Adjust Your Training Plan" });
  return { server, onClose, user: userEvent.setup() };
}

export const applyButton = () => screen.getByRole("button", { name: "Apply" });
export const reason = () => screen.getByRole("combobox", { name: "Reason" });
