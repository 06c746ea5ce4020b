import { DAY_NAMES, listed } from "@triplan/domain";
import { isAppointment, longestDayMinutes } from "../calendar/index.ts";
import { isTest, MIN_DAYS_TO_RACE, SHORT_SWIM_TEST, testDays } from "../fitness-tests/index.ts";
import { isLong } from "../week/index.ts";
import { eachWeek, thePlan } from "./judgements.ts";
import {
  onDay,
  type JudgedExercise,
  type PlanFacts,
  type PlanRule,
  type WeekComplaint,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const MAX_TESTS = 2;
/** Tests are these days apart. */
const DAYS_APART = 2;

const testsOf = ({ exercises }: WeekFacts) => exercises.filter(isTest);
const hasTest = (week: WeekFacts) => testsOf(week).length > 0;

/** Tests belong to recovery weeks, or to the start of a plan without one before build. */
const isTestWeek = ({ week, frame }: WeekFacts) =>
  week.week === 1 || (frame.isRecovery && !frame.isRegeneration);

function weekComplaints(week: WeekFacts): WeekComplaint[] {
  const about = testsOf(week);
  const [first] = about;
  if (first && !isTestWeek(week)) {
    return [{ message: `${first.name} needs a recovery week, so that you are rested.`, about }];
  }
  const message = `You have ${about.length} tests this week; ${MAX_TESTS} are enough.`;
  return about.length > MAX_TESTS ? [{ message, about }] : [];
}

const daysToRace = ({ days }: WeekFacts, { suggestedDay }: JudgedExercise) =>
  days[suggestedDay]?.daysToRace ?? 0;

function dayComplaints(week: WeekFacts): WeekComplaint[] {
  const tests = testsOf(week);
  const rested = new Set(testDays(week.frame).map(({ day }) => day));
  return tests.flatMap((test) => {
    const { suggestedDay: day, name } = test;
    const others = onDay(week, day).filter((other) => other !== test);
    const isNear = tests.some(
      (other) => other !== test && Math.abs(other.suggestedDay - day) < DAYS_APART,
    );
    const problem =
      daysToRace(week, test) < MIN_DAYS_TO_RACE
        ? "comes too late before your race"
        : isNear
          ? "needs two days after the other test"
          : others.some(isLong)
            ? "needs a day without a long exercise"
            : rested.has(day)
              ? null
              : "comes before you are rested";
    return problem === null
      ? []
      : [{ message: `${name} on ${DAY_NAMES[day]} ${problem}.`, day, about: [test] }];
  });
}

/** Plans of this length test bike and swim in recovery weeks with this much room. */
const LONG_PLAN_WEEKS = 12;
const ROOM = { weekMinutes: 300, dayMinutes: 60, rides: 2, swims: 1 };

/** True for a recovery week before peak that can hold a bike or swim test in full. */
function hasRoom(week: WeekFacts, { longGoals }: PlanFacts["basis"]): boolean {
  const { frame, minutes, exercises } = week;
  const count = (type: string) => exercises.filter((each) => each.type === type).length;
  // An appointment is no place for a test.
  const isFree = (type: string) =>
    exercises.some(
      (each) => each.type === type && !isLong(each) && !isAppointment(frame.days, each),
    );
  const isInTime = frame.phase === "base" || frame.phase === "build";
  return (
    frame.isRecovery &&
    !frame.isRegeneration &&
    isInTime &&
    minutes >= ROOM.weekMinutes &&
    count("bike") >= ROOM.rides &&
    count("swim") >= ROOM.swims &&
    isFree("bike") &&
    isFree("swim") &&
    SHORT_SWIM_TEST.minutes(longGoals.swimPace) <= ROOM.dayMinutes &&
    (["bike", "swim"] as const).every(
      (sport) => longestDayMinutes(testDays(frame), [sport]) >= ROOM.dayMinutes,
    )
  );
}

function missingTests({ weeks }: PlanFacts): string | null {
  const tested = new Set(weeks.flatMap(testsOf).map(({ type }) => type));
  const missing = (["bike", "swim"] as const).filter((type) => !tested.has(type));
  return missing.length === 0 ? null : `Your plan has no ${listed(missing)} test.`;
}

/** Rules about fitness tests. */
export const TEST_RULES: readonly PlanRule[] = [
  {
    id: "test-weeks",
    title: "Tests are in recovery weeks or at the start, at most two",
    source: SOURCE,
    ...eachWeek(weekComplaints, hasTest),
  },
  {
    id: "test-days",
    title: "Tests are on rested days, two apart, three weeks before the race",
    source: SOURCE,
    ...eachWeek(dayComplaints, hasTest),
  },
  {
    id: "tests-planned",
    title: "A plan of twelve weeks tests bike and swim where its recovery weeks have room",
    source: SOURCE,
    ...thePlan(
      missingTests,
      ({ basis, weeks }) =>
        basis.totalWeeks >= LONG_PLAN_WEEKS &&
        weeks.filter((week) => hasRoom(week, basis)).length >= 2,
    ),
  },
];
