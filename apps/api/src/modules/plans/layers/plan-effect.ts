import type { NewExercise, TrainingPlanRow } from "@triplan/db";
import {
  dateInWeek,
  formatDayAndMonth,
  formatHours,
  heldAppointment,
  weekdayOf,
  type Discipline,
  type IsoDate,
  type Weekday,
} from "@triplan/domain";
import { isContentChange } from "../rows/changed-rows.ts";
import { isOpen, type StoredRow } from "../rows/stored-exercise.ts";
import type { RevisedRows } from "./revised-rows.ts";

interface NamedExercise {
  type: Discipline;
  name: string;
  /** Minutes. */
  duration: number;
}

interface ChangedExercise {
  slotKey: string;
  week: number;
  /** Its day, else the suggested one. */
  date: IsoDate;
  change: "left-out" | "returned" | "changed" | "moved" | "unplaced" | "added";
  before: NamedExercise;
  after: NamedExercise;
  movedTo: IsoDate | null;
  /** What happens to it: "left out", "becomes Easy run, 0:30". */
  text: string;
}

interface ChangedWeek {
  week: number;
  minutesBefore: number;
  minutesAfter: number;
}

/** The effect of a change of the plan, for the athlete. */
export interface PlanEffect {
  headline: string;
  /** The changed weeks, and the ones before and after them. */
  weeks: ChangedWeek[];
  /** The exercises that change, by date. */
  exercises: ChangedExercise[];
  /** The first week that is rewritten as a whole, since an earlier engine made the plan; else null. */
  newEditionFrom: number | null;
}

type PlanStart = Pick<TrainingPlanRow, "startDate">;

export function planEffect(
  plan: PlanStart,
  revised: Pick<RevisedRows, "stored" | "rows" | "days">,
  newEditionFrom: number | null,
): Omit<PlanEffect, "headline"> {
  const { stored, rows } = revised;
  const next = new Map(rows.map((row) => [row.slotKey, row]));
  const known = new Set(stored.map(({ slotKey }) => slotKey));
  const added = newEditionFrom === null ? rows.filter(({ slotKey }) => !known.has(slotKey)) : [];
  const exercises = [
    ...stored.flatMap((row) => changeOf(plan, row, revised, next.get(row.slotKey))),
    ...added.map((row) => additionOf(plan, row)),
  ];
  return {
    weeks: changedWeeks(minutesByWeek(stored, rows, newEditionFrom)),
    exercises: exercises.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    newEditionFrom: rows.length > 0 ? newEditionFrom : null,
  };
}

function changeOf(
  plan: PlanStart,
  row: StoredRow,
  { days }: Pick<RevisedRows, "days">,
  next: NewExercise | undefined,
): ChangedExercise[] {
  const after = next ?? row;
  const day = row.day ?? row.suggestedDay ?? 0;
  const exercise = {
    slotKey: row.slotKey,
    week: row.week,
    date: dateInWeek(plan.startDate, row.week, day),
    before: namedOf(row),
    after: namedOf(after),
    movedTo: null,
  };
  if (next?.isDropped && !row.isDropped) {
    return [
      { ...exercise, change: "left-out", text: `left out${appointmentText(row, null, null)}` },
    ];
  }
  if (after.isDropped) return [];
  if (row.isDropped) return [{ ...exercise, change: "returned", text: "comes back" }];
  const moved = newDay(row, after, days);
  const movedTo = moved?.day == null ? null : dateInWeek(plan.startDate, row.week, moved.day);
  if (next && isContentChange(row, { ...next, suggestedDay: row.suggestedDay })) {
    const unplaced = moved ? ", and needs another day" : "";
    const on = movedTo === null ? unplaced : ` on ${formatDayAndMonth(movedTo)}`;
    const held = appointmentText(row, after, movedTo);
    const text = `becomes ${after.name}, ${formatHours(after.duration)}${on}${held}`;
    return [{ ...exercise, change: "changed", movedTo, text }];
  }
  if (movedTo !== null) {
    const text = `moves to ${formatDayAndMonth(movedTo)}${appointmentText(row, after, movedTo)}`;
    return [{ ...exercise, change: "moved", movedTo, text }];
  }
  if (moved) return [{ ...exercise, change: "unplaced", text: "needs another day" }];
  const held = appointmentText(row, after, null);
  return held === "" ? [] : [{ ...exercise, change: "changed", text: `stays${held}` }];
}

type Explained = Pick<NewExercise, "reasons" | "duration">;

/** What becomes of the appointment that the exercise was; empty if it stays. */
function appointmentText(before: Explained, after: Explained | null, movedTo: IsoDate | null) {
  const held = heldAppointment(before.reasons);
  const next = after && heldAppointment(after.reasons);
  const stays = next && (movedTo === null || weekdayOf(movedTo) === next.day) ? next : null;
  const name = (held ?? stays)?.name ?? "your fixed appointment";
  if (!held) return stays ? `, as ${name}` : "";
  if (!stays) return `, without ${name}`;
  return after && after.duration < before.duration ? `, shorter than ${name}` : "";
}

const additionOf = (plan: PlanStart, row: NewExercise): ChangedExercise => ({
  slotKey: row.slotKey,
  week: row.week,
  date: dateInWeek(plan.startDate, row.week, row.suggestedDay ?? 0),
  change: "added",
  before: namedOf(row),
  after: namedOf(row),
  movedTo: null,
  text: "is new",
});

/** The day that an exercise gets, or that it loses its day; null if nothing changes. */
function newDay(
  row: StoredRow,
  after: Pick<NewExercise, "suggestedDay">,
  days: RevisedRows["days"],
): { day: Weekday | null } | null {
  if (days.has(row.slotKey)) return { day: days.get(row.slotKey) ?? null };
  const isSuggested = row.day === null && after.suggestedDay !== row.suggestedDay;
  return isSuggested ? { day: after.suggestedDay } : null;
}

const namedOf = ({ type, name, duration }: NamedExercise): NamedExercise => ({
  type,
  name,
  duration,
});

/** Planned minutes of each week before and after. */
function minutesByWeek(
  stored: readonly StoredRow[],
  rows: readonly NewExercise[],
  newEditionFrom: number | null,
): ChangedWeek[] {
  const next = new Map(rows.map((row) => [row.slotKey, row]));
  const slots = new Set(stored.map(({ slotKey }) => slotKey));
  const isRewritten = newEditionFrom !== null && rows.length > 0;
  const isRemoved = (row: StoredRow) =>
    isRewritten && row.week >= newEditionFrom && isOpen(row) && !next.has(row.slotKey);
  const after = [
    ...stored.filter((row) => !isRemoved(row)).map((row) => next.get(row.slotKey) ?? row),
    ...rows.filter(({ slotKey }) => !slots.has(slotKey)),
  ];
  const weeks = [...new Set(stored.map(({ week }) => week))];
  return weeks.map((week) => ({
    week,
    minutesBefore: minutesOf(stored, week),
    minutesAfter: minutesOf(after, week),
  }));
}

const minutesOf = (
  rows: readonly Pick<NewExercise, "week" | "duration" | "isDropped">[],
  week: number,
): number =>
  rows
    .filter((row) => row.week === week && !row.isDropped)
    .reduce((sum, { duration }) => sum + duration, 0);

const isChanged = ({ minutesBefore, minutesAfter }: ChangedWeek) => minutesBefore !== minutesAfter;

const changedWeeks = (weeks: readonly ChangedWeek[]): ChangedWeek[] =>
  weeks.filter((_week, index) => weeks.slice(Math.max(0, index - 1), index + 2).some(isChanged));
