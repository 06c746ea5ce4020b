import { DAY_NAMES, type Discipline, type WeeklySchedule } from "@triplan/domain";
import { allows, longDays, ordinaryWeek, type PlanDay } from "../../calendar/index.ts";
import type { LongerDay, SeasonLimit } from "../../model/plan-types.ts";
import { spokenMinutes } from "../../model/words.ts";
import { longestInSafeSteps, RACE_VOLUME } from "../../week/index.ts";
import { peakTarget } from "../volume/volume-curve.ts";
import { minutesForEnough } from "./preparation.ts";
import type { SeasonBasis } from "./season-basis.ts";

export type Shortfall = Pick<SeasonLimit, "text" | "cause" | "days">;

/** Minutes by which a limit may be missed for rounding. */
const NEAR = 5;
/** With a biggest week below this share of its hours, the plan ends before it reaches them. */
const REACHED = 0.85;

/** What keeps the longest exercise of a discipline from growing beyond its minutes. */
export function shortfallReason(
  basis: SeasonBasis,
  discipline: Discipline,
  { minutes, biggestWeek }: { minutes: number; biggestWeek: number },
): Shortfall {
  const { raceType, level, schedule, longGoals, totalWeeks } = basis;
  if (minutes + NEAR >= RACE_VOLUME[raceType].longest[discipline][level]) {
    const breaks = discipline === "run" ? ": plan walk breaks" : "";
    return { cause: "benefit", text: `Longer ones cost more than they bring${breaks}.` };
  }
  const day = dayOf(discipline, schedule);
  if (day && minutes + NEAR >= day.minutes) {
    const more = 30 * (Math.floor(day.minutes / 30) + 1);
    const needed = Math.max(minutesForEnough(basis, discipline), more);
    const days = longerDays(schedule, discipline, needed);
    const has = `${DAY_NAMES[day.day]} has ${spokenMinutes(day.minutes)}`;
    return { cause: "day", text: `${has}; with ${daysText(days)} it could grow.`, days };
  }
  const isGrowing =
    minutes + NEAR >= longestInSafeSteps(longGoals, discipline) ||
    biggestWeek < REACHED * peakTarget(basis, basis);
  return isGrowing
    ? { cause: "weeks", text: `${totalWeeks} weeks are too few to grow further in safe steps.` }
    : { cause: "hours", text: hoursText(discipline, schedule) };
}

const hoursText = (discipline: Discipline, schedule: WeeklySchedule): string =>
  schedule.some(({ appointment }) => appointment?.sport === discipline)
    ? "Beside your appointments your hours hold no longer one."
    : "Your hours hold no longer one.";

/** "1.5 h on Monday and Tuesday", for days of equal hours. */
const daysText = (days: readonly LongerDay[]): string =>
  `${days[0]?.hours} h on ${days.map(({ day }) => DAY_NAMES[day]).join(" and ")}`;

/** The day of the discipline's long exercise in an ordinary week. */
function dayOf(discipline: Discipline, schedule: WeeklySchedule): PlanDay | null {
  const { ride, run, others } = longDays(ordinaryWeek(schedule));
  if (discipline === "bike") return ride;
  if (discipline === "run") return run;
  return [...others, run, ride].find((day) => day && allows(day, ["swim"])) ?? null;
}

/**
 * The days with the half hours that an exercise of these minutes needs. A day that grows may become
 * that of another long exercise, so that a second one has to grow too.
 */
function longerDays(
  schedule: WeeklySchedule,
  discipline: Discipline,
  minutes: number,
): LongerDay[] {
  const day = dayOf(discipline, schedule);
  if (!day || day.minutes >= minutes) return [];
  const hours = Math.ceil(minutes / 30) / 2;
  const longer = schedule.map((entry) => (entry.day === day.day ? { ...entry, hours } : entry));
  return [{ day: day.day, hours }, ...longerDays(longer, discipline, minutes)];
}
