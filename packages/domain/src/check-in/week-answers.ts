import { daysBetween, isoDate, type IsoDate } from "../calendar/iso-date.ts";

/** What the athlete says about a week without any record. */
export const WEEK_ANSWERS = ["as-planned", "half", "nothing"] as const;
export type WeekAnswer = (typeof WEEK_ANSWERS)[number];

/** Answers by the Sunday of their week. */
export type WeekAnswers = Readonly<Record<IsoDate, WeekAnswer>>;

const SHARES: Readonly<Record<WeekAnswer, number>> = { "as-planned": 1, half: 0.5, nothing: 0 };

interface Answerable {
  /** 1 is the first week of the plan. */
  week: number;
  /** Minutes. */
  duration: number;
  isCompleted: boolean;
  actualDuration: number | null;
  skippedAt: string | null;
  isExcused: boolean;
}

/** What the exercises of a plan and the days of activities say about its weeks. */
interface RecordedWeeks<E extends Answerable> {
  exercises: readonly E[];
  /** Days with an activity. */
  activeDays: readonly IsoDate[];
}

/**
 * Exercises as the athlete answered for weeks without any record: done, half done, or not done. A record in a week
 * counts instead of its answer.
 */
export function withWeekAnswers<E extends Answerable>(
  startDate: IsoDate,
  { exercises, activeDays }: RecordedWeeks<E>,
  answers: WeekAnswers,
): E[] {
  const weekOf = (date: IsoDate) => Math.floor(daysBetween(startDate, date) / 7) + 1;
  const byWeek = new Map(
    Object.entries(answers).map(([date, answer]) => [weekOf(isoDate(date)), answer]),
  );
  const recorded = new Set([
    ...activeDays.map(weekOf),
    ...exercises.flatMap(({ week, isCompleted, skippedAt, isExcused }) =>
      isCompleted || skippedAt !== null || isExcused ? [week] : [],
    ),
  ]);
  return exercises.map((exercise) => {
    const answer = recorded.has(exercise.week) ? undefined : byWeek.get(exercise.week);
    if (answer === undefined) return exercise;
    const share = SHARES[answer];
    if (share === 0) return { ...exercise, skippedAt: ANSWERED };
    return { ...exercise, isCompleted: true, actualDuration: share * exercise.duration };
  });
}

/** A record needs a time; nothing reads this one. */
const ANSWERED = "1970-01-01T00:00:00.000Z";
