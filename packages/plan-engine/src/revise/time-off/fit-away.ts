import { DISCIPLINES, isHeldOn, type Weekday } from "@triplan/domain";
import { isHard } from "../../intensity/index.ts";
import { floor5, round5, sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLong, type SeasonFacts } from "../../week/index.ts";
import {
  alone,
  draftOf,
  dropped,
  MIN_SESSION_MINUTES,
  toEasy,
  type Draft,
} from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { inOtherSport } from "./other-sport.ts";
import { allowsLong, isInTimeOff, type RoomDay } from "./time-off-days.ts";

/** An exercise in less time keeps at least this share of its minutes, and these minutes. */
const LEAST = { share: 0.6, easyShare: 0.5, minutes: 25 } as const;
/** Light training with a cold: half the minutes, these at least. */
const COLD = { share: 0.5, minutes: 20 } as const;
/** Exercises move this many days at most to a day outside the time off. */
const MAX_MOVE_DAYS = 2;
/** Nothing moves to the last days before the race. */
const LAST_DAYS = 2;
const MAX_UNITS = 2;

export interface AwayWeek {
  timeOff: AcceptedTimeOff;
  days: readonly RoomDay[];
  /** Exercises that stay as they are: completed ones, and those of earlier days. */
  fixed: readonly PlannedExercise[];
  dayOf: (exercise: PlannedExercise) => Weekday;
  /** False in taper and race week, in which nothing moves. */
  isMovable: boolean;
  basis: Pick<SeasonFacts, "minDaysForLong">;
}

export interface FittedWeek {
  drafts: Draft[];
  /** New days, by slot. */
  moved: ReadonlyMap<string, Weekday>;
}

/** An exercise on its day, or a brick of two. */
type Unit = readonly Draft[];

interface Placed {
  unit: Unit;
  day: Weekday;
  isMoved: boolean;
}

/**
 * Fits the exercises of a week into the room that time off leaves: appointments first, then long ones, then key
 * ones, then one of each sport. An exercise stays on its day if it can, moves to another day in the time off or near it,
 * or gets shorter; what fits nowhere is left out. While ill or injured nothing moves.
 */
export function fitAway(drafts: readonly Draft[], at: AwayWeek): FittedWeek {
  const isAway = ({ base }: Draft) => isInTimeOff(at.timeOff, dateOf(at, at.dayOf(base)));
  const staying = unitsOf([
    ...at.fixed.map(draftOf),
    ...drafts.filter((draft) => !isAway(draft)),
  ]).map((unit) => ({ unit, day: dayOfUnit(unit, at), isMoved: false }));
  const placed = unitsOf(drafts.filter(isAway))
    .toSorted((a, b) => need(b, staying, at) - need(a, staying, at) || minutesOf(b) - minutesOf(a))
    .reduce<readonly Placed[]>((others, unit) => {
      const fit = fitUnit(unit, others, at, need(unit, others, at) > 0);
      return fit ? others.concat(fit) : others;
    }, staying);
  const fitted = placed.flatMap(({ unit, day }) => unit.map((draft) => ({ draft, day })));
  const isFitted = new Set(fitted.map(({ draft }) => draft.base.slotKey));
  const leftOut = drafts
    .filter(({ base }) => !isFitted.has(base.slotKey))
    .map((draft) => ({ draft, day: at.dayOf(draft.base) }));
  const instead = inOtherSport(leftOut, fitted, {
    ...at,
    planned: [...at.fixed.map(draftOf), ...drafts],
  });
  const kept = new Map([...fitted, ...instead].map((each) => [each.draft.base.slotKey, each]));
  return {
    drafts: drafts.map((draft) => kept.get(draft.base.slotKey)?.draft ?? dropped(draft)),
    moved: new Map(
      drafts.flatMap(({ base }) => {
        const day = kept.get(base.slotKey)?.day;
        return day === undefined || day === at.dayOf(base) ? [] : [[base.slotKey, day] as const];
      }),
    ),
  };
}

const dateOf = ({ days }: AwayWeek, day: Weekday) => roomOf(days, day).date;

function roomOf(days: readonly RoomDay[], day: Weekday): RoomDay {
  const found = days[day];
  if (!found) throw new RangeError(`No weekday: ${day}`);
  return found;
}

const unitsOf = (drafts: readonly Draft[]): Unit[] => [
  ...Map.groupBy(drafts, ({ base }) => base.brickId ?? base.slotKey).values(),
];

const dayOfUnit = ([first]: Unit, { dayOf }: AwayWeek): Weekday => (first ? dayOf(first.base) : 0);

const minutesOf = (unit: Unit): number => sum(unit.map(({ minutes }) => minutes));

const isLongUnit = (unit: Unit): boolean =>
  unit.some(({ base }) => base.brickId !== null || isLong(base));

/** True if the unit is an appointment that takes place in spite of the time off. */
function isHeld(unit: Unit, at: AwayWeek): boolean {
  const own = dayOfUnit(unit, at);
  return (
    roomOf(at.days, own).appointment !== undefined &&
    unit.some(({ base }) => isHeldOn(base.reasons, own))
  );
}

/** 4 for appointments, 3 for long exercises and bricks, 2 for key ones, 1 for the only one of a sport, else 0. */
function need(unit: Unit, placed: readonly Placed[], at: AwayWeek): number {
  if (isHeld(unit, at)) return 4;
  if (isLongUnit(unit)) return 3;
  if (unit.some(({ base }) => base.isKey || isHard(base))) return 2;
  return placed.some((each) => hasSharedSport(each.unit, unit)) ? 0 : 1;
}

const hasSharedSport = (a: Unit, b: Unit): boolean =>
  a.some(({ base }) => b.some((other) => other.base.type === base.type));

interface Place {
  unit: Unit;
  placed: readonly Placed[];
  at: AwayWeek;
}

/** The unit on its day or a near one, whole or shorter, or a half of a brick; null without room. */
function fitUnit(
  unit: Unit,
  placed: readonly Placed[],
  at: AwayWeek,
  isNeeded: boolean,
): Placed | null {
  const own = dayOfUnit(unit, at);
  const days = candidateDays(own, at, { isNeeded, isOnItsDay: isHeld(unit, at) });
  for (const option of optionsOf(unit)) {
    const place = { unit: option, placed, at };
    for (const fit of isNeeded ? [whole, shortened, ordinary] : [whole, shortened]) {
      for (const day of days) {
        const fitted = isFree(place, day, own) ? fit(place, roomLeft(place, day)) : null;
        if (fitted) return { unit: fitted, day, isMoved: day !== own };
      }
    }
  }
  return null;
}

/** A brick with both halves, else its ride or its run alone. */
function optionsOf(unit: Unit): Unit[] {
  if (unit.length < 2) return [unit];
  const half = (type: string) =>
    unit
      .filter(({ base, minutes }) => base.type === type && minutes >= MIN_SESSION_MINUTES)
      .map(alone);
  return [unit, half("bike"), half("run")];
}

/** The unit's own day, then days of the time off, then days near it; the nearest first, earlier ones before later. */
function candidateDays(
  own: Weekday,
  at: AwayWeek,
  { isNeeded, isOnItsDay }: { isNeeded: boolean; isOnItsDay: boolean },
): Weekday[] {
  const { timeOff, days } = at;
  if (isOnItsDay) return [own];
  const isStill = timeOff.kind === "ill" || timeOff.kind === "injured" || !at.isMovable;
  if (isStill) return [own];
  const others = days
    .filter(({ day, date }) => day !== own && date >= timeOff.acceptedOn)
    .map(({ day, date }) => ({
      day,
      distance: Math.abs(day - own),
      isInside: isInTimeOff(timeOff, date),
    }))
    .filter(({ isInside, distance }) => isInside || (isNeeded && distance <= MAX_MOVE_DAYS))
    .toSorted(
      (a, b) => Number(b.isInside) - Number(a.isInside) || a.distance - b.distance || a.day - b.day,
    );
  return [own, ...others.map(({ day }) => day)];
}

/**
 * True if the day allows the sports, and a unit that comes to it has room beside the others. The athlete may
 * have placed a unit on a weekday without its sport: there only time off counts.
 */
function isFree({ unit, placed, at }: Place, day: Weekday, own: Weekday): boolean {
  const room = roomOf(at.days, day);
  const { sports, sportsOff } = room;
  const isPossible = ({ base: { type } }: Draft) =>
    day === own ? !sportsOff.has(type) : sports.has(type);
  if (!unit.every(isPossible)) return false;
  const there = placed.filter((each) => each.day === day);
  // Units of one day were planned together; one that came to it may leave no room for the others.
  if (day === own && !there.some(({ isMoved }) => isMoved)) return true;
  const isCrowded =
    there.length >= MAX_UNITS || there.some((each) => hasSharedSport(each.unit, unit));
  if (isCrowded) return false;
  return day === own || (isFarFromRace(unit, room, at) && !hasHardNeighbour(unit, day, placed));
}

/** True if the race is far enough from the day for the unit to move there. */
const isFarFromRace = (unit: Unit, day: RoomDay, { basis }: AwayWeek): boolean =>
  day.daysToRace > LAST_DAYS &&
  unit.every(({ base }) => !isLong(base) || allowsLong(day, base.type, basis));

/** True if a hard exercise of the same sport is on the day before or after. */
function hasHardNeighbour(unit: Unit, day: Weekday, placed: readonly Placed[]): boolean {
  const near = placed.filter((each) => Math.abs(each.day - day) === 1).flatMap((each) => each.unit);
  return DISCIPLINES.some((sport) => {
    const isHardOf = ({ base }: Draft) => base.type === sport && isHard(base);
    return unit.some(isHardOf) && near.some(isHardOf);
  });
}

const roomLeft = ({ placed, at }: Place, day: Weekday): number =>
  roomOf(at.days, day).minutes -
  sum(placed.map((each) => (each.day === day ? minutesOf(each.unit) : 0)));

/** The unit as it is, if the minutes hold it. With a cold it is always less. */
const whole = ({ unit, at }: Place, room: number): Unit | null =>
  at.timeOff.kind !== "ill" && minutesOf(unit) <= room ? unit : null;

/** The unit within the minutes, if enough of it is left. */
function shortened({ unit, at }: Place, room: number): Unit | null {
  if (at.timeOff.kind === "ill") return withCold(unit, room);
  const [first] = unit;
  if (!first) return null;
  const others = sum(unit.slice(1).map(({ minutes }) => minutes));
  const minutes = Math.min(first.minutes, floor5(room - others));
  const share = isLongUnit(unit) || first.base.isKey ? LEAST.share : LEAST.easyShare;
  const isEnough = minutes >= Math.max(LEAST.minutes, share * first.minutes);
  return isEnough ? [{ ...first, minutes }, ...unit.slice(1)] : null;
}

/** A long exercise as an ordinary one, in whatever minutes there are. */
function ordinary({ unit: [only, other], at }: Place, room: number): Unit | null {
  if (!only || other || at.timeOff.kind === "ill" || !isLong(only.base)) return null;
  const minutes = Math.min(only.minutes, floor5(room));
  if (minutes < LEAST.minutes) return null;
  return [{ ...toEasy(only), base: { ...only.base, isKey: false }, minutes }];
}

function withCold(unit: Unit, room: number): Unit | null {
  const [only] = unit;
  if (!only || unit.length > 1) return null;
  const minutes = Math.min(round5(COLD.share * only.minutes), floor5(room));
  return minutes < COLD.minutes ? null : [{ ...toEasy(only), minutes, maxZone: "Z2" }];
}
