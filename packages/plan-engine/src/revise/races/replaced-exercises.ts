import {
  daysBetween,
  heldAppointment,
  sportsOf,
  type Discipline,
  type IsoDate,
} from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isHard } from "../../intensity/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLong } from "../../week/index.ts";
import type { AcceptedRace } from "./accepted-race.ts";

/** A race replaces the tests of its sports within these days. */
const TEST_DAYS = 7;

interface DatedWeek {
  rows: readonly PlannedExercise[];
  /** True for days of the race's own week. */
  isOwnWeek: boolean;
  dateOf: (row: PlannedExercise) => IsoDate;
}

/**
 * The exercises that a race replaces. A B race: the brick, the long exercise and the nearest key exercise of
 * its sports in its week, and tests near it. A C race: one of these, on its day if possible. An appointment is the
 * last choice among key exercises.
 */
export function replacedBy(race: AcceptedRace, week: DatedWeek): PlannedExercise[] {
  const sports = sportsOf(race);
  const daysAway = (row: PlannedExercise) => Math.abs(daysBetween(race.date, week.dateOf(row)));
  const own = week.rows
    .filter(({ type }) => sports.includes(type))
    .toSorted((a, b) => isKept(a) - isKept(b) || daysAway(a) - daysAway(b));
  const tests = own.filter((row) => isTest(row) && daysAway(row) <= TEST_DAYS);
  if (!week.isOwnWeek) return race.priority === "B" ? tests : [];
  const bricks = sports.length > 1 ? week.rows.filter(({ brickId }) => brickId !== null) : [];
  const single = own.filter(({ brickId }) => brickId === null);
  const long = single.filter((row) => isLong(row) && isStoodFor(row.type, sports));
  const key = single.filter((row) => isHard(row) && !isLong(row)).slice(0, 1);
  if (race.priority === "B") return [...new Set([...bricks, ...long, ...key, ...tests])];
  const onDay = [...bricks, ...long, ...key].filter((row) => daysAway(row) === 0);
  const [chosen] = [...onDay, ...tests, ...key, ...long, ...bricks];
  if (!chosen) return [];
  return chosen.brickId === null
    ? [chosen]
    : bricks.filter((row) => row.brickId === chosen.brickId);
}

const isKept = ({ reasons }: PlannedExercise) => Number(heldAppointment(reasons) !== null);

/** A race with a ride replaces the long ride; its long run finds another day if it can. */
const isStoodFor = (sport: Discipline, sports: readonly Discipline[]): boolean =>
  !sports.includes("bike") || sport === "bike";
