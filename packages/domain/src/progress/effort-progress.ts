import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../sport/discipline.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import type { ProgressSeason, ProgressTraining } from "./progress-facts.ts";

type Since = Pick<ProgressSeason, "startDate">;

export interface BestEffort<T extends ProgressTraining> {
  discipline: Discipline;
  /** Seconds of 400 m or 5 km, watts of 20 minutes. */
  best: number;
  training: T;
}

/** The best 400 m, 20 minutes of power and 5 km of a plan, where a recording tells one. */
export const bestEfforts = <T extends ProgressTraining>(
  season: Since,
  done: readonly T[],
): BestEffort<T>[] =>
  DISCIPLINES.flatMap((discipline) => {
    const sign = discipline === "bike" ? -1 : 1;
    const [first] = ofPlan(season, done, discipline)
      .flatMap((training) => {
        const best = training.efforts?.best ?? null;
        return best === null ? [] : [{ discipline, best, training }];
      })
      .toSorted((a, b) => sign * (a.best - b.best));
    return first ? [first] : [];
  });

export interface EfficiencyProgress {
  /** Steady pieces of half an hour or more. */
  pieces: number;
  /** Percent from the first three to the last three; null with too few pieces. */
  changePercent: number | null;
  /** Of the last steady hour; null without one. */
  decoupling: { percent: number; date: IsoDate } | null;
}

/** Fewer pieces say little: heart rate varies from day to day. */
const MIN_PIECES = 9;
const COMPARED = 3;

/** How output per heartbeat developed since the plan began. Needs `done` by date. */
export function efficiencyProgress(
  season: Since,
  done: readonly ProgressTraining[],
  discipline: Discipline,
): EfficiencyProgress {
  const steady = ofPlan(season, done, discipline);
  const values = steady.flatMap(({ efforts }) => efforts?.efficiency ?? []);
  const [first, last] = [median(values.slice(0, COMPARED)), median(values.slice(-COMPARED))];
  const long = steady.findLast(({ efforts }) => (efforts?.decoupling ?? null) !== null);
  const percent = long?.efforts?.decoupling ?? null;
  return {
    pieces: values.length,
    changePercent:
      values.length < MIN_PIECES ? null : Math.round((1000 * (last - first)) / first) / 10,
    decoupling: long && percent !== null ? { percent, date: long.date } : null,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const ofPlan = <T extends ProgressTraining>(
  { startDate }: Since,
  done: readonly T[],
  discipline: Discipline,
): T[] => done.filter((each) => each.date >= startDate && isOfDiscipline(discipline, each));
