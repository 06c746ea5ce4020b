import type { CalendarTimeOff } from "@triplan/db";
import { addDays, lastDayOff, restDays, type IsoDate } from "@triplan/domain";
import type { ICalCalendar } from "ical-generator";
import { allDay, hostOf, stamps, type CalendarContent } from "./calendar-event.ts";

type DaysOff = CalendarTimeOff & { lastDate: IsoDate };

/** The time off with its last day in the calendar. */
function daysOff({ plans, timeOff }: CalendarContent): DaysOff[] {
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  return timeOff.map((each) => {
    const plan = each.toDate === null ? planOf.get(each.trainingPlanId) : undefined;
    if (!plan || plan.raceDate < each.fromDate) {
      return { ...each, lastDate: each.toDate ?? each.fromDate };
    }
    // Another race date moves the last day too.
    const updatedAt = each.updatedAt > plan.updatedAt ? each.updatedAt : plan.updatedAt;
    return { ...each, lastDate: lastDayOff(each, plan.raceDate), updatedAt };
  });
}

function datesOf({ fromDate, lastDate }: DaysOff): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = fromDate; date <= lastDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/**
 * Rest days and time off, once for each day. Why time off is taken may be health data, so it is not in
 * the calendar.
 */
export function addRest(calendar: ICalCalendar, content: CalendarContent): void {
  const { plans, exercises, races, publicOrigin } = content;
  const host = hostOf(publicOrigin);
  const timeOff = daysOff(content);
  const busy = new Set([
    ...exercises.flatMap(({ scheduledDate }) => scheduledDate ?? []),
    ...races.map(({ date }) => date),
    ...plans.map(({ raceDate }) => raceDate),
    ...timeOff.flatMap(datesOf),
  ]);
  for (const { id, trainingPlanId, fromDate, toDate, lastDate, createdAt, updatedAt } of timeOff) {
    calendar.createEvent({
      id: `off-${trainingPlanId}-${id}@${host}`,
      ...allDay(fromDate, lastDate),
      summary: toDate === null ? "Time off, no end yet" : "Time off",
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
