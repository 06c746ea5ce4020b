import { formatDayAndMonth, formatHours, type DayState } from "@triplan/domain";
import type { GlyphName } from "@triplan/ui";
import type { Progress } from "./progress-types.ts";

interface DayWords {
  name: string;
  glyph: GlyphName | null;
}

/** In the order of the legend. */
export const DAY_WORDS: Readonly<Record<DayState, DayWords>> = {
  "as-planned": { name: "as planned", glyph: "check" },
  shorter: { name: "shorter", glyph: "shorter" },
  "much-shorter": { name: "much shorter", glyph: "shorter" },
  longer: { name: "longer", glyph: "longer" },
  "much-longer": { name: "much longer", glyph: "longer" },
  moved: { name: "different day", glyph: "calendar" },
  replaced: { name: "another sport", glyph: "link" },
  missed: { name: "not done", glyph: "cross" },
  unanswered: { name: "no record", glyph: "more" },
  extra: { name: "extra", glyph: "plus" },
  excused: { name: "time off", glyph: null },
  rest: { name: "rest", glyph: null },
  planned: { name: "to come", glyph: null },
  race: { name: "race day", glyph: "flag" },
};

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
