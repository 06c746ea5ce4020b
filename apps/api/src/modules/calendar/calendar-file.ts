import type { CalendarExercise, CalendarPlan, StartMinutes } from "@triplan/db";
import {
  addDays,
  instantInZone,
  RACE_NAMES,
  weekdayOf,
  type IsoDate,
  type Units,
} from "@triplan/domain";
import ical, {
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from "ical-generator";
import { eventText, eventTitle } from "./exercise-event.ts";

export interface CalendarContent {
  plans: readonly CalendarPlan[];
  /** By day and order. */
  exercises: readonly CalendarExercise[];
  /** The plan that the Dashboard shows: exercises of others have no link. */
  currentPlanId: number | null;
  /** Null: all events take a day. */
  startMinutes: StartMinutes | null;
  timeZone: string;
  units: Units;
  /** When start times were last changed, ISO 8601. */
  optionsChangedAt: string;
  /** Such as https://triplan.example.org. */
  publicOrigin: string;
}

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3600;

/**
 * The exercises with a day, and the races, as an iCalendar file (RFC 5545). The same content gives the same bytes.
 * Instants are in UTC and days are whole: a calendar never has to know the athlete's zone.
 */
export function calendarFile(content: CalendarContent): string {
  const { plans, exercises } = content;
  const [plan] = plans;
  const calendar = ical({
    name: plans.length === 1 && plan ? plan.name : "Triplan",
    prodId: { company: "Triplan", product: "Triplan", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
  });
  const byId = new Map(plans.map((each) => [each.id, each]));
  const starts = startTimes(content);
  for (const exercise of exercises) {
    const of = byId.get(exercise.trainingPlanId);
    if (of) addExercise(calendar, content, { exercise, plan: of, start: starts.get(exercise.id) });
  }
  for (const each of plans) addRace(calendar, content, each);
  return calendar.toString();
}

interface ExerciseInPlan {
  exercise: CalendarExercise;
  plan: CalendarPlan;
  /** Undefined for an all-day event. */
  start: Date | undefined;
}

function addExercise(
  calendar: ICalCalendar,
  content: CalendarContent,
  { exercise, plan, start }: ExerciseInPlan,
): void {
  const date = exercise.scheduledDate;
  if (date === null) return;
  const { publicOrigin, units, currentPlanId } = content;
  const link = `${publicOrigin}/?week=${exercise.week}&exercise=${exercise.id}`;
  const url = plan.id === currentPlanId ? link : null;
  calendar.createEvent({
    id: `${plan.id}-${exercise.slotKey}@${hostOf(publicOrigin)}`,
    ...(start ? timed(start, exercise.duration) : allDay(date)),
    summary: eventTitle(exercise),
    description: [eventText(exercise, units), ...(url ? [url] : [])].join("\n\n"),
    url,
    ...stamps(content, plan.createdAt, exercise.updatedAt),
  });
}

function addRace(calendar: ICalCalendar, content: CalendarContent, plan: CalendarPlan): void {
  calendar.createEvent({
    id: `race-${plan.id}@${hostOf(content.publicOrigin)}`,
    ...allDay(plan.raceDate),
    summary: `Race: ${plan.name}`,
    description: `${RACE_NAMES[plan.raceType]} triathlon`,
    ...stamps(content, plan.createdAt, plan.updatedAt),
  });
}

const hostOf = (origin: string): string => new URL(origin).host;

const allDay = (date: IsoDate): ICalEventData => ({
  start: new Date(date),
  end: new Date(addDays(date, 1)),
  allDay: true,
});

const timed = (start: Date, minutes: number): ICalEventData => ({
  start,
  end: new Date(start.getTime() + minutes * MINUTE),
});

/** Calendars keep the old event unless both rise. */
function stamps(
  { optionsChangedAt }: CalendarContent,
  createdAt: string,
  updatedAt: string,
): Pick<ICalEventData, "stamp" | "lastModified" | "sequence" | "transparency"> {
  const modified = new Date(Math.max(Date.parse(updatedAt), Date.parse(optionsChangedAt)));
  const seconds = Math.floor((modified.getTime() - Date.parse(createdAt)) / SECOND);
  return {
    stamp: modified,
    lastModified: modified,
    sequence: Math.max(0, seconds),
    // Exercises don't make the athlete busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** The start of each exercise by id: those of one day follow each other. */
function startTimes(content: CalendarContent): Map<number, Date> {
  const { startMinutes, timeZone, exercises } = content;
  const starts = new Map<number, Date>();
  const busyUntil = new Map<IsoDate, Date>();
  for (const { id, scheduledDate, duration } of exercises) {
    const minute = scheduledDate && startMinutes?.[weekdayOf(scheduledDate)];
    if (scheduledDate === null || typeof minute !== "number") continue;
    const start = busyUntil.get(scheduledDate) ?? instantInZone(scheduledDate, minute, timeZone);
    starts.set(id, start);
    busyUntil.set(scheduledDate, new Date(start.getTime() + duration * MINUTE));
  }
  return starts;
}
