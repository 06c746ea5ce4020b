import {
  daysBetween,
  raceCutoff,
  type Meters,
  type PlannedHours,
  type RaceCutoff,
  type RaceDistances,
  type WeeklySchedule,
} from "@triplan/domain";
import {
  chainKind,
  countTrainingWeeks,
  longestDayMinutes,
  ordinaryWeek,
  periodise,
  raceRecoveredFrom,
  weekCapacity,
  type WeekFrame,
} from "../../calendar/index.ts";
import { testSchedule } from "../../fitness-tests/index.ts";
import type { Climbs } from "../../ladders/index.ts";
import { isOutOfReach, planPaces, thresholdPaces, type PlanPaces } from "../../intensity/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import {
  longestBefore,
  longGoals,
  minDaysForLong,
  type Longest,
  type SeasonFacts,
} from "../../week/index.ts";
import { bestCurve } from "../optimise/best-curve.ts";
import {
  heldPeak,
  keptStart,
  peakTarget,
  startAfterRace,
  startVolume,
  volumeCurve,
  type BestCurve,
  type VolumeCurve,
} from "../volume/volume-curve.ts";
import { climbsBefore } from "./climbs-before.ts";
import { schedulableMinutes } from "./schedulable-minutes.ts";

/** Everything that layout and writing read; derived once, from the request alone. */
export interface SeasonBasis extends SeasonFacts {
  frames: readonly WeekFrame[];
  curve: VolumeCurve;
  /** The curve without optimising. */
  firstCurve: VolumeCurve;
  /** Maximum minutes of a week. */
  peak: number;
  /** True if an optimised curve was dropped because its weeks would be too much. */
  isLoadDropped: boolean;
  /** Available minutes of an ordinary week, and of its longest day. */
  fullCapacity: number;
  longestDay: number;
  /** Days from the first Sunday to the race. */
  daysToRace: number;
  /** Targets by the race paces alone, without a goal, which decide lengths and sets. */
  paces: PlanPaces;
  /** What the exercises ask for, with the known thresholds and the goal. */
  targets: PlanPaces;
  /** True if the goal is faster than training realistically allows. */
  isGoalOutOfReach: boolean;
  /** The race's time limit that the athlete may miss, if any. */
  cutoff: RaceCutoff | null;
  /** What the time since the race before the plan allows; null for other plans. */
  chain: ReturnType<typeof chainKind>;
  /** Longest run and ride of the weeks before the race that the plan starts after; empty in other plans. */
  longestBefore: readonly Longest[];
  /** The rungs with which the plan begins. */
  climbsBefore: Climbs;
  distances: RaceDistances;
  schedule: WeeklySchedule;
  /** The schedule of each week. */
  hours: PlannedHours;
  poolLength: Meters;
}

/** The season with another peak, in minutes. */
export function withPeak(basis: SeasonBasis, peak: number): SeasonBasis {
  const { start, limits } = basis.curve;
  const curve = volumeCurve(basis, basis.frames, peak, keptStart(start, peak));
  return { ...basis, curve: { ...curve, limits } };
}

/** The season with these maximum minutes of weeks, by number; lower ones that it has stay. */
export function withLimits(
  basis: SeasonBasis,
  limits: readonly (readonly [week: number, most: number])[],
): SeasonBasis {
  const all = new Map(basis.curve.limits);
  for (const [week, most] of limits) {
    all.set(week, Math.min(most, all.get(week) ?? Number.POSITIVE_INFINITY));
  }
  return { ...basis, curve: { ...basis.curve, limits: all } };
}

/** The season with the first curve instead of the optimised one. */
export const withFirstCurve = (basis: SeasonBasis): SeasonBasis => ({
  ...basis,
  curve: basis.firstCurve,
});

/** The season whose optimised curve was dropped. */
export const withoutOptimising = (basis: SeasonBasis): SeasonBasis => ({
  ...withFirstCurve(basis),
  isLoadDropped: true,
});

/** The season optimised with this share of the first curve's hours. */
export const withHours = (basis: SeasonBasis, hours: number): SeasonBasis => ({
  ...basis,
  curve: bestCurve(basis, { ...basis, curve: basis.firstCurve, hours }),
});

/** The season with these minutes added to its optimised weeks. */
export const withMinutes = (basis: SeasonBasis, added: readonly number[]): SeasonBasis =>
  withBest(basis, (best) => ({
    ...best,
    minutes: best.minutes.map((each, index) => each + (added[index] ?? 0)),
  }));

/** The optimised season whose taper has as many exercises as that of the first curve. */
export const withTaperOf = (
  basis: SeasonBasis,
  first: readonly { usualMinutes: number }[],
): SeasonBasis =>
  withBest(basis, (best) => ({ ...best, usual: first.map(({ usualMinutes }) => usualMinutes) }));

function withBest(basis: SeasonBasis, change: (best: BestCurve) => BestCurve): SeasonBasis {
  const { curve } = basis;
  return curve.best ? { ...basis, curve: { ...curve, best: change(curve.best) } } : basis;
}

export function seasonBasis(request: PlanRequest): SeasonBasis {
  const { raceType, level, paceImprovement, totalWeeks, schedule } = request;
  const frames = periodise(request);
  const ordinary = ordinaryWeek(schedule);
  const fullCapacity = weekCapacity(ordinary);
  const longestDay = longestDayMinutes(ordinary);
  const kind = chainKind(request);
  const race = raceRecoveredFrom(request);
  const minutesBefore = race?.weekMinutes ?? null;
  const usual = peakTarget(request, { fullCapacity, longestDay });
  const wanted =
    kind === null || kind === "rebuild" ? usual : heldPeak(usual, minutesBefore ?? usual);
  const trainingWeeks = countTrainingWeeks(frames);
  const targets = planPaces(request, trainingWeeks);
  const { goalFinish, thresholds } = request;
  const paces =
    thresholds || goalFinish !== null
      ? planPaces(
          { ...request, goalFinish: null, thresholds: {}, thresholdsAfter: {} },
          trainingWeeks,
        )
      : targets;
  const swimPace = thresholdPaces(raceType, request.paces).swim;
  const season: SeasonFacts = {
    raceType,
    level,
    paceImprovement,
    totalWeeks,
    trainingWeeks,
    longGoals: longGoals({
      ...request,
      frames,
      ordinary,
      peak: wanted,
      easyRunPace: paces.today.run.Z2,
      swimPace,
    }),
    minutesBefore,
    now: request.now,
    tests: testSchedule(frames, swimPace),
    minDaysForLong: minDaysForLong(raceType, totalWeeks),
  };
  const peak = schedulableMinutes(season, ordinary, wanted);
  const start =
    minutesBefore === null
      ? startVolume(season, peak, request.now.weeklyHours)
      : startAfterRace(season, peak, minutesBefore);
  const curve = volumeCurve(season, frames, peak, start);
  return {
    ...season,
    frames,
    curve: request.optimiseLoad ? bestCurve(season, { frames, curve, peak, fullCapacity }) : curve,
    firstCurve: curve,
    peak,
    isLoadDropped: false,
    fullCapacity,
    longestDay,
    daysToRace: daysBetween(request.startDate, request.raceDate),
    paces,
    targets,
    isGoalOutOfReach: isOutOfReach(request, season.trainingWeeks),
    chain: kind,
    longestBefore: race ? longestBefore(season) : [],
    climbsBefore: climbsBefore(race, request),
    cutoff: raceCutoff(raceType, request.distances, request.paces),
    distances: request.distances,
    schedule,
    hours: { weeklySchedule: schedule, earlierSchedules: request.earlierSchedules ?? [] },
    poolLength: request.poolLength,
  };
}
