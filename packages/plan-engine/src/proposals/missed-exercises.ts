import {
  addDays,
  DAY_NAMES,
  DISCIPLINE_NOUNS,
  weekdayOf,
  type ChangeRule,
  type ExerciseChange,
  type IsoDate,
} from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { isTest } from "../fitness-tests/index.ts";
import { isHard } from "../intensity/index.ts";
import { floor5, sum } from "../model/numbers.ts";
import { spokenMinutes } from "../model/words.ts";
import { appointmentOf, appointmentWords } from "./held-appointment.ts";
import { longestDone } from "./longest-done.ts";
import {
  proposalKey,
  type Proposal,
  type ProposalExercise,
  type ProposalFacts,
} from "./proposal.ts";
import { isLongUnit, weekPlaces, type Place } from "./week-places.ts";

/** A long exercise moves this many days at most. */
const MAX_LONG_DAYS = 2;
/** Less of a long exercise is not worth moving. */
const MIN_LONG_SHARE = 0.6;

/** An exercise on its own, or a brick: the ride before the run. */
type Unit = readonly [ProposalExercise, ...ProposalExercise[]];

/**
 * Another day of this week for a key exercise that did not happen. Easy ones need no making up; of several, one moves
 * at most: a long one first in base and peak weeks, a hard one first in build weeks. Nothing moves in taper and race week.
 */
export function missedExercises(facts: ProposalFacts, frame: WeekFrame): Proposal[] {
  if (frame.phase === "taper" || frame.phase === "race") return [];
  const { week } = frame;
  if (facts.changes.some((change) => change.week === week && change.rule !== "safe-step"))
    return [];
  const isLongFirst = frame.phase !== "build";
  const units = missedUnits(facts, week).toSorted(
    (a, b) =>
      Number(isLongUnit(b) === isLongFirst) - Number(isLongUnit(a) === isLongFirst) ||
      (a[0].date < b[0].date ? -1 : 1),
  );
  for (const unit of units) {
    const move = isLongUnit(unit) ? longMove(facts, frame, unit) : keyMove(facts, frame, unit);
    if (move) return [proposalOf(facts, unit, move)];
  }
  return [];
}

function missedUnits({ exercises }: ProposalFacts, week: number): Unit[] {
  const missed = exercises
    .filter(
      ({ exercise, state }) =>
        state === "missed" &&
        exercise.week === week &&
        exercise.isScheduled &&
        exercise.skippedAt === null,
    )
    .map(({ exercise }) => exercise)
    .toSorted((a, b) => Number(b.type === "bike") - Number(a.type === "bike"));
  const units = Map.groupBy(missed, ({ brickId, slotKey }) => brickId ?? slotKey);
  return [...units.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const unit: Unit = [first, ...others];
    if (!isWhole(unit, exercises)) return [];
    return isLongUnit(unit) || isHard(first) || isTest(first) ? [unit] : [];
  });
}

/** False for a half of a brick whose other half was done: alone it is no brick. */
const isWhole = (unit: Unit, exercises: ProposalFacts["exercises"]): boolean => {
  const [{ brickId }] = unit;
  const halves = exercises.filter(({ exercise }) => exercise.brickId === brickId);
  return brickId === null || halves.length === unit.length;
};

interface Move {
  rule: ChangeRule;
  place: Place;
  /** Minutes of the first exercise. */
  minutes: number;
  /** The other half of a brick for which there is no time. */
  leftOut: readonly ProposalExercise[];
}

const minutesOf = (unit: Unit): number => sum(unit.map(({ duration }) => duration));

function keyMove(facts: ProposalFacts, frame: WeekFrame, unit: Unit): Move | null {
  const minutes = minutesOf(unit);
  const [place] = weekPlaces(facts, frame, { unit, minutes });
  return place ? { rule: "missed-key", place, minutes: unit[0].duration, leftOut: [] } : null;
}

/** A long exercise on the day that holds most of it; a brick with its run, else its ride alone. */
function longMove(facts: ProposalFacts, frame: WeekFrame, unit: Unit): Move | null {
  const [first, ...others] = unit;
  const last = addDays(first.date, MAX_LONG_DAYS);
  const placesFor = (each: Unit, minutes: number) =>
    weekPlaces(facts, frame, { unit: each, minutes }).filter(({ date }) => date <= last);
  if (others.length > 0) {
    const [whole] = placesFor(unit, minutesOf(unit));
    if (whole) return { rule: "missed-brick", place: whole, minutes: first.duration, leftOut: [] };
  }
  const least = MIN_LONG_SHARE * first.duration;
  const options = placesFor([first], least).flatMap((place) => {
    const minutes = Math.min(
      first.duration,
      floor5(place.minutes),
      allowedOn(facts, first, place.date),
    );
    return minutes >= least ? [{ place, minutes }] : [];
  });
  const [best] = options.toSorted((a, b) => b.minutes - a.minutes);
  const rule = first.brickId === null ? "missed-long" : "missed-brick";
  return best ? { rule, ...best, leftOut: others } : null;
}

/** The safe length of a run or ride on a date; unlimited while nobody knows. */
function allowedOn(facts: ProposalFacts, { type }: ProposalExercise, date: IsoDate): number {
  const law = type === "swim" ? null : longestDone(facts, type, date);
  return law?.allowed ?? Number.POSITIVE_INFINITY;
}

function proposalOf(facts: ProposalFacts, unit: Unit, move: Move): Proposal {
  const { rule, place, minutes, leftOut } = move;
  const [first] = unit;
  const { week } = first;
  const isOut = (row: ProposalExercise) => leftOut.includes(row);
  const moved = unit.map((row): ExerciseChange => {
    const shorter = row === first && minutes < row.duration ? minutes : null;
    return changeOf(row, { day: place.day, minutes: shorter, isLeftOut: isOut(row) });
  });
  const displaced = place.displaced.map((row) =>
    changeOf(row, { day: weekdayOf(row.date), minutes: null, isLeftOut: true }),
  );
  const slots = unit.map(({ slotKey }) => slotKey).join("_");
  return {
    key: proposalKey(rule, first.date, place.date, slots, minutes),
    rule,
    sentence: [sentenceOf(unit, move), ...aloneText(facts, unit)].join(" "),
    expiresOn: place.date,
    effect: { change: { rule, week, exercises: [...moved, ...displaced] } },
  };
}

/** An appointment does not move with its exercise. */
const aloneText = (facts: ProposalFacts, unit: Unit): string[] =>
  unit.flatMap((row) => {
    const held = appointmentOf(facts, row);
    return held ? [`It is then on your own, not ${appointmentWords(held)}.`] : [];
  });

const changeOf = (
  { slotKey, date }: ProposalExercise,
  change: Pick<ExerciseChange, "day" | "minutes" | "isLeftOut">,
): ExerciseChange => ({ slotKey, from: weekdayOf(date), ...change });

function sentenceOf(unit: Unit, { place, minutes, leftOut }: Move): string {
  const [first] = unit;
  const day = DAY_NAMES[place.day];
  const isWhole = minutes === first.duration;
  const name = unit.length > 1 ? "brick" : first.name;
  const missed = `Your ${name} did not happen on ${DAY_NAMES[weekdayOf(first.date)]}.`;
  const open = `${day} has ${spokenMinutes(place.minutes)} open.`;
  const [easy] = place.displaced;
  const goes = easy ? [`The easy ${DISCIPLINE_NOUNS[easy.type]} of that day goes.`] : [];
  if (leftOut.length > 0) {
    const ride = isWhole
      ? ""
      : `, at ${spokenMinutes(minutes)} instead of ${spokenMinutes(first.duration)}`;
    return [missed, `The ride fits on ${day}${ride}; the run after it stays out.`, ...goes].join(
      " ",
    );
  }
  if (isWhole) return [missed, open, "Move it there?", ...goes].join(" ");
  const shorter = `It can be ${spokenMinutes(minutes)} on ${day} instead of ${spokenMinutes(first.duration)}.`;
  return [missed, shorter, ...goes].join(" ");
}
