import { WEEKDAYS, type Weekday } from "@triplan/domain";
import type { DayAdvice } from "../advice/day-advice.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const [FIRST, LAST] = [0, 6] as const;

/** True for keys that move between days. */
export const isArrow = (key: string): boolean => key in STEPS;

/** Target day of a key: one step within the week, or its ends. Null for other keys. */
export function dayAfterKey(key: string, from: Weekday): Weekday | null {
  if (key === "Home") return FIRST;
  if (key === "End") return LAST;
  const step = STEPS[key];
  return step === undefined ? null : (WEEKDAYS[from + step] ?? from);
}

/** Day that gets the focus first: the first best one, else the first open one, else the first. */
export function firstDay(advice: readonly DayAdvice[]): Weekday {
  const day =
    advice.find(({ kind }) => kind === "best") ?? advice.find(({ kind }) => kind === "open");
  return day?.day ?? 0;
}
