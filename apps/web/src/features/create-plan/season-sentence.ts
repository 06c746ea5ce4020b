import type { SeasonWeek } from "@triplan/planner";

/** A season in one sentence: from how much to how much, and how it goes on from there. */
export interface SeasonSentence {
  /** Minutes of the first full week. */
  from: number;
  /** Minutes of the longest week. */
  to: number;
  /** What follows "a week": easing weeks and the taper, with its comma, or nothing. */
  rhythm: string;
}

const ORDINALS = ["", "", "second", "third", "fourth", "fifth", "sixth"];
const NUMBERS = ["", "a", "two", "three", "four"];

/** "eases every fourth week", where the recovery weeks come so; else more loosely, or nothing. */
function easing(weeks: readonly SeasonWeek[]): string {
  const recovery = weeks.filter((week) => week.isRecovery).map((week) => week.week);
  const gaps = new Set(recovery.slice(1).map((week, index) => week - (recovery[index] ?? 0)));
  const [gap = 0] = gaps;
  if (recovery.length === 0) return "";
  if (recovery.length === 1) return "eases once";
  const ordinal = gaps.size === 1 ? ORDINALS[gap] : undefined;
  return ordinal ? `eases every ${ordinal} week` : `eases in ${recovery.length} weeks`;
}

function taper(weeks: readonly SeasonWeek[]): string {
  const light = weeks.filter(({ phase }) => phase === "taper" || phase === "race").length;
  const count = NUMBERS[light] ?? String(light);
  return light === 0 ? "" : `then ${count} light ${light === 1 ? "week" : "weeks"} before the race`;
}

/** @see ux.md "Charts": a sentence that says what the chart shows. */
export function seasonSentence(weeks: readonly SeasonWeek[]): SeasonSentence {
  const full = weeks.filter((week) => !week.isRecovery);
  const minutes = full.map((week) => week.targetMinutes);
  const rhythm = [easing(weeks), taper(weeks)].filter(Boolean);
  return {
    from: minutes[0] ?? 0,
    to: Math.max(0, ...minutes),
    rhythm: rhythm.map((part) => `, ${part}`).join(""),
  };
}
