import type { Phase } from "../season/phase.ts";
import { formatHours } from "../units/duration-text.ts";
import type { CheckInFigures } from "./check-in-figures.ts";

interface HeadlineFacts {
  phase: Phase;
  hasProposals: boolean;
}

/** Below this share of the planned minutes a week is a lighter one. */
const LIGHT = 0.5;
/** More than this share of them is worth a sentence. */
const MORE = 1.2;

/** One sentence or two about a week that is over, without blame. */
export function checkInHeadline(figures: CheckInFigures, facts: HeadlineFacts): string {
  const { doneMinutes, plannedMinutes, isUnanswered, isOff } = figures;
  if (isOff) return "You had time off this week, so there is nothing to compare.";
  if (isUnanswered) return "There is nothing recorded for this week. Did you train?";
  const more =
    doneMinutes > MORE * plannedMinutes
      ? ` You trained ${hours(doneMinutes - plannedMinutes)} more than planned. It counts in your fitness; the plan stays as it is.`
      : "";
  return weekSentence(figures, facts) + more;
}

function weekSentence(figures: CheckInFigures, { phase, hasProposals }: HeadlineFacts) {
  const { done, planned, doneMinutes, plannedMinutes } = figures;
  const missed = planned - done;
  if (missed === 0) {
    const all = planned === 1 ? "your one exercise" : `all ${planned} exercises`;
    return `You did ${all}: ${hours(doneMinutes)} of ${hours(plannedMinutes)}.`;
  }
  if (phase === "taper") {
    const what = missed === 1 ? "One exercise" : `${missed} exercises`;
    return `${what} stayed out. In the taper that is fine: rest is the work now.`;
  }
  if (doneMinutes < LIGHT * plannedMinutes) {
    return "You did less than half of this week. It counts as your lighter week, and the next one goes on from here.";
  }
  if (missed === 1 && figures.keyDone === figures.keyPlanned) {
    return "One easy exercise stayed out. It needs no making up.";
  }
  const rest = hasProposals ? "" : " Nothing needs to change.";
  return `You did ${done} of ${planned} exercises, ${figures.keyDone} of ${figures.keyPlanned} key ones.${rest}`;
}

const hours = (minutes: number) => `${formatHours(minutes)} h`;
