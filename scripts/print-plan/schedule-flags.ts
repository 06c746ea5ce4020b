import {
  DAY_NAMES,
  defaultSchedule,
  DISCIPLINES,
  entryOf,
  HOURS_LIMITS,
  WEEKDAYS,
  type RaceType,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import { trainingSchedule } from "../../packages/contract/src/schedule.ts";
import { FlagError } from "./flag-error.ts";

interface ScheduleFlags {
  hours?: string | undefined;
  days?: string | undefined;
  endurance?: string | undefined;
  sports?: string | undefined;
  appointments?: string | undefined;
}

/** The race's default week scaled to --hours, or the week of --days. */
export function scheduleOfFlags(race: RaceType, flags: ScheduleFlags): WeeklySchedule {
  const usual = defaultSchedule(race);
  const hours = flags.days === undefined ? scaled(usual, flags.hours) : hoursOfDays(flags.days);
  const endurance =
    flags.endurance === undefined
      ? WEEKDAYS.filter((day) => usual[day]?.isEndurance)
      : flags.endurance.split(",").map((text) => weekdayOf("endurance", text));
  const sports = byDay("sports", flags.sports, sportsOf);
  const appointments = byDay("appointments", flags.appointments, appointmentOf);
  const { data, error } = trainingSchedule.safeParse(
    WEEKDAYS.map((day) => ({
      ...entryOf(day, hours[day] ?? 0, endurance.includes(day)),
      ...(sports.has(day) && { sports: sports.get(day) }),
      ...(appointments.has(day) && { appointment: appointments.get(day) }),
    })),
  );
  if (!data) throw new FlagError(`${error.issues[0]?.message ?? error.message}.`);
  return data;
}

const EXAMPLE = {
  endurance: "tue,sat",
  sports: "mon=run,tue=swim+bike",
  appointments: "tue=swim60,sat=bike120hard",
} as const;

type DayFlag = keyof typeof EXAMPLE;

/** What a flag says of each day that it names. */
function byDay<Value>(
  flag: DayFlag,
  text: string | undefined,
  valueOf: (text: string) => Value | null,
): Map<Weekday, Value> {
  const parts = text === undefined ? [] : text.split(",");
  return new Map(
    parts.map((part) => {
      const [name = "", value = ""] = part.split("=");
      const read = valueOf(value);
      if (read === null) throw new FlagError(`--${flag} must be days such as ${EXAMPLE[flag]}.`);
      return [weekdayOf(flag, name), read];
    }),
  );
}

function sportsOf(text: string) {
  const names = text.split("+");
  const sports = DISCIPLINES.filter((each) => names.includes(each));
  return sports.length === names.length ? sports : null;
}

/** A sport, its minutes and its effort, steady if left out: "swim60", "bike120hard". */
function appointmentOf(text: string) {
  const [, sport, minutes, effort] = /^([a-z]+?)(\d+)([a-z]*)$/.exec(text) ?? [];
  return sport === undefined
    ? null
    : { sport, minutes: Number(minutes), effort: effort || "steady" };
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

function weekdayOf(flag: DayFlag, text: string): Weekday {
  const wanted = text.trim().toLowerCase();
  const day = WEEKDAYS.find((each) => DAY_NAMES[each].slice(0, 3).toLowerCase() === wanted);
  if (day === undefined) throw new FlagError(`--${flag} must be days such as ${EXAMPLE[flag]}.`);
  return day;
}
