import {
  currentWeek,
  DAY_NAMES,
  DISCIPLINE_NOUNS,
  DISCIPLINES,
  WEEKDAYS,
  weekdayOf,
  type Discipline,
  type ExerciseChange,
  type Weekday,
} from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { isTest } from "../fitness-tests/index.ts";
import { isHard } from "../intensity/index.ts";
import {
  proposalKey,
  type Proposal,
  type ProposalExercise,
  type ProposalFacts,
} from "./proposal.ts";
import { isLongUnit, weekPlaces } from "./week-places.ts";

/** Fewer coming weeks are not worth a new habit. */
const MIN_WEEKS = 2;
/** At least this share of the coming weeks has room on the new day. */
const MIN_SHARE = 0.75;

/**
 * Another weekday for a hard exercise of a sport that was missed on the same day of two weeks in a row: the one with room
 * in most of the coming weeks. Nothing else gives way, and the weeks without room stay as they are.
 */
export function anotherDay(facts: ProposalFacts, frames: readonly WeekFrame[]): Proposal[] {
  return DISCIPLINES.flatMap((type) => {
    const last = missedTwice(facts, type);
    if (!last) return [];
    const from = weekdayOf(last.date);
    const coming = facts.exercises
      .filter(
        ({ exercise, state }) =>
          state === "open" &&
          exercise.date >= facts.today &&
          exercise.type === type &&
          weekdayOf(exercise.date) === from &&
          isHabit(exercise) &&
          isTraining(frames[exercise.week - 1]),
      )
      .map(({ exercise }) => exercise)
      .toSorted((a, b) => a.week - b.week)
      .map((exercise) => ({ exercise, days: freeDays(facts, frames, exercise) }));
    const best = WEEKDAYS.filter((day) => day !== from)
      .map((day) => ({
        day,
        exercises: coming.filter(({ days }) => days.has(day)).map(({ exercise }) => exercise),
      }))
      .toSorted((a, b) => b.exercises.length - a.exercises.length)[0];
    const [first] = best?.exercises ?? [];
    if (!best || !first) return [];
    const { day, exercises } = best;
    if (exercises.length < Math.max(MIN_WEEKS, MIN_SHARE * coming.length)) return [];
    return [proposalOf(last, { first, day, exercises })];
  });
}

/** A hard exercise that could be on any day: no long one, brick or test. */
const isHabit = (exercise: ProposalExercise): boolean =>
  isHard(exercise) && !isLongUnit([exercise]) && !isTest(exercise);

const isTraining = (frame: WeekFrame | undefined): boolean =>
  frame !== undefined && frame.phase !== "taper" && frame.phase !== "race";

/** The latest missed one, if the same day of the week before went the same way; null once one was done since. */
function missedTwice(facts: ProposalFacts, type: Discipline): ProposalExercise | null {
  const due = facts.exercises
    .filter(({ exercise, isDue }) => isDue && exercise.type === type && isHabit(exercise))
    .toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1));
  const [latest, before] = due;
  if (!latest || !before) return null;
  const isMissed = [latest, before].every(
    ({ state, exercise }) => state === "missed" && exercise.isScheduled,
  );
  const isSameDay = weekdayOf(latest.exercise.date) === weekdayOf(before.exercise.date);
  const isNextWeek = latest.exercise.week === before.exercise.week + 1;
  const { startDate, totalWeeks } = facts.request;
  const isRecent = currentWeek(startDate, facts.today, totalWeeks) <= latest.exercise.week + 1;
  return isMissed && isSameDay && isNextWeek && isRecent ? latest.exercise : null;
}

/** The days of its week that can take an exercise beside what they have. */
function freeDays(
  facts: ProposalFacts,
  frames: readonly WeekFrame[],
  exercise: ProposalExercise,
): ReadonlySet<Weekday> {
  const frame = frames[exercise.week - 1];
  const places = frame
    ? weekPlaces(facts, frame, { unit: [exercise], minutes: exercise.duration })
    : [];
  return new Set(places.filter(({ displaced }) => displaced.length === 0).map(({ day }) => day));
}

interface NewDay {
  first: ProposalExercise;
  day: Weekday;
  exercises: readonly ProposalExercise[];
}

function proposalOf(last: ProposalExercise, { first, day, exercises }: NewDay): Proposal {
  const rule = "another-day";
  const from = weekdayOf(last.date);
  const word = DISCIPLINE_NOUNS[last.type];
  const changes = exercises.map(({ slotKey }): ExerciseChange => ({
    slotKey,
    from,
    day,
    minutes: null,
    isLeftOut: false,
  }));
  return {
    key: proposalKey(rule, last.date, first.date, last.type, from, day),
    rule,
    sentence:
      `Your hard ${word} did not happen on two ${DAY_NAMES[from]}s in a row. ` +
      `Put it on ${DAY_NAMES[day]} from now on? It has room there in ${exercises.length} weeks.`,
    expiresOn: first.date,
    effect: { change: { rule, week: first.week, exercises: changes } },
  };
}
