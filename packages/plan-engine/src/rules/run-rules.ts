import { DAY_NAMES, listed, WEEKDAYS } from "@triplan/domain";
import { openDays } from "../calendar/index.ts";
import { isTest } from "../fitness-tests/index.ts";
import { isEasy } from "../intensity/index.ts";
import { isLong, isLongOf } from "../week/index.ts";
import { fitsOnDay } from "./fits-on-day.ts";
import { eachWeek } from "./judgements.ts";
import type { JudgedExercise, PlanRule, WeekComplaint, WeekFacts } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
/** Three runs with sets are not within so many days. */
const DAYS_OF_THREE = 4;
/** A beginner may run for these minutes on the day after a long run. */
const EASY_RUN_MINUTES = 30;

const hasSet = ({ type, intensity }: JudgedExercise) => type === "run" && !isEasy(intensity);

/** Exercises that the placement could move alone: long ones, tests and bricks have their own days. */
const isFree = (each: JudgedExercise) => !isLong(each) && !isTest(each) && each.brickId === null;

function areClose(days: readonly number[]): boolean {
  const sorted = days.toSorted((a, b) => a - b);
  return sorted.some((day, index) => (sorted[index + 2] ?? Infinity) - day < DAYS_OF_THREE);
}

const daysOf = (runs: readonly JudgedExercise[]) => runs.map((each) => each.suggestedDay);

/** Three runs with sets within four days, if one of them fits on another day. */
function closeRunComplaints(week: WeekFacts): WeekComplaint[] {
  const about = week.exercises.filter(hasSet);
  if (!areClose(daysOf(about))) return [];
  const isMovable = about.filter(isFree).some((run) => {
    const others = daysOf(about.filter((each) => each !== run));
    return openDays(week.days).some(
      (day) =>
        !areClose([...others, day.day]) &&
        isDayForSet(week, run, day.day) &&
        fitsOnDay(week, run, day),
    );
  });
  const names = listed(about.map(({ name }) => name));
  return isMovable ? [{ message: `Your fast runs are close together: ${names}.`, about }] : [];
}

/** A set keeps off the days of the long exercises and off those before and after another hard run. */
const isDayForSet = ({ exercises }: WeekFacts, run: JudgedExercise, day: number): boolean =>
  exercises.every(
    (other) =>
      other === run ||
      ((other.suggestedDay !== day || isEasyBeside(other)) &&
        (!hasSet(other) || Math.abs(other.suggestedDay - day) > 1)),
  );

const isEasyBeside = (each: JudgedExercise) =>
  !isLong(each) && each.type !== "run" && isEasy(each.intensity);

const isLongRun = (each: JudgedExercise) => isLongOf("run", each);

/** A beginner's tiring run on the day after the long run, if it fits on another day. */
function afterLongRunComplaints(week: WeekFacts): WeekComplaint[] {
  const dayAfter = new Set(
    [
      ...week.exercises.filter(isLongRun).map((each) => each.suggestedDay),
      ...week.before.filter(isLongRun).map((each) => each.suggestedDay - WEEKDAYS.length),
    ].map((day) => day + 1),
  );
  const isAfter = (day: number) => dayAfter.has(day);
  return week.exercises.flatMap((run) => {
    if (run.type !== "run" || !isFree(run) || isRestful(run) || !isAfter(run.suggestedDay))
      return [];
    const isMovable = openDays(week.days).some(
      (day) =>
        !isAfter(day.day) &&
        (isEasy(run.intensity) || isDayForSet(week, run, day.day)) &&
        fitsOnDay(week, run, day),
    );
    const day = DAY_NAMES[run.suggestedDay];
    const message = `${run.name} on ${day} follows your long run; ${EASY_RUN_MINUTES} easy minutes are enough there.`;
    return isMovable ? [{ message, day: run.suggestedDay, about: [run] }] : [];
  });
}

const isRestful = ({ intensity, duration }: JudgedExercise) =>
  isEasy(intensity) && duration <= EASY_RUN_MINUTES;

/** Rules about the days between runs. */
export const RUN_RULES: readonly PlanRule[] = [
  {
    id: "close-runs",
    title: "Three runs with sets are not within four days",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(closeRunComplaints, ({ exercises }) => exercises.filter(hasSet).length > 2),
  },
  {
    id: "after-long-run",
    title: "Beginners have no long or hard run on the day after the long run",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(
      afterLongRunComplaints,
      ({ exercises }, { basis }) =>
        basis.level === "beginner" && exercises.some((each) => each.type === "run"),
    ),
  },
];
