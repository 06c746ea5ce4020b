import {
  addDays,
  dateInWeek,
  DISCIPLINES,
  type Discipline,
  type IsoDate,
  type TimeOff,
} from "@triplan/domain";
import { allows, type PlanDay, type WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import type { SeasonFacts } from "../../week/index.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";

/** Days without symptoms before training starts again after an illness below the neck. */
const SYMPTOM_FREE_DAYS = 2;

/** The last day without usual training; null while an illness or an injury lasts. */
export const lastDayOff = ({ toDate, symptoms }: TimeOff): IsoDate | null =>
  toDate && addDays(toDate, symptoms === "below-neck" ? SYMPTOM_FREE_DAYS : 0);

/** The first day back; null while an illness or an injury lasts. */
export function firstDayBack(timeOff: TimeOff): IsoDate | null {
  const last = lastDayOff(timeOff);
  return last && addDays(last, 1);
}

/** A day of a plan with what time off leaves of its hours. */
export interface RoomDay extends PlanDay {
  date: IsoDate;
  /** Sports that are possible: neither the weekday nor time off rules them out. */
  sports: ReadonlySet<Discipline>;
  /** Sports that time off rules out. */
  sportsOff: ReadonlySet<Discipline>;
}

/** True if the plan's own race is far enough from the day for a long exercise of the sport. */
export const allowsLong = (
  { daysToRace }: Pick<RoomDay, "daysToRace">,
  sport: Discipline,
  { minDaysForLong }: Pick<SeasonFacts, "minDaysForLong">,
): boolean => sport === "swim" || daysToRace >= minDaysForLong[sport];

/** On a trip and while ill the athlete does not go to appointments, whatever else is possible. */
const WITHOUT_APPOINTMENTS: ReadonlySet<TimeOff["kind"]> = new Set(["travel", "ill"]);

export const isInTimeOff = (timeOff: TimeOff, date: IsoDate): boolean =>
  date >= timeOff.fromDate && date <= (lastDayOff(timeOff) ?? date);

/**
 * The days of a week with what all of the time off leaves of them; appointments that it rules out are not there. Days
 * before its acceptance keep the room that they had.
 */
export const roomDays = (
  { startDate }: Pick<PlanRequest, "startDate">,
  { week, days }: Pick<WeekFrame, "week" | "days">,
  accepted: readonly AcceptedTimeOff[],
): RoomDay[] =>
  days.map(({ appointment, ...day }) => {
    const date = dateInWeek(startDate, week, day.day);
    const off = accepted.filter((each) => date >= each.acceptedOn && isInTimeOff(each, date));
    const minutes = Math.min(
      day.minutes,
      ...off.map(({ minutesPerDay }) => minutesPerDay ?? day.minutes),
    );
    const isOff = (sport: Discipline) => off.some((each) => !each.sports.includes(sport));
    const sports = DISCIPLINES.filter((sport) => allows(day, [sport]) && !isOff(sport));
    const sportsOff = DISCIPLINES.filter(isOff);
    const isHeld =
      appointment !== undefined &&
      appointment.minutes <= minutes &&
      !isOff(appointment.sport) &&
      !off.some(({ kind }) => WITHOUT_APPOINTMENTS.has(kind));
    return {
      ...day,
      date,
      minutes,
      sports: new Set(sports),
      sportsOff: new Set(sportsOff),
      ...(isHeld && { appointment }),
    };
  });
