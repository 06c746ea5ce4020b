import {
  addDays,
  DAY_NAMES,
  DISCIPLINE_NOUNS,
  weekdayOf,
  type ExerciseChange,
} from "@triplan/domain";
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

/** An exercise that is longer than a safe step, with its safe length. */
interface Step {
  exercise: ProposalExercise;
  law: LongestDone;
}

/**
 * The runs, and the rides, of the coming week that are longer than a safe step from what was really done, at lawful
 * lengths. A sport's exercises are one proposal: a later step counts from the earlier ones of it.
 */
export function safeSteps(facts: ProposalFacts): Proposal[] {
  return (["run", "bike"] as const).flatMap((discipline) => {
    const steps = stepsOf(facts, discipline);
    const [first] = steps;
    const last = steps.at(-1);
    if (!first || !last) return [];
    const { week, date } = first.exercise;
    const parts = steps.flatMap(({ exercise, law }) => [exercise.slotKey, law.allowed]);
    return [
      {
        key: proposalKey("safe-step", date, last.exercise.date, ...parts),
        rule: "safe-step",
        sentence: steps.map((step, index) => sentenceOf(facts, step, index > 0)).join(" "),
        expiresOn: date,
        effect: { change: { rule: "safe-step", week, exercises: steps.map(changeOf) } },
      },
    ];
  });
}

function stepsOf(facts: ProposalFacts, discipline: "run" | "bike"): Step[] {
  const { today } = facts;
  const coming = facts.exercises
    .filter(
      ({ exercise, state }) =>
        state === "open" &&
        exercise.type === discipline &&
        exercise.brickId === null &&
        exercise.date >= today &&
        exercise.date < addDays(today, DAYS_AHEAD),
    )
    .map(({ exercise }) => exercise)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const steps: Step[] = [];
  for (const exercise of coming) {
    const law = longestDone(withSteps(facts, steps), discipline, exercise.date);
    if (law && exercise.duration > law.allowed) steps.push({ exercise, law });
  }
  return steps;
}

/** The facts as they are once the athlete agrees to the steps. */
function withSteps(facts: ProposalFacts, steps: readonly Step[]): ProposalFacts {
  if (steps.length === 0) return facts;
  const minutes = new Map(steps.map(({ exercise, law }) => [exercise.slotKey, law.allowed]));
  const exercises = facts.exercises.map((each) => {
    const duration = minutes.get(each.exercise.slotKey);
    return duration === undefined ? each : { ...each, exercise: { ...each.exercise, duration } };
  });
  return { ...facts, exercises };
}

const changeOf = ({ exercise: { slotKey, date }, law }: Step): ExerciseChange => {
  const day = weekdayOf(date);
  return { slotKey, from: day, day, minutes: law.allowed, isLeftOut: false };
};

function sentenceOf(facts: ProposalFacts, { exercise, law }: Step, isNext: boolean): string {
  const { date, duration, type } = exercise;
  const word = DISCIPLINE_NOUNS[type];
  const day = DAY_NAMES[weekdayOf(date)];
  const held = heldText(facts, exercise);
  if (isNext) {
    return `${day}'s ${word} is then ${spokenMinutes(law.allowed)} instead of ${spokenMinutes(duration)}.${held}`;
  }
  return (
    `${day}'s ${word} says ${spokenMinutes(duration)}. ${pastOf(word, law)}, ` +
    `so ${spokenMinutes(law.allowed)} is the safe step.${held}`
  );
}

function heldText(facts: ProposalFacts, exercise: ProposalExercise): string {
  const held = appointmentOf(facts, exercise);
  return held ? ` That is less than ${appointmentWords(held)} takes.` : "";
}

const pastOf = (word: string, { longest }: LongestDone): string =>
  longest === 0
    ? `You have no ${word} in the last ${WINDOW_DAYS} days`
    : `Your longest ${word} of the last ${WINDOW_DAYS} days is ${spokenMinutes(longest)}`;
