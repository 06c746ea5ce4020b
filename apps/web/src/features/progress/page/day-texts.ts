import { formatDayAndMonth, formatHours, type DayState } from "@triplan/domain";
import { DAY_WORDS } from "../../../shared/completions/day-words.ts";
import type { Progress } from "./progress-types.ts";

type Day = Progress["days"][number];

/** A day with its state and minutes in words. */
export function dayText({ date, state, plannedMinutes, doneMinutes }: Day): string {
  const planned = plannedMinutes > 0 ? `${formatHours(plannedMinutes)} h planned` : null;
  const done = doneMinutes > 0 ? `${formatHours(doneMinutes)} h done` : null;
  const figures = [planned, done].filter((part) => part !== null).join(", ");
  const name = `${formatDayAndMonth(date)}: ${DAY_WORDS[state].name}`;
  return figures === "" ? name : `${name}, ${figures}`;
}

const DONE: ReadonlySet<DayState> = new Set<DayState>(["as-planned", "moved"]);
const DUE: ReadonlySet<DayState> = new Set<DayState>([
  "as-planned",
  "moved",
  "shorter",
  "much-shorter",
  "easier",
  "longer",
  "much-longer",
  "replaced",
  "missed",
  "unanswered",
]);

/** How many of the days with exercises so far went as planned. */
export function daysSentence(days: readonly Day[]): string {
  const due = days.filter(({ state }) => DUE.has(state)).length;
  if (due === 0) return "Your days appear here once they are over.";
  const kept = days.filter(({ state }) => DONE.has(state)).length;
  return `${kept} of ${due} ${due === 1 ? "day" : "days"} with exercises went as planned.`;
}
