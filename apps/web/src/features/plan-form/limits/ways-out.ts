import {
  addDays,
  DAY_NAMES,
  formatDate,
  formatDateWithDay,
  isTrainingDay,
  MAX_WEEKS,
  planOverview,
  RACE_NAMES,
  RACE_TYPES,
  withSuggestedHours,
  type IsoDate,
} from "@triplan/domain";
import {
  isSerious,
  RECOMMENDED_WEEKS,
  type LongerDay,
  type SeasonLimit,
} from "@triplan/plan-engine";
import type { ChosenWay } from "../draft/plan-draft.ts";
import type { PlanFacts } from "../draft/plan-facts.ts";
import { withDay, withRace, type PlanValues } from "../draft/plan-values.ts";
import { addedHoursText } from "./added-hours.ts";

/** A change of the form that eases a serious limit. */
export interface WayOut {
  kind: "later" | "day" | "hours" | "shorter";
  /** What it changes, and to what. */
  title: string;
  change: string;
  /** The days that it lengthens, in a sentence; empty if the change names them. */
  days: string;
  /** The button that makes the change. */
  action: string;
  /** What it did, and what it left alone. */
  done: string;
  kept: string;
  /** False if only the season that it leads to shows whether it eases anything. */
  isLikely: boolean;
  apply: (values: PlanValues) => PlanValues;
}

/** The way out taken from these values. */
export const chooseWay = ({ done, kept, apply }: WayOut, before: PlanValues): ChosenWay => ({
  done,
  kept,
  before,
  after: apply(before),
});

/** Weeks by which a race moves whose plan already has the recommended ones. */
const MORE_WEEKS = 4;

/** A race later by the missing weeks, within the form's limits. */
function laterRace({ raceType }: PlanValues, facts: PlanFacts, today: IsoDate): WayOut | null {
  if (!facts.raceDate) return null;
  const missing = RECOMMENDED_WEEKS[raceType] - facts.overview.totalWeeks;
  const raceDate = addDays(facts.raceDate, 7 * (missing > 0 ? missing : MORE_WEEKS));
  if (raceDate > addDays(today, 7 * MAX_WEEKS)) return null;
  return {
    kind: "later",
    title: "A later race",
    change: formatDateWithDay(raceDate),
    days: "",
    action: "Move the race",
    done: `Race moved to ${formatDate(raceDate)}.`,
    kept: "Your days and hours stay.",
    isLikely: true,
    apply: (values) => ({ ...values, raceDate }),
  };
}

/** Raises days with fewer hours to the race's suggestion. */
function withMoreHours(values: PlanValues): PlanValues {
  const suggested = withSuggestedHours(values.weeklySchedule, values.raceType);
  return {
    ...values,
    weeklySchedule: values.weeklySchedule.map((entry) => ({
      ...entry,
      hours: isTrainingDay(entry)
        ? Math.max(entry.hours, suggested[entry.day]?.hours ?? 0)
        : entry.hours,
    })),
  };
}

const isAboutHours = (of: SeasonLimit["kind"] | SeasonLimit["cause"]) =>
  of === "hours" || of === "day";

function moreHours(values: PlanValues, limits: readonly SeasonLimit[]): WayOut | null {
  const { weeklySchedule } = withMoreHours(values);
  const hours = planOverview(weeklySchedule, 0).weeklyHours;
  if (hours === planOverview(values.weeklySchedule, 0).weeklyHours) return null;
  return {
    kind: "hours",
    title: "More hours",
    change: `${hours} h a week`,
    days: `${addedHoursText(values.weeklySchedule, weeklySchedule)}.`,
    action: `Use ${hours} hours`,
    done: `Set to ${hours} h a week.`,
    kept: "Your training days stay.",
    isLikely: limits.some(({ kind, cause }) => [kind, cause].some(isAboutHours)),
    apply: withMoreHours,
  };
}

const MAX_DAY_HOURS = 8;

/** The days that keep exercises short, each with the most hours that one of them needs. */
function neededDays(limits: readonly SeasonLimit[]): LongerDay[] {
  const all = limits
    .flatMap(({ days = [] }) => (days.some(({ hours }) => hours > MAX_DAY_HOURS) ? [] : days))
    .toSorted((a, b) => b.hours - a.hours);
  return all.filter(({ day }, index) => all.findIndex((other) => other.day === day) === index);
}

/** Lengthens the days that keep exercises short, as far as these need. */
function longerDays(limits: readonly SeasonLimit[]): WayOut | null {
  const needed = neededDays(limits);
  if (needed.length === 0) return null;
  const days = needed.map(({ day, hours }) => `${DAY_NAMES[day]} ${hours} h`).join(", ");
  const isOne = needed.length === 1;
  return {
    kind: "day",
    title: isOne ? "A longer day" : "Longer days",
    change: days,
    days: "",
    action: isOne ? "Use the longer day" : "Use the longer days",
    done: `Set to ${days}.`,
    kept: "Your other days stay.",
    isLikely: true,
    apply: (values) =>
      needed.reduce((last, { day, hours }) => {
        const entry = last.weeklySchedule[day];
        return entry ? withDay(last, { ...entry, hours: Math.max(entry.hours, hours) }) : last;
      }, values),
  };
}

/** The next shorter race, with the athlete's week. */
function shorterRace({ raceType }: PlanValues, limits: readonly SeasonLimit[]): WayOut | null {
  const shorter = RACE_TYPES[RACE_TYPES.indexOf(raceType) - 1];
  if (!shorter) return null;
  return {
    kind: "shorter",
    title: "A shorter distance",
    change: RACE_NAMES[shorter],
    days: "",
    action: `Choose ${RACE_NAMES[shorter]}`,
    done: `Set to ${RACE_NAMES[shorter]}.`,
    kept: "The distances are filled in; your days and hours stay.",
    isLikely: limits.some(({ kind }) => kind !== "weeks"),
    apply: (values) => ({
      ...withRace(values, shorter),
      weeklySchedule: values.weeklySchedule,
    }),
  };
}

/** The ways out of the serious limits of a plan. */
export function waysOut(
  values: PlanValues,
  facts: PlanFacts,
  limits: readonly SeasonLimit[],
  today: IsoDate,
): WayOut[] {
  const has = (...kinds: SeasonLimit["kind"][]) => limits.some(({ kind }) => kinds.includes(kind));
  return [
    has("weeks") || limits.some(({ cause }) => cause === "weeks")
      ? laterRace(values, facts, today)
      : null,
    longerDays(limits),
    has("hours", "distance", "shortRide", "shortRun") ||
    limits.some(({ cause }) => cause === "hours")
      ? moreHours(values, limits)
      : null,
    limits.some(isSerious) ? shorterRace(values, limits) : null,
  ].filter((way) => way !== null);
}

/** Takes back a way out: race, date and week as before, the rest as it is now. */
export const undoWayOut = (values: PlanValues, before: PlanValues): PlanValues => ({
  ...values,
  raceType: before.raceType,
  swimDistance: before.swimDistance,
  bikeDistance: before.bikeDistance,
  runDistance: before.runDistance,
  raceDate: before.raceDate,
  weeklySchedule: before.weeklySchedule,
});
