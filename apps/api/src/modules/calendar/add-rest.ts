import { addDays, restDays, type IsoDate } from "@triplan/domain";
import type { ICalCalendar } from "ical-generator";
import { allDay, hostOf, stamps, type CalendarContent } from "./calendar-event.ts";

/** The days that the time off of a plan takes. */
function daysOff(timeOff: CalendarContent["timeOff"]): IsoDate[] {
  return timeOff.flatMap(({ fromDate, toDate }) => {
    const days: IsoDate[] = [];
    for (let day = fromDate; day <= (toDate ?? fromDate); day = addDays(day, 1)) days.push(day);
    return days;
  });
}

/**
 * Rest days and time off, once for each day. Time off without an end shows its first day. Why it is
 * taken may be health data, so it is not in the calendar.
 */
export function addRest(calendar: ICalCalendar, content: CalendarContent): void {
  const { plans, exercises, races, timeOff, publicOrigin } = content;
  const host = hostOf(publicOrigin);
  const busy = new Set([
    ...exercises.flatMap(({ scheduledDate }) => scheduledDate ?? []),
    ...races.map(({ date }) => date),
    ...plans.map(({ raceDate }) => raceDate),
    ...daysOff(timeOff),
  ]);
  for (const { id, trainingPlanId, fromDate, toDate, createdAt, updatedAt } of timeOff) {
    calendar.createEvent({
      id: `off-${trainingPlanId}-${id}@${host}`,
      ...allDay(fromDate, toDate ?? fromDate),
      summary: toDate === null ? "Time off begins" : "Time off",
      ...stamps(content, createdAt, updatedAt),
    });
  }
  for (const plan of plans) {
    for (const date of restDays(plan, busy)) {
      busy.add(date);
      calendar.createEvent({
        id: `rest-${plan.id}-${date}@${host}`,
        ...allDay(date),
        summary: "Rest day",
        ...stamps(content, plan.createdAt, plan.updatedAt),
      });
    }
  }
}
