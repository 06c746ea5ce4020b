import type { IsoDate, Weekday } from "@triplan/domain";
import { isAppointment, type PlanDay } from "../../calendar/index.ts";
import { isHard } from "../../intensity/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { placeRest } from "../../schedule/index.ts";
import { isLong } from "../../week/index.ts";
import type { FixResult, StoredExercise } from "./fix-types.ts";
import { isOpen } from "./fix-types.ts";

interface WeekDays {
  request: PlanRequest;
  week: number;
  today: IsoDate;
  days: readonly PlanDay[];
}

/** Most exercises a day; a brick counts as one. */
const MAX_UNITS = 2;

/** One exercise, or the ride and run of a brick. */
type Unit = readonly StoredExercise[];

/**
 * Moves open exercises off days that are over their hours, or have two exercises of a sport or three
 * in all: as few as possible, easy ones before key and long ones, to a day with room. Without one they lose their day.
 */
export function moveExercises(
  at: WeekDays,
  stored: readonly StoredExercise[],
): { rows: StoredExercise[]; moved: FixResult["moved"] } {
  const moved = new Map<string, Weekday | null>();
  let rows = [...stored];
  for (;;) {
    const unit = at.days.map((day) => unitToMove(day, rows, moved)).find((each) => each !== null);
    if (!unit) break;
    const slots = new Set(unit.map(({ slotKey }) => slotKey));
    const day = roomFor(at, rows, slots);
    for (const slotKey of slots) moved.set(slotKey, day);
    rows = rows.map((row) => (slots.has(row.slotKey) ? { ...row, day } : row));
  }
  return { rows, moved: [...moved].map(([slotKey, day]) => ({ slotKey, day })) };
}

/** The unit that leaves the day first, or null if the day keeps its limits or nothing can move. */
function unitToMove(
  planDay: PlanDay,
  rows: readonly StoredExercise[],
  moved: ReadonlyMap<string, unknown>,
): Unit | null {
  const { day, minutes } = planDay;
  const here = rows.filter((row) => row.day === day);
  const units = unitsOf(here);
  // An appointment leaves its day only if it does not fit on it even alone.
  const isKept = (row: StoredExercise) => isAppointment([planDay], row);
  const movable = units
    .filter((unit) => unit.every((row) => isOpen(row) && !moved.has(row.slotKey)))
    .filter((unit) => minutesOf(unit) > minutes || !unit.some(isKept))
    .toSorted((a, b) => weight(a) - weight(b) || minutesOf(a) - minutesOf(b));
  // A closed day is no limit if the athlete placed something on it.
  const over = minutes > 0 ? minutesOf(here) - minutes : 0;
  const twice = movable.find((unit) =>
    units.some((other) => other !== unit && hasSharedSport(unit, other)),
  );
  const third = units.length > MAX_UNITS ? movable[0] : undefined;
  if (over <= 0) return twice ?? third ?? null;
  const lightest = movable.filter((unit) => movable[0] && weight(unit) === weight(movable[0]));
  return lightest.find((unit) => minutesOf(unit) >= over) ?? lightest.at(-1) ?? null;
}

/** The day with room that suits the unit best around the placed exercises, or null. */
function roomFor(
  { request, week, today, days }: WeekDays,
  rows: readonly StoredExercise[],
  slots: ReadonlySet<string>,
): Weekday | null {
  const unit = rows.filter(({ slotKey }) => slots.has(slotKey));
  const others = rows.filter((row) => row.day !== null && !slots.has(row.slotKey));
  const lifted = unit.map((row) => ({ ...row, day: null }));
  const found = placeRest(request, { week, today, exercises: [...others, ...lifted] });
  const day = found.get(unit[0]?.slotKey ?? "");
  const minutes = days.find((each) => each.day === day)?.minutes ?? 0;
  if (day === undefined || unit.some((row) => row.day === day)) return null;
  const there = others.filter((row) => row.day === day);
  const hasRoom = minutesOf(there) + minutesOf(unit) <= minutes;
  const isFree = unitsOf(there).length < MAX_UNITS && !hasSharedSport(there, unit);
  return hasRoom && isFree ? day : null;
}

const unitsOf = (rows: readonly StoredExercise[]): Unit[] => [
  ...Map.groupBy(rows, ({ brickId, slotKey }) => brickId ?? slotKey).values(),
];

const minutesOf = (rows: readonly StoredExercise[]): number =>
  sum(rows.map(({ duration }) => duration));

const hasSharedSport = (a: Unit, b: Unit): boolean =>
  a.some(({ type }) => b.some((row) => row.type === type));

/** Easy exercises move first, then key ones, then long ones and bricks. */
const weight = (unit: Unit): number =>
  Math.max(
    ...unit.map((row) =>
      isLong(row) || row.brickId !== null ? 2 : row.isKey || isHard(row) ? 1 : 0,
    ),
  );
