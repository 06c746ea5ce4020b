import {
  addDays,
  daySports,
  DEFAULT_PACES,
  defaultSchedule,
  DISCIPLINES,
  entryOf,
  goalBounds,
  isoDate,
  isTrainingDay,
  meters,
  planStartDate,
  POOL_LENGTHS,
  predictFinish,
  RACE_DISTANCES,
  roundThreshold,
  seconds,
  THRESHOLD_LIMITS,
  totalWeeks,
  WEEKDAYS,
  withSports,
  type Discipline,
  type ExperienceLevel,
  type IsoDate,
  type RaceDistances,
  type RacePaces,
  type RaceType,
  type Seconds,
  type ThresholdKind,
  type Thresholds,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import {
  arbDistances,
  arbLevel,
  arbPaces,
  arbRaceType,
  arbTrainingSchedule,
} from "@triplan/domain/testing";
import * as fc from "fast-check";
import { thresholdPaces } from "../intensity/index.ts";
import { clamp, sum } from "../model/numbers.ts";
import {
  NO_ANSWERS,
  type CurrentTraining,
  type PaceImprovement,
  type Plan,
  type PlanRequest,
} from "../model/plan-types.ts";

const FIRST_DAY = isoDate("2026-01-01");
const MAX_DAYS = 104 * 7;

/** Short plans are as frequent as long ones. */
const arbDaysToRace = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.integer({ min: 29, max: 210 }),
  fc.integer({ min: 1, max: MAX_DAYS }),
);

const arbImprovement: fc.Arbitrary<PaceImprovement> = fc.constantFrom(1, 2, 3, 4, 5);

/** Position of a goal: -1 the fastest that the form accepts, 0 the prediction, 1 the slowest. */
const arbGoalPosition = fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { nil: null });

/** 99:59:59, the longest time that the form's text holds. */
const MAX_GOAL = 359_999;

/** The goal at the position within the form's bounds; null if all of them are too long a text. */
function goalAt(position: number, distances: RaceDistances, paces: RacePaces): Seconds | null {
  const { fastest, slowest } = goalBounds(distances, paces);
  if (fastest > MAX_GOAL) return null;
  const predicted = predictFinish(distances, paces);
  const end = position < 0 ? fastest : slowest;
  const goal = Math.round(predicted + Math.abs(position) * (end - predicted));
  return seconds(clamp(goal, fastest, Math.min(slowest, MAX_GOAL)));
}

const arbShare = fc.double({ min: 0.8, max: 1.2, noNaN: true });
const arbHeartRate = fc.integer({ min: 100, max: 210 });

const answered = (most: number, step: number) =>
  fc.option(
    fc.integer({ min: 0, max: most / step }).map((count) => count * step),
    { nil: null },
  );

/** Answers to what the athlete trains now; most athletes give none. */
const arbNow: fc.Arbitrary<CurrentTraining> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(NO_ANSWERS) },
  {
    weight: 1,
    arbitrary: fc.record({
      weeklyHours: answered(25, 0.5),
      longestRun: answered(240, 5),
      longestRide: answered(420, 5),
      longestSwim: answered(5000, 100),
    }),
  },
);

/** Known thresholds as shares of those of the race paces; most athletes know none. */
const arbKnown = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        css: arbShare,
        bikeThresholdMph: arbShare,
        runThreshold: arbShare,
        ftpWatts: fc.integer({ min: 60, max: 500 }),
        lthrBike: arbHeartRate,
        lthrRun: arbHeartRate,
        maxHr: fc.integer({ min: 120, max: 230 }),
        after: fc.integer({ min: 0, max: 60 }),
      },
      { requiredKeys: [] },
    ),
  },
);

/** The nearest threshold that is accepted. */
function possible(kind: ThresholdKind, value: number): number {
  const { min, max } = THRESHOLD_LIMITS[kind];
  return clamp(roundThreshold(kind, value), Math.ceil(min), Math.floor(max));
}

type Known = Partial<Record<keyof Thresholds | "after", number>> | null;

function thresholdsAt(
  known: Known,
  { raceType, paces }: Pick<PlanRequest, "raceType" | "paces">,
): Pick<PlanRequest, "thresholds" | "thresholdsAfter"> {
  if (!known) return {};
  const { after = 0, css, bikeThresholdMph, runThreshold, ...others } = known;
  const today = thresholdPaces(raceType, paces);
  const thresholds = {
    ...others,
    ...(css !== undefined && { css: possible("css", today.swim / css) }),
    ...(bikeThresholdMph !== undefined && {
      bikeThresholdMph: possible("bikeThresholdMph", today.bike * bikeThresholdMph),
    }),
    ...(runThreshold !== undefined && {
      runThreshold: possible("runThreshold", today.run / runThreshold),
    }),
  };
  const weeks = Object.keys(thresholds).map((kind) => [kind, after]);
  return { thresholds, thresholdsAfter: Object.fromEntries(weeks) };
}

/** Any valid request, including goals out of reach and pools of every length. */
export const arbRequest: fc.Arbitrary<PlanRequest> = fc
  .record({
    raceType: arbRaceType,
    level: arbLevel,
    paces: arbPaces,
    schedule: arbTrainingSchedule,
    created: fc.integer({ min: 0, max: 1500 }).map((days) => addDays(FIRST_DAY, days)),
    days: arbDaysToRace,
    paceImprovement: arbImprovement,
    now: arbNow,
    goalPosition: arbGoalPosition,
    known: arbKnown,
    poolLength: fc.constantFrom(...[33, ...POOL_LENGTHS].map((length) => meters(length))),
    ownDistances: fc.option(arbDistances, { nil: null, freq: 4 }),
  })
  .map(({ created, days, goalPosition, known, ownDistances, ...rest }) => {
    const distances = ownDistances ?? RACE_DISTANCES[rest.raceType];
    return {
      ...rest,
      optimiseLoad: false,
      distances,
      ...thresholdsAt(known, rest),
      ...datesOf(created, days),
      goalFinish: goalPosition === null ? null : goalAt(goalPosition, distances, rest.paces),
    };
  });

/** Dates of a plan created `days` days before its race. */
export function datesOf(createdOn: IsoDate, days: number) {
  const raceDate = addDays(createdOn, days);
  return {
    createdOn,
    raceDate,
    startDate: planStartDate(createdOn, raceDate),
    totalWeeks: totalWeeks(createdOn, raceDate),
  };
}

/** A request with the setup form's defaults, created on a Sunday `weeks` weeks before the race. */
export function requestOf(
  raceType: RaceType,
  level: ExperienceLevel,
  weeks: number,
  schedule: WeeklySchedule = defaultSchedule(raceType),
): PlanRequest {
  return {
    raceType,
    distances: RACE_DISTANCES[raceType],
    ...datesOf(isoDate("2026-11-22"), weeks * 7),
    level,
    paces: DEFAULT_PACES,
    goalFinish: null,
    now: NO_ANSWERS,
    schedule,
    paceImprovement: 3,
    poolLength: meters(25),
    optimiseLoad: false,
  };
}

/** A schedule from the hours of each day, Sunday first, and its endurance days. */
export const scheduleOf = (
  hours: readonly number[],
  endurance: readonly Weekday[],
): WeeklySchedule => WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, endurance.includes(day)));

export const weekMinutes = (plan: Plan): number[] => plan.weeks.map(minutesOf);

export const minutesOf = ({ exercises }: Plan["weeks"][number]): number =>
  sum(exercises.map(({ duration }) => duration));

/** Sports that some weekdays allow, Sunday first; null for all. */
export const arbLimits: fc.Arbitrary<readonly (readonly Discipline[] | null)[]> = fc.tuple(
  ...WEEKDAYS.map(() =>
    fc.option(fc.subarray([...DISCIPLINES], { minLength: 1 }), { nil: null, freq: 2 }),
  ),
);

/** The schedule with these sports on its days; a sport without a day is possible on all. */
export function limitedSchedule(
  schedule: WeeklySchedule,
  limits: readonly (readonly Discipline[] | null)[],
): WeeklySchedule {
  const limited = schedule.map((entry) => {
    const sports = limits[entry.day] ?? null;
    return sports && entry.available ? withSports(entry, sports) : entry;
  });
  const missing = DISCIPLINES.filter(
    (sport) => !limited.some((entry) => isTrainingDay(entry) && daySports(entry).includes(sport)),
  );
  return limited.map((entry) => withSports(entry, [...daySports(entry), ...missing]));
}

/** The request with a weekday closed to rides. */
export const withoutRides = (request: PlanRequest, day: Weekday): PlanRequest => ({
  ...request,
  schedule: request.schedule.map((entry) =>
    entry.day === day ? withSports(entry, ["swim", "run"]) : entry,
  ),
});

/** Any valid request with limits on its weekdays. */
export const arbLimitedRequest: fc.Arbitrary<PlanRequest> = fc
  .tuple(arbRequest, arbLimits)
  .map(([request, limits]) => ({
    ...request,
    schedule: limitedSchedule(request.schedule, limits),
  }));
