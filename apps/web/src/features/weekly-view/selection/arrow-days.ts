import { WEEKDAYS, type Weekday } from "@triplan/domain";
import type { DayAdvice } from "../advice/day-advice.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const [FIRST, LAST] = [0, 6] as const;

/** True for the keys that walk the days. */
export const isArrow = (key: string): boolean => key in STEPS;

/** Where the key leads from a day: a step within the week, or to its ends. Null for other keys. */
export function dayAfterKey(key: string, from: Weekday): Weekday | null {
  if (key === "Home") return FIRST;
  if (key === "End") return LAST;
  const step = STEPS[key];
  return step === undefined ? null : (WEEKDAYS[from + step] ?? from);
}

/** The day to begin with: the first of the best, else the first that breaks no rule, else the first. */
export function firstDay(advice: readonly DayAdvice[]): Weekday {
  const day =
    advice.find(({ kind }) => kind === "best") ?? advice.find(({ kind }) => kind === "open");
  return day?.day ?? 0;
}
