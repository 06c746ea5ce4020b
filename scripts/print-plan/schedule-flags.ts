import {
  DAY_NAMES,
  defaultSchedule,
  entryOf,
  HOURS_LIMITS,
  scheduleProblem,
  WEEKDAYS,
  type RaceType,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import { FlagError } from "./flag-error.ts";

interface ScheduleFlags {
  hours?: string | undefined;
  days?: string | undefined;
  endurance?: string | undefined;
}

/** The race's default week scaled to --hours, or the week of --days. */
export function scheduleOfFlags(race: RaceType, flags: ScheduleFlags): WeeklySchedule {
  const usual = defaultSchedule(race);
  const hours = flags.days === undefined ? scaled(usual, flags.hours) : hoursOfDays(flags.days);
  const endurance =
    flags.endurance === undefined
      ? WEEKDAYS.filter((day) => usual[day]?.isEndurance)
      : flags.endurance.split(",").map(weekdayOf);
  const schedule = WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, endurance.includes(day)));
  const problem = scheduleProblem(schedule);
  if (problem === "too_few_days") throw new FlagError("A plan needs 3 days with hours.");
  if (problem !== null) throw new FlagError("A plan needs an endurance day with hours.");
  return schedule;
}

function scaled(usual: WeeklySchedule, text: string | undefined): number[] {
  const now = usual.map((entry) => entry.hours);
  if (text === undefined) return now;
  const wanted = Number(text);
  const days = now.filter((hours) => hours > 0).length;
  const [least, most] = [days * HOURS_LIMITS.step, days * HOURS_LIMITS.max];
  if (!(wanted >= least && wanted <= most)) {
    throw new FlagError(`--hours must be a number from ${least} to ${most}.`);
  }
  return spread(now, wanted);
}

/** Scales the days' hours proportionally, to half hours. */
function spread(now: readonly number[], wanted: number): number[] {
  const { step, max } = HOURS_LIMITS;
  const total = sum(now);
  const hours: number[] = now.map((each) => (each > 0 ? step : 0));
  while (sum(hours) < wanted) {
    const missing = now.map((each, day) => {
      const has = hours[day] ?? 0;
      return each > 0 && has < max ? (each / total) * wanted - has : Number.NEGATIVE_INFINITY;
    });
    const day = missing.indexOf(Math.max(...missing));
    hours[day] = (hours[day] ?? 0) + step;
  }
  return hours;
}

const sum = (hours: readonly number[]) => hours.reduce((all, each) => all + each, 0);

function hoursOfDays(text: string): number[] {
  const hours = text.split(",").map(Number);
  const { min, max, step } = HOURS_LIMITS;
  const isHours = (each: number) => each >= min && each <= max && Number.isInteger(each / step);
  if (hours.length === WEEKDAYS.length && hours.every(isHours)) return hours;
  throw new FlagError(
    "--days must be seven numbers of hours in halves, Sunday first: 0,1,2,1,1,1,3.5",
  );
}

function weekdayOf(text: string): Weekday {
  const wanted = text.trim().toLowerCase();
  const day = WEEKDAYS.find((each) => DAY_NAMES[each].slice(0, 3).toLowerCase() === wanted);
  if (day === undefined) throw new FlagError("--endurance must be days such as tue,sat.");
  return day;
}
