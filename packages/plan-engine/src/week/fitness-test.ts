import type { Discipline, ExperienceLevel } from "@triplan/domain";
import { openDays, type WeekFrame } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import type { Slot } from "./slot.ts";

interface PlannedTest {
  templateId: string;
  /** Length of the test and about how many of its minutes are not easy. */
  minutes: number;
  hardMinutes: number;
}

// Minimum lengths of the library's test templates; a season outline works without the library.
const TESTS = {
  swim: { templateId: "S18", minutes: 40, hardMinutes: 20 },
  bike: { templateId: "B19", minutes: 50, hardMinutes: 25 },
  run: { templateId: "R19", minutes: 50, hardMinutes: 30 },
} as const satisfies Record<Discipline, PlannedTest>;

/** Disciplines tested in the first two recovery weeks, preferred option first. */
const TURNS: readonly (readonly Discipline[])[] = [
  ["swim", "bike"],
  ["run", "bike"],
];

/** Maximum share of time above zone 2 in a recovery week with a test. */
const MAX_HARD_PART = 0.12;

export const testOf = (discipline: Discipline): PlannedTest => TESTS[discipline];

/** The slot that becomes a test, with its changes; null if none fits. */
export function plannedTest(
  level: ExperienceLevel,
  frame: WeekFrame,
  slots: readonly Slot[],
): { slot: Slot; change: Partial<Slot> } | null {
  const isTime = frame.phase === "base" || frame.phase === "build";
  if (level === "beginner" || !isTime || frame.isRegeneration) return null;
  const week = sum(slots.map((slot) => slot.minutes));
  for (const discipline of TURNS[frame.recoveryNumber - 1] ?? []) {
    const { minutes, hardMinutes } = testOf(discipline);
    if (hardMinutes > MAX_HARD_PART * week) continue;
    if (!hasDayFor(discipline, minutes, frame)) continue;
    const slot = slots.find(
      (candidate) =>
        candidate.discipline === discipline &&
        candidate.role === "easy" &&
        !candidate.isBrick &&
        candidate.most >= minutes,
    );
    if (slot) return { slot, change: { role: "test", isHard: true, minutes, least: minutes } };
  }
  return null;
}

/** True if a day other than the long exercise's has room for the test. */
function hasDayFor(discipline: Discipline, minutes: number, frame: WeekFrame): boolean {
  const days = openDays(frame.days).filter((day) => day.minutes >= minutes).length;
  return days > (discipline === "swim" ? 0 : 1);
}
