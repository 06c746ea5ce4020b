import type {
  Complaint,
  Judgement,
  JudgedExercise,
  JudgedWeek,
  PlanFacts,
  WeekComplaint,
  WeekFacts,
} from "./plan-rule.ts";

const inWeek = ({ week }: WeekFacts, { message, day, about = [] }: WeekComplaint): Complaint => ({
  week: week.week,
  day: day ?? null,
  slotKeys: about.map(({ slotKey }) => slotKey),
  message,
});

/** Judges the whole plan; the callback returns a message, or null if the rule holds. */
export const thePlan = (
  check: (facts: PlanFacts) => string | null,
  isJudged: (facts: PlanFacts) => boolean = () => true,
): Judgement => ({
  judged: (facts) => (isJudged(facts) ? 1 : 0),
  check: (facts) => {
    const message = isJudged(facts) ? check(facts) : null;
    return message === null ? [] : [{ week: null, day: null, slotKeys: [], message }];
  },
});

type OfWeek<T> = (week: WeekFacts, facts: PlanFacts) => T;

/** Judges each week, or only those that match. */
export function eachWeek(
  check: OfWeek<readonly WeekComplaint[]>,
  isJudged: OfWeek<boolean> = () => true,
): Judgement {
  const judged = (facts: PlanFacts) => facts.weeks.filter((week) => isJudged(week, facts));
  return {
    judged: (facts) => judged(facts).length,
    check: (facts) =>
      judged(facts).flatMap((week) => check(week, facts).map((each) => inWeek(week, each))),
  };
}

type OfExercise<T> = (exercise: JudgedExercise, week: WeekFacts, facts: PlanFacts) => T;

/** What a rule about single exercises knows of the rest of the plan. */
type Around = Pick<PlanFacts, "basis" | "ordinary"> & Pick<JudgedWeek, "week">;
type OfOne<T> = (exercise: JudgedExercise, around: Around) => T;

/** Judges each exercise by itself, whatever the others are. */
export function eachExercise(isWrong: OfOne<boolean>, message: OfOne<string>): Judgement {
  const { check } = eachWeek(({ week: { week }, exercises }, { basis, ordinary }) => {
    const around = { week, basis, ordinary };
    return exercises
      .filter((exercise) => isWrong(exercise, around))
      .map((exercise) => ({ message: message(exercise, around), about: [exercise] }));
  });
  return { judged: exerciseCount, check, isOfOne: true };
}

/** Judges each exercise against its day. */
export function eachPlaced(isWrong: OfExercise<boolean>, message: OfExercise<string>): Judgement {
  const { check } = eachWeek((week, facts) =>
    week.exercises
      .filter((exercise) => isWrong(exercise, week, facts))
      .map((exercise) => ({
        message: message(exercise, week, facts),
        day: exercise.suggestedDay,
        about: [exercise],
      })),
  );
  return { judged: exerciseCount, check };
}

const exerciseCount = ({ weeks }: PlanFacts): number =>
  weeks.reduce((count, { exercises }) => count + exercises.length, 0);
