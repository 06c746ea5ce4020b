import {
  DAY_NAMES,
  formatHours,
  listed,
  numberWord,
  RACE_WINDOWS,
  raceSize,
  type IsoDate,
  type Weekday,
  capitalized,
} from "@triplan/domain";
import type { AcceptedRace, RacedExercise } from "@triplan/plan-engine";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";

export const OWN_RACE = "The plan is built towards it: phases, taper and race week.";
const NOTHING_CHANGES = "Nothing in your plan has to change.";
const IN_TIME_OFF = "It falls into your time off, so it changes nothing.";

type Changes = Pick<PlanEffect, "exercises">;

/** What a new race does to the plan, in a sentence. */
export function addedHeadline({ exercises }: Changes): string {
  if (exercises.length === 0) return NOTHING_CHANGES;
  const leftOut = exercises.filter(({ change }) => change === "left-out").length;
  const changed = exercises.length - leftOut;
  const weeks = weeksText(exercises.map(({ week }) => week));
  if (changed === 0) return `${countOf(leftOut)} ${isAre(leftOut)} left out in ${weeks}.`;
  const also = leftOut === 0 ? "" : `, ${leftOut} ${isAre(leftOut)} left out`;
  return `${countOf(changed)} ${changed === 1 ? "changes" : "change"} in ${weeks}${also}.`;
}

/** What the plan gets back without a race. */
export const removedHeadline = ({ exercises }: Changes): string => {
  if (exercises.length === 0) return NOTHING_CHANGES;
  const verb = exercises.length === 1 ? "changes" : "change";
  return `${countOf(exercises.length)} ${verb} back in ${weeksText(exercises.map(({ week }) => week))}.`;
};

const countOf = (count: number) => (count === 1 ? "1 exercise" : `${count} exercises`);
const isAre = (count: number) => (count === 1 ? "is" : "are");

function weeksText(all: readonly number[]): string {
  const weeks = [...new Set(all)].toSorted((a, b) => a - b);
  return `${weeks.length === 1 ? "week" : "weeks"} ${listed(weeks.map(String))}`;
}

interface RaceEffect {
  isCancelled: boolean;
  raced: readonly RacedExercise[];
  today: IsoDate;
}

/** What a race does to the plan, in a few short sentences. */
export function raceEffect(race: AcceptedRace, { isCancelled, raced, today }: RaceEffect): string {
  if (isCancelled) return IN_TIME_OFF;
  if (raced.length === 0) return NOTHING_CHANGES;
  const sentences = [
    ...(race.priority === "B" ? [daysText(race)] : []),
    ...replacedText(race, raced, today),
    ...movedText(raced, race.date < today),
    ...lessText(raced),
  ];
  return sentences.length === 0 ? "The days around it are easier." : sentences.join(" ");
}

function daysText({ kind, expectedMinutes, priority }: AcceptedRace): string {
  const size = raceSize(kind, expectedMinutes) ?? "long";
  const { before, easyDays } = RACE_WINDOWS[size][priority];
  return `${capitalized(numberWord(before.length))} easy days before, ${numberWord(easyDays)} after.`;
}

function replacedText(
  { date }: AcceptedRace,
  raced: readonly RacedExercise[],
  today: IsoDate,
): string[] {
  const replaced = raced.filter(({ isReplaced }) => isReplaced);
  if (replaced.length === 0) return [];
  const names = [...new Set(replaced.map(({ row, day }) => namedOn(row.name, day)))];
  return [`${date < today ? "Took" : "Takes"} the place of ${listed(names)}.`];
}

const namedOn = (name: string, day: Weekday) => `${DAY_NAMES[day]}’s ${inSentence(name)}`;

/** Lower case within a sentence, except of a name in capitals. */
const inSentence = (name: string): string =>
  /^[A-Z][A-Z0-9]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function movedText(raced: readonly RacedExercise[], isPast: boolean): string[] {
  const moved = raced.filter(({ after, day, dayAfter }) => after !== null && day !== dayAfter);
  return moved.map(
    ({ row, dayAfter }) =>
      `The ${inSentence(row.name)} ${isPast ? "moved" : "moves"} to ${DAY_NAMES[dayAfter]}.`,
  );
}

function lessText(raced: readonly RacedExercise[]): string[] {
  const less = raced.reduce(
    (sum, { row, after }) => sum + row.duration - (after?.duration ?? 0),
    0,
  );
  if (less === 0) return [];
  return [`${formatHours(less)} h less in ${weeksText(raced.map(({ row }) => row.week))}.`];
}
