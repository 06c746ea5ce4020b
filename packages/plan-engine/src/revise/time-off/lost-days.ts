import {
  addDays,
  daysBetween,
  DISCIPLINES,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
} from "@triplan/domain";
import { sum } from "../../model/numbers.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { lastDayOff } from "./time-off-days.ts";

/** An exercise on its date. */
export interface DatedExercise {
  date: IsoDate;
  type: Discipline;
  minutes: number;
}

export interface DaysOff {
  all: number;
  bySport: PerDiscipline<number>;
}

/** Shorter exercises do not end days off. */
const MIN_TRAINING_MINUTES = 20;
/** An illness below the neck counts these days more. */
const ILLNESS_DAYS = 3;
/** Less than half of the planned training in so many days counts as so many days off. */
const LITTLE = {
  share: 0.5,
  weeks: [
    { days: 14, asDaysOff: 7 },
    { days: 7, asDaysOff: 4 },
  ],
} as const;

/**
 * Days without training at the end of the time off, in all and by sport: from the first to the last day for
 * which something was planned. 0 while an illness or an injury lasts.
 */
export function daysOff(
  timeOff: AcceptedTimeOff,
  planned: readonly DatedExercise[],
  kept: readonly DatedExercise[],
): DaysOff {
  const last = lastDayOff(timeOff);
  if (last === null) return { all: 0, bySport: { swim: 0, bike: 0, run: 0 } };
  const isIllness = timeOff.symptoms === "below-neck";
  const offOf = (sports: readonly Discipline[]) => {
    const days = daysWithout(sports, { from: timeOff.fromDate, last }, planned, kept);
    return days === 0 || !isIllness ? days : days + ILLNESS_DAYS;
  };
  const little = littleTraining(last, planned, kept);
  const isBusy = timeOff.kind === "busy" || timeOff.kind === "other";
  const all = isBusy && little === 0 ? 0 : Math.max(little, offOf(DISCIPLINES));
  const ofSport = (sport: Discipline) =>
    isBusy && little === 0 ? 0 : Math.max(all, offOf([sport]));
  return {
    all,
    bySport: { swim: ofSport("swim"), bike: ofSport("bike"), run: ofSport("run") },
  };
}

function daysWithout(
  sports: readonly Discipline[],
  { from, last }: { from: IsoDate; last: IsoDate },
  planned: readonly DatedExercise[],
  kept: readonly DatedExercise[],
): number {
  const isOf = ({ type }: DatedExercise) => sports.includes(type);
  const done = kept.filter((each) => isOf(each) && each.minutes >= MIN_TRAINING_MINUTES);
  const lastDone = latest(done.map(({ date }) => date).filter((date) => date <= last));
  const start = lastDone !== null && lastDone >= from ? addDays(lastDone, 1) : from;
  const missed = planned.filter(({ date }) => date >= start && date <= last);
  if (!missed.some(isOf)) return 0;
  const dates = missed.map(({ date }) => date).toSorted();
  const [first, end] = [dates[0], dates.at(-1)];
  return first && end ? daysBetween(first, end) + 1 : 0;
}

const latest = (dates: readonly IsoDate[]): IsoDate | null => dates.toSorted().at(-1) ?? null;

function littleTraining(
  last: IsoDate,
  planned: readonly DatedExercise[],
  kept: readonly DatedExercise[],
): number {
  const minutesIn = (rows: readonly DatedExercise[], days: number) =>
    sum(
      rows.flatMap(({ date, minutes }) =>
        date <= last && daysBetween(date, last) < days ? [minutes] : [],
      ),
    );
  const found = LITTLE.weeks.find(
    ({ days }) => minutesIn(kept, days) < LITTLE.share * minutesIn(planned, days),
  );
  return found?.asDaysOff ?? 0;
}
