import type { Proposal } from "./use-proposals.ts";

interface ProposalWords {
  /** What the proposal is about. */
  title: string;
  /** Why the rule exists. */
  why: string;
  /** Another change that answers the same question. */
  alternative?: { label: string; text: string };
  /** The label of a yes that changes nothing; "Later" is the other answer. */
  keep?: string;
  /** Another way to go on. */
  way?: { label: string; to: string };
}

export const PROPOSAL_WORDS: Readonly<Record<Proposal["rule"], ProposalWords>> = {
  "safe-step": {
    title: "A safe step",
    why: "A run or ride that is much longer than what you did in the last 30 days is what most often ends in an injury. So the next one grows from what you did, not from what was planned.",
  },
  "days-off": {
    title: "Come back in steps",
    why: "Fitness fades slowly, but muscles and tendons get used to rest within days. The longer the break, the more of the first weeks is easy. Nothing is made up.",
  },
  "change-plan": {
    title: "Your race and your training",
    why: "A plan comes back in steps after days off, and never faster than is safe. Where the weeks that are left can’t bring the training that the race asks for, it is fairer to say so early. A race can be finished on less; a shorter or a later one can be raced.",
    keep: "Keep the race",
    way: { label: "Change the race", to: "/?open=edit-race" },
  },
  "lighter-now": {
    title: "A lighter week",
    why: "One hard day says little. Two signs at once, such as effort above plan and feeling worse than usual, mean that rest will do more for you than training. The week keeps one hard exercise, and what is left out is not made up.",
    alternative: {
      label: "Only easier",
      text: "Or keep the hours, and make the hard exercises easy:",
    },
  },
  "easier-keys": {
    title: "Easy days",
    why: "The hours stay, and hard exercises become easy for a week.",
  },
  "another-day": {
    title: "Another weekday",
    why: "A day that falls out twice will often fall out again. On a day that suits you, the exercise is done, and the progression goes on. It has room there beside what the day has, away from hard and long exercises of its sport.",
  },
  "race-not-started": {
    title: "The days after a race",
    why: "Easy days after a race are for recovering from it. Without the race you don’t need them. Days that are over stay as they were, and nothing is made up.",
  },
  "missed-long": {
    title: "Another day for a long exercise",
    why: "The long exercise of a week prepares you for the race most, so it is worth another day. Days with hard exercises around it, and your hours, stay as they are; without a good day it stays out.",
  },
  "missed-brick": {
    title: "Another day for the brick",
    why: "Running off the bike is a skill of its own. The ride and the run move together; where only the ride fits, the run stays out.",
  },
  "missed-key": {
    title: "Another day for a key exercise",
    why: "A key exercise is one step of a progression. It may take the place of an easy one in the same sport, with a day between hard exercises; otherwise the same step comes next week.",
  },
};

/** The label of the alternative; null for a proposal without one. */
export const alternativeLabel = ({ rule, alternative }: Proposal): string | null =>
  (alternative && PROPOSAL_WORDS[rule].alternative?.label) ?? null;
