import type { CalendarExercise, CalendarPlan } from "@triplan/db";
import {
  instantInZone,
  RACE_KIND_NAMES,
  RACE_NAMES,
  weekdayOf,
  type IsoDate,
} from "@triplan/domain";
import ical, { ICalCalendarMethod, type ICalCalendar } from "ical-generator";
import { addRest } from "./add-rest.ts";
import { allDay, hostOf, stamps, timed, type CalendarContent } from "./calendar-event.ts";
import { eventText, eventTitle } from "./exercise-event.ts";

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
    if (exercise.isCompleted && !content.hasCompleted) continue;
    const of = byId.get(exercise.trainingPlanId);
    if (of) addExercise(calendar, content, { exercise, plan: of, start: starts.get(exercise.id) });
  }
  for (const each of plans) addRace(calendar, content, each);
  addOtherRaces(calendar, content);
  if (content.hasRestDays) addRest(calendar, content);
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

/** The B and C races. */
function addOtherRaces(calendar: ICalCalendar, content: CalendarContent): void {
  for (const race of content.races) {
    calendar.createEvent({
      id: `race-${race.trainingPlanId}-${race.id}@${hostOf(content.publicOrigin)}`,
      ...allDay(race.date),
      summary: `Race: ${race.name}`,
      description: RACE_KIND_NAMES[race.kind],
      ...stamps(content, race.createdAt, race.updatedAt),
    });
  }
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
