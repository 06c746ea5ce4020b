import type { IsoDate } from "../calendar/iso-date.ts";
import { isDoneAsMeant } from "./compliance.ts";
import { keyUnits } from "./key-units.ts";
import { counts, isWithin, type JudgedExercise } from "./exercise-states.ts";

/** "not-enough" means too few recordings; the others run from good to bad. */
export const TRACK_STATES = ["not-enough", "on-plan", "behind", "change"] as const;
export type TrackState = (typeof TRACK_STATES)[number];

/** What an open proposal says about a plan. */
export type AskedTrack = "behind" | "change";

/** Whether an athlete keeps to the plan, with the figures behind the answer. */
export interface Track {
  state: TrackState;
  /** Exercises of the last 28 days that are missing for an answer. */
  missingExercises: number;
  /** True if a week of the last 28 days has no record at all. */
  hasUnanswered: boolean;
  /** Key exercises of the last 21 days, a brick as one: done as meant, and due. */
  keyDone: number;
  keyDue: number;
  /** Percent of the planned minutes of the last 28 days; more than planned counts up to 120 %. */
  hoursPercent: number | null;
  /** Minutes of the last 28 days beyond the plan, if more than 20 % of it; else 0. */
  minutesOver: number;
  /** True if an open proposal says how to go on. */
  isAsked: boolean;
}

interface TrackFacts {
  /** Days of races that were finished: each counts as a key exercise done. */
  finishedRaces?: readonly IsoDate[];
  asked?: AskedTrack | null;
}

const HOURS_DAYS = 28;
const KEY_DAYS = 21;
const MIN_DUE = 6;
const MIN_KEY_DUE = 4;
/** More than this share of an exercise does not make up for another one. */
const MAX_CREDIT = 1.2;
/** Percent below which a plan no longer fits, or an athlete is a bit behind. */
const CHANGE_BELOW = { key: 50, hours: 60 };
const BEHIND_BELOW = { key: 75, hours: 80 };

/**
 * Judges finished days only; exercises that are excused or unsure count for nothing. An open proposal about the plan
 * can make the answer worse.
 */
export function trackOf(
  exercises: readonly JudgedExercise[],
  today: IsoDate,
  { finishedRaces = [], asked = null }: TrackFacts = {},
): Track {
  const due = exercises.filter(
    (each) => each.isDue && counts(each) && isWithin(each.dueDate, HOURS_DAYS, today),
  );
  const keys = keyUnits(
    due
      .filter(({ dueDate }) => isWithin(dueDate, KEY_DAYS, today))
      .map(({ exercise, done: training }) => ({ ...exercise, training })),
  );
  const races = finishedRaces.filter((date) => isWithin(date, KEY_DAYS, today)).length;
  const planned = sum(due.map(({ exercise }) => exercise.duration));
  const done = sum(due.map((each) => each.done?.minutes ?? 0));
  const credited = sum(due.map(creditedMinutes));
  const facts = {
    missingExercises: Math.max(0, MIN_DUE - due.length),
    hasUnanswered: due.some(({ state }) => state === "unanswered"),
    keyDone:
      races +
      keys.filter((unit) => unit.every((key) => key.training && isDoneAsMeant(key, key.training)))
        .length,
    keyDue: races + keys.length,
    hoursPercent: planned === 0 ? null : Math.round((100 * credited) / planned),
    minutesOver: done > MAX_CREDIT * planned ? Math.round(done - planned) : 0,
  };
  const state = stateOf(facts);
  if (asked === null || state === "not-enough") return { state, ...facts, isAsked: false };
  const isWorse = TRACK_STATES.indexOf(asked) > TRACK_STATES.indexOf(state);
  return { state: isWorse ? asked : state, ...facts, isAsked: true };
}

const creditedMinutes = ({ exercise, done }: JudgedExercise): number =>
  Math.min(done?.minutes ?? 0, MAX_CREDIT * exercise.duration);

function stateOf(facts: Omit<Track, "state" | "isAsked">): TrackState {
  const { missingExercises, hasUnanswered, keyDone, keyDue, hoursPercent } = facts;
  if (missingExercises > 0 || hasUnanswered || hoursPercent === null) return "not-enough";
  const key = keyDue === 0 ? 100 : (100 * keyDone) / keyDue;
  if (key < CHANGE_BELOW.key && hoursPercent < CHANGE_BELOW.hours) return "change";
  const isKeyBehind = key < BEHIND_BELOW.key && keyDue >= MIN_KEY_DUE;
  return isKeyBehind || hoursPercent < BEHIND_BELOW.hours ? "behind" : "on-plan";
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
