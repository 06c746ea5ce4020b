import { formatHours } from "@triplan/domain";
import type { PreviewWeek, SeasonWeek } from "@triplan/plan-engine";

/** Texts of a season's sentence: its volume and its rhythm. */
export interface SeasonSentence {
  /** Minutes of the first full week. */
  from: number;
  /** Minutes of the longest week. */
  to: number;
  /** What follows "hours a week": ", with an easier week every fourth week and a two-week taper". */
  rhythm: string;
}

const ORDINALS = ["", "", "second", "third", "fourth", "fifth", "sixth"];
const NUMBERS = ["", "one", "two", "three", "four"];

/** "an easier week every fourth week", or more loosely where the gaps differ. */
function easing(weeks: readonly SeasonWeek[]): string {
  const recovery = weeks.filter((week) => week.isRecovery).map((week) => week.week);
  const gaps = new Set(recovery.slice(1).map((week, index) => week - (recovery[index] ?? 0)));
  const [gap = 0] = gaps;
  if (recovery.length === 0) return "";
  if (recovery.length === 1) return "one easier week";
  const ordinal = gaps.size === 1 ? ORDINALS[gap] : undefined;
  return ordinal ? `an easier week every ${ordinal} week` : `${recovery.length} easier weeks`;
}

const isLight = ({ phase }: SeasonWeek) => phase === "taper" || phase === "race";

function taper(weeks: readonly SeasonWeek[]): string {
  const light = weeks.filter(isLight).length;
  return light === 0 ? "" : `a ${NUMBERS[light] ?? light}-week taper`;
}

/** Sentence for a season too short to build, or null for a longer one. */
export function shortSeasonSentence(weeks: readonly PreviewWeek[]): string | null {
  const [training, ...others] = weeks.filter((week) => !isLight(week));
  if (weeks.length === 1) return "Race week: short, easy sessions, then your race.";
  if (!training)
    return `A ${NUMBERS[weeks.length] ?? weeks.length}-week taper to keep you sharp, then your race.`;
  if (others.length > 0) return null;
  const hours = `One week of training at ${formatHours(training.minutes)} hours`;
  return `${[hours, taper(weeks)].filter(Boolean).join(", then ")}.`;
}

/** Sentence that describes the season's bars. */
export function seasonSentence(weeks: readonly PreviewWeek[]): SeasonSentence {
  const full = weeks.filter((week) => !week.isRecovery && !week.isPartial);
  const minutes = full.map((week) => week.minutes);
  const rhythm = [easing(weeks), taper(weeks)].filter(Boolean);
  return {
    from: minutes[0] ?? 0,
    to: Math.max(0, ...minutes),
    rhythm: rhythm.length === 0 ? "" : `, with ${rhythm.join(" and ")}`,
  };
}
