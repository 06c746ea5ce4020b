import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { answeredWeeks } from "./exercise-states.ts";
import { loadSources, type LoadSource } from "./load-sources.ts";
import type { ProgressExercise, ProgressSeason, ProgressTraining } from "./progress-facts.ts";

export interface ProgressWeek {
  week: number;
  plannedMinutes: number;
  /** Minutes of everything done, whether or not it was planned. */
  doneMinutes: number;
  plannedLoad: number;
  doneLoad: number;
  loadSources: LoadSource[];
  hasTest: boolean;
  /** True for a past week with exercises and without any record. */
  isUnanswered: boolean;
}

type LoadedExercise = ProgressExercise & { load: number; isTest: boolean };

/** Planned beside done in each week of a plan. */
export function progressWeeks(
  season: ProgressSeason,
  { exercises, done }: { exercises: readonly LoadedExercise[]; done: readonly ProgressTraining[] },
  today: IsoDate,
): ProgressWeek[] {
  const weekOf = (date: IsoDate) => Math.floor(daysBetween(season.startDate, date) / 7) + 1;
  const planned = Map.groupBy(exercises, ({ week }) => week);
  const trained = Map.groupBy(done, ({ date }) => weekOf(date));
  const answered = answeredWeeks(season, { exercises, done });
  return Array.from({ length: season.totalWeeks }, (_, index) => {
    const week = index + 1;
    const [ofWeek, trainings] = [planned.get(week) ?? [], trained.get(week) ?? []];
    return {
      week,
      plannedMinutes: sum(ofWeek.map(({ duration }) => duration)),
      doneMinutes: Math.round(sum(trainings.map(({ minutes }) => minutes))),
      plannedLoad: Math.round(sum(ofWeek.map(({ load }) => load))),
      doneLoad: Math.round(sum(trainings.map(({ load }) => load))),
      loadSources: loadSources(trainings),
      hasTest: ofWeek.some(({ isTest }) => isTest),
      isUnanswered: ofWeek.length > 0 && week < weekOf(today) && !answered.has(week),
    };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
