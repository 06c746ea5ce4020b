import { addDays, DISCIPLINES, type IsoDate, type Weekday } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { isEasy, isHard } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import { roomDays } from "../revise/index.ts";
import { isLong, isLongOf } from "../week/index.ts";
import type { Judged, ProposalExercise, ProposalFacts } from "./proposal.ts";

/** Nothing moves to the last days before the race. */
const RACE_DAYS = 2;
const MAX_UNITS = 2;

/** A day of this week that can take an exercise. */
export interface Place {
  day: Weekday;
  date: IsoDate;
  /** Minutes that are free, once the displaced exercises are left out. */
  minutes: number;
  /** Easy exercises of the same sport that the day has no room for any more; never an appointment. */
  displaced: readonly ProposalExercise[];
}

/** Exercises that take up their day: those still to do, and done ones. */
const TAKES_UP: ReadonlySet<Judged["state"]> = new Set([
  "open",
  "moved",
  "as-planned",
  "shorter",
  "much-shorter",
  "longer",
  "much-longer",
  "easier",
  "unsure",
  "replaced",
]);

export const isLongUnit = (unit: readonly ProposalExercise[]): boolean =>
  unit.some((exercise) => exercise.brickId !== null || isLong(exercise));

/**
 * Days from today to the end of the week for missed exercises that belong together, the earliest first. A day needs
 * `minutes` beside what it has; easy exercises of the same sport may give way. No day beside a hard exercise of
 * the sport, none after the long run for a hard one, none in time off or right before the race.
 */
export function weekPlaces(
  facts: ProposalFacts,
  frame: Pick<WeekFrame, "week" | "days">,
  { unit, minutes }: { unit: readonly ProposalExercise[]; minutes: number },
): Place[] {
  const slots = new Set(unit.map(({ slotKey }) => slotKey));
  const others = facts.exercises.flatMap(({ exercise, state }) =>
    TAKES_UP.has(state) && !slots.has(exercise.slotKey)
      ? [{ exercise, isOpen: state === "open" }]
      : [],
  );
  const onDate = (date: IsoDate) => others.filter(({ exercise }) => exercise.date === date);
  const sports = new Set(unit.map(({ type }) => type));
  return roomDays(facts.request, frame, facts.timeOff).flatMap((room): Place[] => {
    const { day, date } = room;
    if (date < facts.today || room.daysToRace <= RACE_DAYS) return [];
    if ([...sports].some((sport) => !room.sports.has(sport))) return [];
    const there = onDate(date);
    const giving = there.filter(
      ({ exercise, isOpen }) =>
        isOpen &&
        sports.has(exercise.type) &&
        room.appointment?.sport !== exercise.type &&
        isSpare(exercise),
    );
    const next = [-1, 1].flatMap((step) => onDate(addDays(date, step)));
    if (
      hasHardNeighbour(
        unit,
        next.map(({ exercise }) => exercise),
      )
    )
      return [];
    for (const displaced of [[], giving]) {
      const staying = there.filter((each) => !displaced.includes(each));
      const free = room.minutes - sum(staying.map(({ exercise }) => exercise.duration));
      const isCrowded =
        unitsOf(staying) >= MAX_UNITS || staying.some(({ exercise }) => sports.has(exercise.type));
      if (isCrowded || free < minutes) continue;
      return [{ day, date, minutes: free, displaced: displaced.map(({ exercise }) => exercise) }];
    }
    return [];
  });
}

const isSpare = (exercise: ProposalExercise): boolean =>
  isEasy(exercise.intensity) && !exercise.isKey && exercise.brickId === null && !isLong(exercise);

const unitsOf = (rows: readonly { exercise: ProposalExercise }[]): number =>
  new Set(rows.map(({ exercise }) => exercise.brickId ?? exercise.slotKey)).size;

const isLongRun = (exercise: ProposalExercise): boolean => isLongOf("run", exercise);

/** True beside a hard exercise of the same sport, and for a hard run beside a long one. */
function hasHardNeighbour(
  unit: readonly ProposalExercise[],
  near: readonly ProposalExercise[],
): boolean {
  return DISCIPLINES.some((sport) => {
    const [own, others] = [unit, near].map((rows) => rows.filter(({ type }) => type === sport));
    if (!own || !others) return false;
    if (own.some(isHard)) return others.some((row) => isHard(row) || isLongRun(row));
    return own.some(isLongRun) && others.some(isHard);
  });
}
