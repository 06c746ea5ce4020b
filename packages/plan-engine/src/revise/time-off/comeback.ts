import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { floor5, sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { LOOK_BACK_WEEKS, nextLongest, type Longest } from "../../week/index.ts";
import { isTaper, type History } from "../adjustments/week-scope.ts";
import type { DaysOff } from "./lost-days.ts";
import { returnRow, type ReturnRow } from "./return-table.ts";

/** The way back of some sports after days off; each week moves it on. */
export interface Comeback {
  sports: readonly Discipline[];
  row: ReturnRow;
  /** Minutes of the load weeks before. */
  reference: number;
  /** Minutes of the last week on the way back. */
  reached: number;
  /** Weeks of the row that have passed. */
  week: number;
  /** Longest exercises before. */
  longest: PerDiscipline<number>;
  /** The ladders as they were before. */
  climbs: History["climbs"];
  /** Weekly growth of the plan's load weeks. */
  growth: number;
}

/** A week of the composed plan. */
export interface ComposedWeek {
  frame: WeekFrame;
  exercises: readonly PlannedExercise[];
}

const NO_LIMIT: PerDiscipline<number> = {
  swim: Number.POSITIVE_INFINITY,
  bike: Number.POSITIVE_INFINITY,
  run: Number.POSITIVE_INFINITY,
};

/** Load weeks below their minutes before grow by this share at most. */
const MAX_RETURN_GROWTH = 1.15;
/** Calendar weeks with at least these days left count as a week of the way back. */
const MIN_RETURN_DAYS = 4;

/** The ways back after the days off, of all sports or of those that were off longer. */
export function comebacks(
  off: DaysOff,
  before: readonly ComposedWeek[],
  facts: Pick<Comeback, "climbs" | "growth">,
): Comeback[] {
  const all = returnRow(off.all);
  const start = (sports: readonly Discipline[], row: ReturnRow): Comeback => {
    const longest = longestBefore(before);
    const reference = minutesBefore(before, sports);
    return { ...facts, sports, row, reference, reached: 0, week: 0, longest };
  };
  const own = DISCIPLINES.flatMap((sport) => {
    const row = returnRow(off.bySport[sport]);
    return row && row.daysOff > (all?.daysOff ?? 0) ? [start([sport], row)] : [];
  });
  return [...(all ? [start(DISCIPLINES, all)] : []), ...own];
}

const minutesOf = (rows: readonly PlannedExercise[], sports: readonly Discipline[]): number =>
  sum(rows.map(({ type, duration }) => (sports.includes(type) ? duration : 0)));

/** Mean minutes of the last two load weeks, or of the last weeks; unlimited without weeks before. */
function minutesBefore(before: readonly ComposedWeek[], sports: readonly Discipline[]): number {
  const loading = before.filter(({ frame }) => frame.isLoading && !frame.isPartial);
  const weeks = (loading.length > 0 ? loading : before).slice(-2);
  const minutes = weeks.map(({ exercises }) => minutesOf(exercises, sports));
  return minutes.length === 0 ? Number.POSITIVE_INFINITY : sum(minutes) / minutes.length;
}

/** Minutes of the longest exercises of the last four weeks; unlimited without weeks before. */
function longestBefore(before: readonly ComposedWeek[]): PerDiscipline<number> {
  if (before.length === 0) return NO_LIMIT;
  const rows = before.slice(-LOOK_BACK_WEEKS).flatMap(({ exercises }) => exercises);
  const longest = (sport: Discipline) =>
    Math.max(0, ...rows.flatMap(({ type, duration }) => (type === sport ? [duration] : [])));
  return { swim: longest("swim"), bike: longest("bike"), run: longest("run") };
}

/** True while the row's weeks last. */
export const isReturning = ({ row, week }: Comeback): boolean => week < row.parts.length;

/** Maximum minutes of the comeback's sports in a week, of `planned` minutes. */
export function mostMinutes(comeback: Comeback, frame: WeekFrame, planned: number): number {
  const { row, reference, reached, week } = comeback;
  if (isTaper(frame)) return planned;
  const part = row.parts[week];
  if (part !== undefined) return Math.min(planned, part * reference);
  if (!frame.isLoading) return Math.min(planned, reached);
  return Math.min(planned, stepFrom(comeback));
}

const stepFrom = ({ reached, reference, growth }: Comeback): number =>
  reached < reference ? Math.min(reference, MAX_RETURN_GROWTH * reached) : (1 + growth) * reached;

/**
 * Longest run or ride of a week on the way back, after the longest of the last four weeks; unlimited for
 * swims. Later runs take two steps a week until the longest one before is back.
 */
export function longestAllowed(
  { row, week, longest }: Comeback,
  sport: Discipline,
  recent: Longest | null,
): number {
  if (sport === "swim") return Number.POSITIVE_INFINITY;
  const part = row.parts[week];
  if (part !== undefined) return floor5(part * longest[sport]);
  const last = recent?.[sport] ?? 0;
  const next = nextLongest(sport, last);
  if (last >= longest[sport] || sport === "bike" || recent === null) return next;
  return Math.max(next, Math.min(longest.run, nextLongest(sport, next)));
}

/**
 * The comeback after a week; null once the week is as planned. Weeks with few days left are no week of the
 * row, and lighter weeks of the plan keep what was reached.
 */
export function afterWeek(
  comeback: Comeback,
  { frame, exercises }: ComposedWeek,
  { planned, daysBack }: { planned: readonly PlannedExercise[]; daysBack: number },
): Comeback | null {
  const { row, week, reference, reached, sports } = comeback;
  if (isReturning(comeback)) {
    if (daysBack < MIN_RETURN_DAYS) return comeback;
    const next = (row.parts[week] ?? 1) * reference;
    return { ...comeback, week: week + 1, reached: Math.max(reached, next) };
  }
  const isAsPlanned = frame.isLoading && minutesOf(exercises, sports) >= minutesOf(planned, sports);
  if (isAsPlanned) return null;
  const next = frame.isLoading ? stepFrom(comeback) : reached;
  return { ...comeback, reached: next };
}
