import {
  addDays,
  DAY_NAMES,
  DISCIPLINE_NAMES,
  DISCIPLINES,
  figureText,
  formatClock,
  formatDate,
  formatDays,
  formatHours,
  PHASE_NAMES,
  phaseGroups,
  raceDistanceFigure,
  parseFinishTime,
  weekdayOf,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
  type RaceDistances,
  type Units,
} from "@triplan/domain";
import type { SeasonOverview } from "@triplan/plan-engine";
import {
  raceMark,
  timeOffMark,
  type SheetMark,
  type SheetRace,
  type SheetTimeOff,
} from "./sheet-marks.ts";

/** The part of a week of the season that its sheet needs. */
type OverviewWeek = Pick<
  SeasonOverview["weeks"][number],
  | "week"
  | "phase"
  | "isRecovery"
  | "startDate"
  | "plannedMinutes"
  | "sports"
  | "longestRide"
  | "longestRun"
  | "tests"
>;

/** What the sheet of a season follows from. */
export interface SeasonFacts {
  plan: { name: string; raceDate: IsoDate; totalWeeks: number; goalFinishTime: string | null };
  distances: RaceDistances;
  weeks: readonly OverviewWeek[];
  /** The plan's own race among them. */
  races: readonly SheetRace[];
  timeOff: readonly SheetTimeOff[];
  today: IsoDate;
  units: Units;
}

/** A row of the season. */
export interface SheetWeek {
  week: number;
  /** "Jan 17 – 23". */
  dates: string;
  isRecovery: boolean;
  /** Planned minutes by sport, for the bar. */
  minutes: PerDiscipline<number>;
  /** What the bar says: "Swim 1:10, Bike 2:15". */
  bySport: string;
  /** Length of the bar as a share of the longest week's, 0 to 1. */
  share: number;
  /** "4:50". */
  hours: string;
  /** The longest ride and run; "–" without one. */
  ride: string;
  run: string;
  marks: SheetMark[];
}

/** Everything on the printed page of a season. */
export interface SeasonSheet {
  planName: string;
  /** "16 weeks to Saturday, May 8, 2027". */
  span: string;
  /** "Goal 2:45:00. Swim 0.93 mi, bike 25 mi, run 6.2 mi." */
  race: string;
  /** Planned hours of the plan. */
  hours: string;
  /** "Mar 18, 2027". */
  printedOn: string;
  phases: { name: string; weeks: SheetWeek[] }[];
  /** Sports that the plan has, for the legend. */
  sports: { sport: Discipline; name: string }[];
}

/** The page of a season; the same facts give the same page. */
export function seasonSheet(facts: SeasonFacts): SeasonSheet {
  const { plan, weeks, today } = facts;
  const total = weeks.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  const longest = Math.max(1, ...weeks.map(({ plannedMinutes }) => plannedMinutes));
  return {
    planName: plan.name,
    span: spanText(plan),
    race: raceText(facts),
    hours: formatHours(total),
    printedOn: formatDate(today),
    phases: phaseGroups(weeks).map(({ phase, weeks: own }) => ({
      name: PHASE_NAMES[phase],
      weeks: own.map((week) => sheetWeek(week, longest, facts)),
    })),
    sports: DISCIPLINES.filter((sport) =>
      weeks.some(({ sports }) => sports[sport].planned > 0),
    ).map((sport) => ({ sport, name: DISCIPLINE_NAMES[sport] })),
  };
}

function spanText({ totalWeeks, raceDate }: SeasonFacts["plan"]): string {
  const weeks = totalWeeks === 1 ? "1 week" : `${totalWeeks} weeks`;
  return `${weeks} to ${DAY_NAMES[weekdayOf(raceDate)]}, ${formatDate(raceDate)}`;
}

function raceText({ plan, distances, units }: SeasonFacts): string {
  const finish = plan.goalFinishTime === null ? null : parseFinishTime(plan.goalFinishTime);
  const legs = DISCIPLINES.map((sport) => {
    const figure = figureText(raceDistanceFigure(sport, distances[sport], units));
    return `${DISCIPLINE_NAMES[sport]} ${figure}`;
  }).join(", ");
  return finish === null ? legs : `Goal ${formatClock(finish)} · ${legs}`;
}

const lengthText = (minutes: number | null): string =>
  minutes === null ? "–" : formatHours(minutes);

function hoursText(sports: OverviewWeek["sports"]): string {
  const own = DISCIPLINES.filter((sport) => sports[sport].planned > 0);
  if (own.length === 0) return "No exercises";
  return own
    .map((sport) => `${DISCIPLINE_NAMES[sport]} ${formatHours(sports[sport].planned)}`)
    .join(", ");
}

function sheetWeek(week: OverviewWeek, longest: number, facts: SeasonFacts): SheetWeek {
  const { sports, startDate, plannedMinutes } = week;
  return {
    week: week.week,
    dates: formatDays(startDate, addDays(startDate, 6)),
    isRecovery: week.isRecovery,
    minutes: {
      swim: sports.swim.planned,
      bike: sports.bike.planned,
      run: sports.run.planned,
    },
    bySport: hoursText(sports),
    share: plannedMinutes / longest,
    hours: formatHours(plannedMinutes),
    ride: lengthText(week.longestRide),
    run: lengthText(week.longestRun),
    marks: marksOf(week, facts),
  };
}

function marksOf(week: OverviewWeek, { plan, races, timeOff }: SeasonFacts): SheetMark[] {
  const { startDate: sunday } = week;
  const isLast = week.week === plan.totalWeeks;
  const end = addDays(sunday, isLast ? 7 : 6);
  const tests = week.tests.map((sport) => DISCIPLINE_NAMES[sport].toLowerCase());
  const notes = [
    ...(week.isRecovery ? ["Recovery"] : []),
    ...(tests.length > 0 ? [`${tests.length === 1 ? "Test" : "Tests"}: ${tests.join(", ")}`] : []),
  ];
  return [
    ...races.filter(({ date }) => date >= sunday && date <= end).map(raceMark),
    ...notes.map((text): SheetMark => ({ kind: "note", text })),
    ...timeOff
      .filter(
        ({ fromDate, toDate }) => fromDate <= addDays(sunday, 6) && (toDate ?? sunday) >= sunday,
      )
      .map((each) => timeOffMark(each, sunday)),
  ];
}
