import {
  compareWithPlan,
  dateInZone,
  isExcused,
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
  replaced: { state: "off-plan", word: "another sport", sign: "link" },
} as const satisfies Record<DoneWord | "replaced", Omit<DoneState, "percent">>;

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
  return { minutes, family, activityType, distance, zoneSeconds };
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
  const compared = training && compareWithPlan(exercise, training);
  const length = WORDS[compared?.word ?? "as-planned"];
  const moved = length.state === "done" && isOnAnotherDay(exercise, timeZone);
  return {
    ...length,
    ...(moved && { word: "different day", sign: "calendar" as const }),
    ...(exercise.isWaiting && { word: "waiting to be sent", sign: "clock" as const }),
    ...(compared && { percent: compared.percent }),
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
