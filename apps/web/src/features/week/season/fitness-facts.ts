import {
  addDays,
  dateInWeek,
  daysBetween,
  formatDateRange,
  formatDateWithDay,
  lastDayOff,
  WEEKDAYS,
  type IsoDate,
} from "@triplan/domain";
import type { FitnessCurves } from "@triplan/plan-engine";

interface Season {
  startDate: IsoDate;
  raceDate: IsoDate;
  totalWeeks: number;
}

const DAYS = WEEKDAYS.length;

const whole = (value: number) => String(Math.round(value));
const signed = (value: number) => (Math.round(value) > 0 ? `+${whole(value)}` : whole(value));

const figuresText = (morning: Morning) => {
  const [fitness, fatigue, form] = figures(morning);
  return `Fitness ${fitness}, Fatigue ${fatigue}, Form ${form}`;
};

/**
 * A morning's date and race with its planned figures, after the measured ones where there are some.
 */
export function morningText(
  { startDate }: Pick<Season, "startDate">,
  { planned, done }: FitnessCurves,
  index: number,
  races: readonly { date: IsoDate; priority: string; name: string }[] = [],
): string {
  const [plan, fact] = [planned[index], done[index]];
  if (!plan) return "";
  const date = addDays(startDate, index);
  const race = races.find((each) => each.date === date);
  const day = formatDateWithDay(date) + (race ? `, ${race.priority} race: ${race.name}` : "");
  return fact
    ? `${day}: ${figuresText(fact)}. Planned: ${figuresText(plan)}`
    : `${day}: ${figuresText(plan)}`;
}

/** Days of the chart with time off; time off without an end lasts until race day. */
export const timeOffDays = (
  { startDate, raceDate }: Pick<Season, "startDate" | "raceDate">,
  timeOff: readonly { fromDate: IsoDate; toDate: IsoDate | null }[],
): { from: number; days: number }[] =>
  timeOff.flatMap((each) => {
    const first = each.fromDate < startDate ? startDate : each.fromDate;
    const end = lastDayOff(each, raceDate);
    const last = end > raceDate ? raceDate : end;
    const days = daysBetween(first, last) + 1;
    return days > 0 ? [{ from: daysBetween(startDate, first), days }] : [];
  });

export interface FitnessTableRow {
  when: string;
  /** Fitness, fatigue and form: planned, or "done / planned". */
  figures: readonly string[];
}

type Morning = FitnessCurves["planned"][number];

const figures = ({ fitness, fatigue, form }: Morning) => [
  whole(fitness),
  whole(fatigue),
  signed(form),
];

function doneAndPlanned(plan: Morning, fact: Morning | undefined): string[] {
  const planned = figures(plan);
  return fact ? figures(fact).map((done, place) => `${done} / ${planned[place]}`) : planned;
}

/** Table rows for the first morning of each week, and race morning. */
export function fitnessTable(season: Season, { planned, done }: FitnessCurves): FitnessTableRow[] {
  const raceDay = daysBetween(season.startDate, season.raceDate);
  const mornings = Array.from({ length: season.totalWeeks }, (_, index) => ({
    at: index * DAYS,
    when: `Week ${index + 1}, ${formatDateRange(
      dateInWeek(season.startDate, index + 1, 0),
      dateInWeek(season.startDate, index + 1, 6),
    )}`,
  })).filter(({ at }) => at < raceDay);
  const race = { at: raceDay, when: `Race, ${formatDateWithDay(season.raceDate)}` };
  return [...mornings, race].flatMap(({ at, when }) => {
    const [plan, fact] = [planned[at], done[at]];
    return plan ? [{ when, figures: doneAndPlanned(plan, fact) }] : [];
  });
}
