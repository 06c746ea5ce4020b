import type { LaidOutWeek } from "./lay-out-week.ts";
import { loadWeekHighlights, type Highlight, type HighlightBasis } from "./load-week-highlights.ts";
import { usualAims } from "./phase-aims.ts";

/** Highlights of a week's aim. */
const MAX_HIGHLIGHTS = 2;

/**
 * The aim of each week for the athlete, in the order of the weeks: what is special about it. No
 * week has the aim of its neighbour.
 */
export function weekAims(basis: HighlightBasis, weeks: readonly LaidOutWeek[]): string[] {
  let said: readonly string[] = [];
  return weeks.map((week, index) => {
    const highlights = week.frame.isLoading ? loadWeekHighlights(basis, weeks, index) : [];
    const isNew = (text: string) => !said.includes(text);
    const chosen = firstOfTopics(highlights.filter(({ text }) => isNew(text)));
    said = chosen.length > 0 ? chosen : [inTurn(week, weeks.length, isNew)];
    return said.join(" ");
  });
}

/** The phase's sentences one after the other. */
function inTurn(week: LaidOutWeek, totalWeeks: number, isNew: (text: string) => boolean): string {
  const usual = usualAims(week, totalWeeks);
  const turn = (week.frame.phaseWeek - 1) % usual.length;
  const ordered = [...usual.slice(turn), ...usual.slice(0, turn)];
  return ordered.find(isNew) ?? "";
}

/** The first ones of different topics. */
function firstOfTopics(highlights: readonly Highlight[]): string[] {
  const topics = new Set<string>();
  const chosen = highlights.filter(({ topic }) => {
    const isOther = !topics.has(topic);
    topics.add(topic);
    return isOther;
  });
  return chosen.slice(0, MAX_HIGHLIGHTS).map(({ text }) => text);
}
