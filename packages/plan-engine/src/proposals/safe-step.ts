import { addDays, DAY_NAMES, weekdayOf } from "@triplan/domain";
import { spokenMinutes } from "../model/words.ts";
import { appointmentOf, appointmentWords } from "./held-appointment.ts";
import { longestDone, WINDOW_DAYS, type LongestDone } from "./longest-done.ts";
import {
  proposalKey,
  type Proposal,
  type ProposalExercise,
  type ProposalFacts,
} from "./proposal.ts";

const DAYS_AHEAD = 7;
const WORDS = { run: "run", bike: "ride" } as const;

/**
 * The next run and ride of the coming week that are longer than a safe step from what was really done, at a lawful
 * length.
 */
export function safeSteps(facts: ProposalFacts): Proposal[] {
  return (["run", "bike"] as const).flatMap((discipline) => {
    const coming = facts.exercises
      .filter(
        ({ exercise, state }) =>
          state === "open" &&
          exercise.type === discipline &&
          exercise.brickId === null &&
          exercise.date >= facts.today &&
          exercise.date < addDays(facts.today, DAYS_AHEAD),
      )
      .map(({ exercise }) => exercise)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    for (const exercise of coming) {
      const { slotKey, week, date, duration } = exercise;
      const law = longestDone(facts, discipline, date);
      if (!law || duration <= law.allowed) continue;
      const day = weekdayOf(date);
      const word = WORDS[discipline];
      return [
        {
          key: proposalKey("safe-step", date, date, slotKey, law.allowed),
          rule: "safe-step",
          sentence:
            `${DAY_NAMES[day]}'s ${word} says ${spokenMinutes(duration)}. ${pastOf(word, law)}, ` +
            `so ${spokenMinutes(law.allowed)} is the safe step.${heldText(facts, exercise)}`,
          expiresOn: date,
          effect: {
            change: {
              rule: "safe-step",
              week,
              exercises: [{ slotKey, from: day, day, minutes: law.allowed, isLeftOut: false }],
            },
          },
        },
      ];
    }
    return [];
  });
}

function heldText(facts: ProposalFacts, exercise: ProposalExercise): string {
  const held = appointmentOf(facts, exercise);
  return held ? ` That is less than ${appointmentWords(held)} takes.` : "";
}

const pastOf = (word: string, { longest }: LongestDone): string =>
  longest === 0
    ? `You have no ${word} in the last ${WINDOW_DAYS} days`
    : `Your longest ${word} of the last ${WINDOW_DAYS} days is ${spokenMinutes(longest)}`;
