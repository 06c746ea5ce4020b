import { daysBetween, EXPERIENCE_LEVELS, MAX_WEEKS, parsePace, parseSpeed } from "@triplan/domain";
import { ordinaryWeek, weekCapacity } from "../calendar/index.ts";
import { generatedPlan } from "./generated-plan.ts";
import { thresholdPaces } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { RACE_VOLUME, USED_AVAILABILITY } from "../week/index.ts";
import { ANSWER_LAWS } from "./answer-laws.ts";
import { keepsRaces } from "./longer-race.ts";
import type { PlanLaw } from "./plan-law.ts";
import { datesOf, weekMinutes } from "./requests.ts";

const peakOf = (plan: Plan) => Math.max(...weekMinutes(plan));
const peakFor = (request: PlanRequest) => peakOf(generatedPlan(request));

/** Adds an hour to the day, up to 8. */
export const withHour = (request: PlanRequest, day: number): PlanRequest => ({
  ...request,
  schedule: request.schedule.map((entry) =>
    entry.day === day && entry.available
      ? { ...entry, hours: Math.min(8, entry.hours + 1) }
      : entry,
  ),
});

/** A pseudo-random day, stable for the request. */
const someDay = ({ raceDate, startDate }: PlanRequest) =>
  Math.abs(daysBetween(startDate, raceDate)) % 7;

/** With less time than a level needs, levels differ less: a fifth may differ. */
function keepsLevels(request: PlanRequest): boolean {
  const available = USED_AVAILABILITY * weekCapacity(ordinaryWeek(request.schedule));
  const { peakHours } = RACE_VOLUME[request.raceType];
  const peaks = EXPERIENCE_LEVELS.map((level) => ({
    minutes: peakFor({ ...request, level }),
    isFree: available >= peakHours[level] * 60,
  }));
  return peaks.every((peak, index) => {
    const lower = peaks[index - 1];
    const part = lower?.isFree === true && peak.isFree ? 0.9 : 0.8;
    return peak.minutes >= part * (lower?.minutes ?? 0);
  });
}

function keepsAmbitions(request: PlanRequest): boolean {
  const totals = ([1, 2, 3, 4, 5] as const).map((paceImprovement) =>
    sum(weekMinutes(generatedPlan({ ...request, paceImprovement }))),
  );
  return totals.every((total, index) => total >= 0.94 * (totals[index - 1] ?? 0));
}

const LONGEST = {
  sprint: { build: 6, peak: 2 },
  olympic: { build: 8, peak: 3 },
  "70.3": { build: 8, peak: 4 },
  ironman: { build: 10, peak: 4 },
} as const;

const afterBase = (plan: Plan) =>
  plan.weeks.flatMap(({ phase }) => (phase === "base" ? [] : [phase])).join(" ");

/** Once build and peak have their full length, a later race only lengthens the base. */
function keepsPhases(request: PlanRequest, plan: Plan): boolean | null {
  const weeksOf = (phase: string) => plan.weeks.filter((week) => week.phase === phase).length;
  const full = LONGEST[request.raceType];
  const isFull = weeksOf("build") === full.build && weeksOf("peak") === full.peak;
  if (!isFull || request.totalWeeks >= MAX_WEEKS) return null;
  const days = daysBetween(request.createdOn, request.raceDate) + 7;
  const later = generatedPlan({ ...request, ...datesOf(request.createdOn, days) });
  return afterBase(later) === afterBase(plan) && later.weeks.length === plan.weeks.length + 1;
}

/** Thresholds of an athlete who improved by this share. */
const BETTER = 1.05;

function keepsTargets(request: PlanRequest, plan: Plan): boolean {
  const { thresholds: known, ...unknown } = request;
  const { swim, bike, run } = thresholdPaces(request.raceType, request.paces);
  const tested = { css: swim, bikeThresholdMph: bike, runThreshold: run, ...known };
  const better = {
    ...tested,
    css: tested.css / BETTER,
    bikeThresholdMph: tested.bikeThresholdMph * BETTER,
    runThreshold: tested.runThreshold / BETTER,
  };
  const [before, after] = [tested, better].map((thresholds) =>
    generatedPlan({ ...unknown, thresholds }),
  );
  return (
    frame(plan) === frame(generatedPlan(unknown)) &&
    frame(plan) === frame(after) &&
    before !== undefined &&
    after !== undefined &&
    isNoSlower(before, after)
  );
}

const frame = (plan: Plan | undefined) => JSON.stringify(plan?.weeks.map(frameOf));

const frameOf = ({ exercises }: Plan["weeks"][number]) =>
  exercises.map(({ slotKey, duration, suggestedDay, templateId, intensity }) => [
    slotKey,
    duration,
    suggestedDay,
    templateId,
    intensity,
  ]);

/** The pace of each effort in an exercise, as speed. */
function speedsOf({ type, steps }: PlannedExercise): Map<string, number> {
  const intervals = steps.flatMap((step) => step.intervals);
  return new Map(
    intervals.map(({ zone, isRacePace, pace }) => [
      isRacePace ? "RP" : zone,
      type === "bike" ? (parseSpeed(pace) ?? 0) : 1 / (parsePace(pace) ?? 1),
    ]),
  );
}

function isNoSlower(before: Plan, after: Plan): boolean {
  const later = after.weeks.flatMap(({ exercises }) => exercises.map(speedsOf));
  return before.weeks
    .flatMap(({ exercises }) => exercises.map(speedsOf))
    .every((speeds, index) =>
      [...speeds].every(([effort, speed]) => (later[index]?.get(effort) ?? speed) >= speed),
    );
}

const SOURCE = "docs/plan-engine.md";

export const PLAN_LAWS: readonly PlanLaw[] = [
  {
    id: "same-twice",
    title: "the same request gives the same plan",
    source: SOURCE,
    holds: (request, plan) => {
      const copy = { ...request, schedule: request.schedule.map((entry) => ({ ...entry })) };
      return JSON.stringify(generatedPlan(copy)) === JSON.stringify(plan);
    },
  },
  {
    id: "better-test",
    title: "a better test gives no slower target, and thresholds change no minutes, days or sets",
    source: SOURCE,
    holds: keepsTargets,
  },
  {
    id: "higher-level",
    title: "a higher level never trains much less",
    source: SOURCE,
    holds: keepsLevels,
  },
  {
    id: "longer-race",
    title: "a longer race asks for no less, unless safe steps from little training decide",
    source: SOURCE,
    holds: keepsRaces,
  },
  {
    id: "higher-ambition",
    title: "a higher ambition never trains much less",
    source: SOURCE,
    holds: keepsAmbitions,
  },
  {
    id: "later-race",
    title: "a race a week later makes the base longer, and only it, once build and peak are full",
    source: SOURCE,
    holds: keepsPhases,
  },
  ...ANSWER_LAWS,
];

/**
 * An extra hour on a day costs less than a tenth of the biggest week. Not enforced: on odd
 * schedules it can move the long ride to another day, so violations are only counted.
 */
export const EXTRA_HOUR: PlanLaw = {
  id: "extra-hour",
  title: "an hour more on a day never costs a tenth of the biggest week",
  source: SOURCE,
  holds: (request, plan) => peakFor(withHour(request, someDay(request))) >= 0.9 * peakOf(plan),
};
