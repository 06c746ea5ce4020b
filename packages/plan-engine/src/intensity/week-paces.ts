import {
  milesPerHour,
  PACE_THRESHOLDS,
  PACE_LIMITS,
  RACE_FRACTION,
  secondsPer100m,
  secondsPerMile,
  SPEED_EXPONENT,
  type Discipline,
  type PerDiscipline,
  type RacePaces,
  type RaceType,
  type StepTarget,
  type ThresholdKind,
  type Thresholds,
} from "@triplan/domain";
import { clamp } from "../model/numbers.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { remembered } from "../model/remembered.ts";
import { goalSaving, realisticGain } from "./goal-saving.ts";
import { stepTarget, type TargetFacts } from "./step-targets.ts";
import { ZONE_SPEED, type Effort } from "./zone-table.ts";

/** Target per effort: swim seconds per 100 m, bike mph, run seconds per mile. */
export type EffortPaces = Record<Effort, number>;
type WeekPaces = PerDiscipline<EffortPaces>;

/**
 * Threshold paces (sustainable for about an hour) of an athlete who could race at `paces` today;
 * for swimming the critical swim speed.
 */
export const thresholdPaces = (race: RaceType, paces: RacePaces): PerDiscipline<number> => ({
  swim: paces.swim * RACE_FRACTION[race].swim,
  bike: paces.bike / RACE_FRACTION[race].bike,
  run: paces.run * RACE_FRACTION[race].run,
});

/** The thresholds that follow from a plan's race paces. */
export function paceThresholds({
  raceType,
  paces,
}: Pick<PlanRequest, "raceType" | "paces">): Thresholds {
  const { swim, bike, run } = thresholdPaces(raceType, paces);
  return { css: swim, bikeThresholdMph: bike, runThreshold: run };
}

/** Race paces of an athlete with these threshold paces, as stored and within the form's range. */
export function racePacesOf(race: RaceType, thresholds: PerDiscipline<number>): RacePaces {
  const fraction = RACE_FRACTION[race];
  return {
    swim: secondsPer100m(within("swim", Math.round(thresholds.swim / fraction.swim))),
    bike: milesPerHour(within("bike", Math.round(10 * thresholds.bike * fraction.bike) / 10)),
    run: secondsPerMile(within("run", Math.round(thresholds.run / fraction.run))),
  };
}

function within(discipline: Discipline, pace: number): number {
  const { min, max } = PACE_LIMITS[discipline];
  return clamp(pace, min, max);
}

/** The thresholds that targets start from: known ones, else those of the race paces. */
export function knownThresholds({
  raceType,
  paces,
  thresholds,
}: PlanRequest): PerDiscipline<number> {
  const ofPaces = thresholdPaces(raceType, paces);
  return {
    swim: thresholds?.css ?? ofPaces.swim,
    bike: thresholds?.bikeThresholdMph ?? ofPaces.bike,
    run: thresholds?.runThreshold ?? ofPaces.run,
  };
}

/** Paces at which the athlete could race today: from known thresholds, else those of the plan. */
export function currentRacePaces(request: PlanRequest): RacePaces {
  const { raceType, paces, thresholds = {} } = request;
  const known = racePacesOf(raceType, knownThresholds(request));
  return {
    swim: thresholds.css === undefined ? paces.swim : known.swim,
    bike: thresholds.bikeThresholdMph === undefined ? paces.bike : known.bike,
    run: thresholds.runThreshold === undefined ? paces.run : known.run,
  };
}

/** Weeks of the plan that were over when the newest of the known threshold paces was measured. */
export const weeksBeforeThresholds = ({ thresholdsAfter = {} }: PlanRequest): number =>
  Math.max(0, ...Object.values(PACE_THRESHOLDS).map((kind) => thresholdsAfter[kind] ?? 0));

/** What is left of a saving, where the first threshold takes this share of the known one's time. */
const savingLeft = (saved: number, timeOfFirst: number): number =>
  saved === 0 || timeOfFirst === 1 ? saved : Math.max(0, 1 - (1 - saved) * timeOfFirst);

/** Share of each leg's time that the goal still needs: less if a known threshold is faster. */
function neededSaving(request: PlanRequest): PerDiscipline<number> {
  const saving = goalSaving(request);
  const first = thresholdPaces(request.raceType, request.paces);
  const known = knownThresholds(request);
  return {
    swim: savingLeft(saving.swim, first.swim / known.swim),
    bike: savingLeft(saving.bike, known.bike / first.bike),
    run: savingLeft(saving.run, first.run / known.run),
  };
}

/** Shares that a week's targets save: each leg's time, and the ride's by power. */
interface Saved extends PerDiscipline<number> {
  power: number;
}

/**
 * Share of each leg's time that a week's targets save against the thresholds. Grows from 0, when
 * each was measured, to the goal's saving at the end of training, limited to what is realistic.
 * Thresholds from the race paces are as old as the plan.
 */
function weekSaving(
  { thresholds = {}, thresholdsAfter = {}, level, paceImprovement }: PlanRequest,
  saving: PerDiscipline<number>,
  week: number,
  trainingWeeks: number,
): Saved {
  const part = (goal: number, kind: ThresholdKind) => {
    const after = thresholds[kind] === undefined ? 0 : (thresholdsAfter[kind] ?? 0);
    const done = Math.min(week, trainingWeeks) - after;
    if (done <= 0) return 0;
    const gain = realisticGain(level, paceImprovement, done);
    return (Math.min(goal, gain) * done) / (trainingWeeks - after);
  };
  return {
    swim: part(saving.swim, "css"),
    bike: part(saving.bike, "bikeThresholdMph"),
    run: part(saving.run, "runThreshold"),
    power: part(saving.bike, "ftpWatts"),
  };
}

/** Thresholds of a week that has this share of each leg's time saved. */
const savedThresholds = (
  today: PerDiscipline<number>,
  saved: PerDiscipline<number>,
): PerDiscipline<number> => ({
  swim: today.swim * (1 - saved.swim),
  bike: today.bike / (1 - saved.bike),
  run: today.run * (1 - saved.run),
});

/** Targets of a week for every effort: seconds and tenths of a mph, as they are shown. */
function weekPaces(raceType: RaceType, thresholds: PerDiscipline<number>): WeekPaces {
  const fractions = RACE_FRACTION[raceType];
  return {
    swim: effortPaces("swim", thresholds.swim, fractions.swim),
    bike: effortPaces("bike", thresholds.bike, fractions.bike),
    run: effortPaces("run", thresholds.run, fractions.run),
  };
}

/** The targets of a plan's weeks. */
export interface PlanPaces {
  /** Paces at which the athlete could race today. */
  racePaces: RacePaces;
  goalFinish: PlanRequest["goalFinish"];
  /** Known thresholds; empty if the targets follow from the race paces alone. */
  thresholds: Thresholds;
  /** Targets of a week. */
  pacesOf: (week: number) => WeekPaces;
  /** What a stretch of the effort asks for in a week. */
  targetOf: (discipline: Discipline, effort: Effort, week: number) => StepTarget;
  /** Targets without the goal, from today's paces. */
  today: WeekPaces;
  /** Share of each leg's time that the week's targets save. */
  savedIn: (week: number) => PerDiscipline<number>;
}

/** The targets of every week; `trainingWeeks` are those before the taper. */
export function planPaces(request: PlanRequest, trainingWeeks: number): PlanPaces {
  const { raceType, thresholds = {} } = request;
  const saving = neededSaving(request);
  const known = knownThresholds(request);
  const savedIn = (week: number) => weekSaving(request, saving, week, trainingWeeks);
  const pacesOf = remembered((week: number) =>
    weekPaces(raceType, savedThresholds(known, savedIn(week))),
  );
  const factsOf = remembered((week: number) =>
    targetFacts({ raceType, thresholds, known }, savedIn(week), pacesOf(week)),
  );
  const targets = new Map<string, StepTarget>();
  return {
    racePaces: request.paces,
    goalFinish: request.goalFinish,
    thresholds,
    pacesOf,
    targetOf: (discipline, effort, week) => {
      const key = `${week} ${discipline} ${effort}`;
      const target = targets.get(key) ?? stepTarget(factsOf(week)[discipline], effort);
      targets.set(key, target);
      return target;
    },
    today: weekPaces(raceType, known),
    savedIn,
  };
}

function targetFacts(
  { raceType, thresholds, known }: KnownFacts,
  saved: Saved,
  paces: WeekPaces,
): PerDiscipline<TargetFacts> {
  const now = savedThresholds(known, saved);
  // Speed grows with power^0.4, so power grows faster than speed.
  const { ftpWatts = null } = thresholds;
  const watts = ftpWatts === null ? null : ftpWatts / (1 - saved.power) ** (1 / SPEED_EXPONENT);
  const of = (discipline: Discipline): TargetFacts => ({
    raceType,
    discipline,
    threshold: now[discipline],
    ftpWatts: watts,
    heart: thresholds,
    racePace: paces[discipline].RP,
    slowestRun: slowestEasy(paces.run.RP),
  });
  return { swim: of("swim"), bike: of("bike"), run: of("run") };
}

interface KnownFacts {
  raceType: RaceType;
  thresholds: Thresholds;
  known: PerDiscipline<number>;
}

/** Slowest easy run, in seconds per mile: 8:05 a kilometre, a slow jog. */
export const JOG_PACE = 780;
/** Maximum slowdown of an easy run for an athlete who races near jogging pace. */
const EASY_PART_OF_RACE_PACE = 1.15;

function effortPaces(discipline: Discipline, threshold: number, raceFraction: number): EffortPaces {
  const target = (fraction: number) =>
    discipline === "bike"
      ? Math.round(threshold * fraction * 10) / 10
      : Math.round(threshold / fraction);
  const zones = ZONE_SPEED[discipline];
  const slowest = slowestEasy(target(raceFraction));
  const easy = (fraction: number) =>
    discipline === "run" ? Math.min(target(fraction), Math.round(slowest)) : target(fraction);
  return {
    Z1: easy(zones.Z1),
    Z2: easy(zones.Z2),
    Z3: target(zones.Z3),
    Z4: target(zones.Z4),
    Z5: target(zones.Z5),
    Z6: target(zones.Z6),
    RP: target(raceFraction),
  };
}

/** Slowest pace of an easy run for an athlete with this race pace, in seconds per mile. */
const slowestEasy = (racePace: number) => Math.max(JOG_PACE, EASY_PART_OF_RACE_PACE * racePace);
