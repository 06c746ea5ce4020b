import type { WeekFrame } from "../../calendar/index.ts";
import type { BindingLimit } from "../volume/binding-limit.ts";

interface SentenceFacts {
  frame: WeekFrame;
  /** Maximum growth of a load week, as a share. */
  growth: number;
  /** True if the days, not the race, limit the biggest week. */
  isDayBound: boolean;
}

const TAPER = "Fatigue fades faster than fitness now: less is faster.";
const RECOVERY = "Lighter on purpose: this makes the next weeks work.";
const KEPT = "Enough to keep what you have: the same hours count more later.";

const LOADING: Record<BindingLimit["kind"], string | ((facts: SentenceFacts) => string)> = {
  start: "You start at your safe entry level.",
  growth: ({ growth }) => `As much as a safe step of ${Math.round(100 * growth)} % allows.`,
  availability: ({ isDayBound }) =>
    isDayBound
      ? "Your hours are fully used: this is where extra time would help most."
      : "As much as your race asks for.",
  fitness: "Held back so that fitness does not rise too fast.",
  fatigue: "Held back to keep fatigue in range.",
  hours: "Hours saved for later weeks, where the same time counts more.",
  least: KEPT,
  recovery: KEPT,
  taper: KEPT,
  far: "Too long before your race to be felt on race day: as in the first plan.",
  none: KEPT,
};

/** Why a week of the optimised curve has its volume, in one sentence. */
export function limitSentence({ kind }: BindingLimit, facts: SentenceFacts): string {
  if (facts.frame.isRecovery) return RECOVERY;
  if (!facts.frame.isLoading) return TAPER;
  const sentence = LOADING[kind];
  return typeof sentence === "string" ? sentence : sentence(facts);
}
