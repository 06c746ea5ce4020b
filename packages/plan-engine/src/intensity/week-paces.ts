import type { Discipline, PerDiscipline, RacePaces, RaceType } from "@triplan/domain";
import type { PlanRequest } from "../model/plan-types.ts";
import { goalSaving, realisticGain } from "./goal-saving.ts";
import { RACE_FRACTION, ZONE_SPEED, type Effort } from "./zone-table.ts";

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

/**
 * Share of each leg's time that a week's targets save against today's. Grows from 0 to the goal's
 * saving at the end of training, limited to what is realistic.
 */
function weekSaving(
  request: PlanRequest,
  saving: PerDiscipline<number>,
  week: number,
  trainingWeeks: number,
): PerDiscipline<number> {
  const done = Math.min(week, trainingWeeks);
  if (done === 0) return { swim: 0, bike: 0, run: 0 };
  const gain = realisticGain(request.level, request.paceImprovement, done);
  const part = (goal: number) => (Math.min(goal, gain) * done) / trainingWeeks;
  return { swim: part(saving.swim), bike: part(saving.bike), run: part(saving.run) };
}

/** Targets of a week for every effort: seconds and tenths of a mph, as they are shown. */
function weekPaces(request: PlanRequest, saved: PerDiscipline<number>): WeekPaces {
  const today = thresholdPaces(request.raceType, request.paces);
  const fractions = RACE_FRACTION[request.raceType];
  return {
    swim: effortPaces("swim", today.swim * (1 - saved.swim), fractions.swim),
    bike: effortPaces("bike", today.bike / (1 - saved.bike), fractions.bike),
    run: effortPaces("run", today.run * (1 - saved.run), fractions.run),
  };
}

/** The targets of a plan's weeks. */
export interface PlanPaces {
  /** Paces at which the athlete could race today. */
  racePaces: RacePaces;
  goalFinish: PlanRequest["goalFinish"];
  /** Targets of a week. */
  pacesOf: (week: number) => WeekPaces;
  /** Targets without the goal, from today's paces. */
  today: WeekPaces;
  /** Share of each leg's time that the week's targets save. */
  savedIn: (week: number) => PerDiscipline<number>;
}

/** The targets of every week; `trainingWeeks` are those before the taper. */
export function planPaces(request: PlanRequest, trainingWeeks: number): PlanPaces {
  const saving = goalSaving(request);
  const savedIn = (week: number) => weekSaving(request, saving, week, trainingWeeks);
  return {
    racePaces: request.paces,
    goalFinish: request.goalFinish,
    pacesOf: (week) => weekPaces(request, savedIn(week)),
    today: weekPaces(request, { swim: 0, bike: 0, run: 0 }),
    savedIn,
  };
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
  const slowest = Math.max(JOG_PACE, EASY_PART_OF_RACE_PACE * target(raceFraction));
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
