import { dateInZone, isExcused, openState, type IsoDate, type OpenState } from "@triplan/domain";
import type { CardState, GlyphName } from "@triplan/ui";
import type { WeekExercise } from "./week-types.ts";

/** Percent of the planned duration that still is as planned. */
const AS_PLANNED = { from: 80, to: 120 } as const;
const NEAR = { from: 50, to: 150 } as const;

export interface DoneState {
  state: CardState;
  word: string;
  sign: GlyphName;
  /** Actual minutes in percent of the planned ones; absent when unknown. */
  percent?: number;
}

function lengthState(percent: number): Omit<DoneState, "percent"> {
  if (percent < NEAR.from) return { state: "off-plan", word: "much shorter", sign: "shorter" };
  if (percent < AS_PLANNED.from) return { state: "off-plan", word: "shorter", sign: "shorter" };
  if (percent > NEAR.to) return { state: "off-plan", word: "much longer", sign: "longer" };
  if (percent > AS_PLANNED.to) return { state: "off-plan", word: "longer", sign: "longer" };
  return { state: "done", word: "as planned", sign: "check" };
}

/** True if another sport was done instead. */
const isReplaced = ({ type, matchedActivity }: WeekExercise): boolean =>
  matchedActivity !== null && matchedActivity.family !== type;

function isOnAnotherDay(exercise: WeekExercise, timeZone: string): boolean {
  const { matchedActivity, completedAt, scheduledDate } = exercise;
  if (completedAt === null || scheduledDate === null) return false;
  const doneOn = matchedActivity?.localDate ?? dateInZone(new Date(completedAt), timeZone);
  return doneOn !== scheduledDate;
}

/** How a completed exercise compares to its plan; dates are in `timeZone`. */
export function doneState(exercise: WeekExercise, timeZone: string): DoneState {
  const percent =
    exercise.actualDuration === null
      ? undefined
      : Math.round((100 * exercise.actualDuration) / exercise.duration);
  const length = lengthState(percent ?? 100);
  const moved =
    length.state === "done" && !isReplaced(exercise) && isOnAnotherDay(exercise, timeZone);
  return {
    ...length,
    ...(isReplaced(exercise) && {
      state: "off-plan" as const,
      word: "another sport",
      sign: "link" as const,
    }),
    ...(moved && { word: "different day", sign: "calendar" as const }),
    ...(exercise.isWaiting && { word: "waiting to be sent", sign: "clock" as const }),
    ...(percent !== undefined && { percent }),
  };
}

interface CardFacts {
  today: IsoDate;
  timeZone: string;
  timeOff: Parameters<typeof isExcused>[0];
  /** Exercises that a recording may be. */
  mayBe: { has: (exerciseId: number) => boolean };
}

/** State of the card's edge: skipped, or missed once its day is over, unless a recording may be it; time off excuses. */
export function cardState(
  exercise: WeekExercise,
  { today, timeZone, timeOff, mayBe }: CardFacts,
): CardState {
  if (exercise.isCompleted) return doneState(exercise, timeZone).state;
  const { id, isScheduled, scheduledDate: date, skippedAt, type } = exercise;
  if (skippedAt !== null) return "not-done";
  return CARD_STATES[
    openState({
      skippedAt,
      isOver: isScheduled && date !== null && date < today,
      isExcused: date !== null && isExcused(timeOff, { type, date }),
      isUnsure: mayBe.has(id),
    })
  ];
}

const CARD_STATES = {
  open: "open",
  excused: "open",
  unsure: "unsure",
  missed: "not-done",
} as const satisfies Record<OpenState, CardState>;
