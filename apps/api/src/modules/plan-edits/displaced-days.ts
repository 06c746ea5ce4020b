import type { NewExercise } from "@triplan/db";
import {
  dateInWeek,
  daysBetween,
  displacedSlots,
  scheduleOfWeek,
  daySports,
  LAST_DAYS_WITHOUT_APPOINTMENT,
  WEEKDAYS,
  type Appointment,
  type Discipline,
  type IsoDate,
  type PlannedHours,
  type Weekday,
} from "@triplan/domain";
import { isOpen, type StoredRow } from "../plans/rows/stored-exercise.ts";

/** What decides the room of a plan's days. */
export interface DayTerms extends PlannedHours {
  startDate: IsoDate;
  raceDate: IsoDate;
}

interface Change {
  before: DayTerms;
  after: DayTerms;
  /** The exercises of the changed weeks, those left out among them. */
  stored: readonly StoredRow[];
  /** The changed exercises, by slot. */
  next: ReadonlyMap<string, NewExercise>;
  today: IsoDate;
}

/**
 * The placed exercises for which their day has no room any more, that it closed to their sport, or that a new
 * appointment keeps off it: they become available again.
 */
export function displacedDays({ before, after, stored, next, today }: Change): string[] {
  const isLeftOut = (row: StoredRow) => next.get(row.slotKey)?.isDropped ?? row.isDropped;
  const placed = stored.filter((row) => row.day !== null && !isLeftOut(row));
  const weeks = Map.groupBy(placed, ({ week }) => week);
  return [...weeks].flatMap(([week, rows]) =>
    WEEKDAYS.flatMap((day) => {
      const isOver = dateInWeek(after.startDate, week, day) < today;
      const sports = {
        before: sportsOn(before, week, day),
        after: sportsOn(after, week, day),
      };
      const exercises = rows
        .filter((row) => row.day === day)
        .map((row) => {
          const { duration, isKey, brickId, suggestedDay } = next.get(row.slotKey) ?? row;
          const isOff = (plan: DayTerms) =>
            isOffAppointment(plan, { week, day, type: row.type, suggestedDay });
          return {
            slotKey: row.slotKey,
            minutesBefore: row.isDropped ? 0 : row.duration,
            minutesAfter: duration,
            isKey,
            brickId,
            isOpen: isOpen(row) && !isOver,
            isSportClosed:
              (sports.before.includes(row.type) && !sports.after.includes(row.type)) ||
              (isOff(after) && !isOff(before)),
          };
        });
      const room = {
        before: dayMinutes(before, week, day),
        after: dayMinutes(after, week, day),
      };
      return displacedSlots(exercises, room);
    }),
  );
}

const sportsOn = (plan: DayTerms, week: number, day: Weekday): readonly Discipline[] =>
  daySports(scheduleOfWeek(plan, week)[day] ?? {});

interface PlacedOn extends Pick<StoredRow, "type" | "week"> {
  day: Weekday;
  suggestedDay: Weekday | null;
}

/** True for an appointment on another day than its own, and for another exercise of its sport on that day. */
function isOffAppointment(plan: DayTerms, { week, day, type, suggestedDay }: PlacedOn): boolean {
  const isAppointmentOn = (where: Weekday | null) =>
    where !== null && appointmentOn(plan, week, where)?.sport === type;
  return day !== suggestedDay && (isAppointmentOn(suggestedDay) || isAppointmentOn(day));
}

function appointmentOn(plan: DayTerms, week: number, day: Weekday): Appointment | null {
  const daysToRace = daysBetween(dateInWeek(plan.startDate, week, day), plan.raceDate);
  if (daysToRace <= LAST_DAYS_WITHOUT_APPOINTMENT) return null;
  return scheduleOfWeek(plan, week)[day]?.appointment ?? null;
}

/** Minutes of a day of a plan's week; none from the race on. */
function dayMinutes(plan: DayTerms, week: number, day: Weekday): number {
  if (daysBetween(dateInWeek(plan.startDate, week, day), plan.raceDate) <= 0) return 0;
  const entry = scheduleOfWeek(plan, week)[day];
  return entry?.available === true ? entry.hours * 60 : 0;
}
