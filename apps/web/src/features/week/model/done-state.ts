import {
  complianceOf,
  dateInZone,
  doneWord,
  isExcused,
  isOfDiscipline,
  openState,
  type DoneWord,
  type IsoDate,
  type OpenState,
} from "@triplan/domain";
import type { CardState, GlyphName } from "@triplan/ui";
import type { WeekExercise } from "./week-types.ts";

export interface DoneState {
  state: CardState;
  word: string;
  sign: GlyphName;
  /** Percent of it that was done, by time or distance; absent when unknown. */
  percent?: number;
}

const WORDS = {
  "as-planned": { state: "done", word: "as planned", sign: "check" },
  easier: { state: "off-plan", word: "easier", sign: "shorter" },
  "much-shorter": { state: "off-plan", word: "much shorter", sign: "shorter" },
  shorter: { state: "off-plan", word: "shorter", sign: "shorter" },
  longer: { state: "off-plan", word: "longer", sign: "longer" },
  "much-longer": { state: "off-plan", word: "much longer", sign: "longer" },
} as const satisfies Record<DoneWord, Omit<DoneState, "percent">>;

/** True if another sport was done instead. */
const isReplaced = ({ type, matchedActivity }: WeekExercise): boolean =>
  matchedActivity !== null && !isOfDiscipline(type, matchedActivity);

/** What was done, as progress judges it; null while its length is unknown. */
function trainingOf(exercise: WeekExercise) {
  const { type, actualDuration: minutes, matchedActivity } = exercise;
  if (minutes === null) return null;
  const { family, activityType, distance, zoneSeconds } = matchedActivity ?? {
    family: type,
    activityType: type,
    distance: null,
    zoneSeconds: null,
  };
  // The distance of another sport says nothing about the exercise.
  const covered = isReplaced(exercise) ? null : distance;
  return { minutes, family, activityType, distance: covered, zoneSeconds };
}

function isOnAnotherDay(exercise: WeekExercise, timeZone: string): boolean {
  const { matchedActivity, completedAt, scheduledDate } = exercise;
  if (completedAt === null || scheduledDate === null) return false;
  const doneOn = matchedActivity?.localDate ?? dateInZone(new Date(completedAt), timeZone);
  return doneOn !== scheduledDate;
}

/** How a completed exercise compares to its plan; dates are in `timeZone`. */
export function doneState(exercise: WeekExercise, timeZone: string): DoneState {
  const training = trainingOf(exercise);
  const percent = training === null ? undefined : complianceOf(exercise, training);
  const length = WORDS[training === null ? "as-planned" : doneWord(exercise, training)];
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
