import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { longestDayMinutes, type WeekFrame } from "../calendar/index.ts";
import { RAMP_TEST, SHORT_SWIM_TEST } from "./test-protocols.ts";
import { testDays, testsThatFit } from "./test-days.ts";

/** The weeks of a plan that may hold tests, and what the fixed ones measure. */
export interface TestSchedule {
  /** Recovery weeks with a day for a test. */
  weeks: ReadonlySet<number>;
  /** The test of week 1 in a plan without a recovery week before build. */
  first: Discipline | null;
  /** The last of the weeks before build, and the sports that it measures. */
  beforeBuild: number;
  opening: readonly Discipline[];
  /** The last of the weeks before peak. */
  beforePeak: number;
}

/** The week in which each sport was tested last. */
export type LastTests = ReadonlyMap<Discipline, number>;

/** Shorter plans have no tests. */
const MIN_WEEKS = 8;
/** A sport is tested again after these weeks; after the second number even if its next is near. */
const WEEKS_BETWEEN = { least: 6, most: 8 };

const OPENING = ["bike", "swim", "run"] as const satisfies readonly Discipline[];

export const NO_TESTS: TestSchedule = {
  weeks: new Set(),
  first: null,
  beforeBuild: 0,
  opening: [],
  beforePeak: 0,
};

/**
 * The tests of a plan. The last recovery week before build tests bike and swim, the last before peak
 * bike and run; those between test the sports in turn. Without a recovery week before build, week 1
 * begins with a test. `swimPace` is the threshold pace in seconds per 100 m.
 */
export function testSchedule(frames: readonly WeekFrame[], swimPace: number): TestSchedule {
  if (frames.length < MIN_WEEKS) return NO_TESTS;
  const weeks = frames.filter((frame) => isTestWeek(frame));
  const beforeBuild = weeks.findLast(({ week }) => week < firstOf(frames, "build"));
  const beforePeak = weeks.findLast(({ week }) => week < firstOf(frames, "peak"));
  const count = beforeBuild ? testsThatFit(testDays(beforeBuild)) : 0;
  return {
    weeks: new Set(weeks.map(({ week }) => week)),
    first: !beforeBuild && frames[0]?.afterRace === null ? firstTest(swimPace, frames[0]) : null,
    beforeBuild: beforeBuild?.week ?? 0,
    opening: OPENING.slice(0, count),
    beforePeak: beforePeak?.week ?? 0,
  };
}

/** Sports to test in the week, most important first; the week tests as many as it has room for. */
export function dueTests(
  schedule: TestSchedule,
  week: number,
  last: LastTests,
): readonly Discipline[] {
  const { weeks, first, beforeBuild, beforePeak } = schedule;
  if (week === 1 && first) return [first];
  if (!weeks.has(week)) return [];
  if (week === beforeBuild) return OPENING;
  if (week === beforePeak) return closing(last);
  return week < beforePeak ? inTurn(schedule, week, last) : untested(last);
}

const isTestWeek = (frame: WeekFrame) =>
  frame.isRecovery &&
  frame.afterRace === null &&
  !frame.isRegeneration &&
  testDays(frame).length > 0;

const firstOf = (frames: readonly WeekFrame[], phase: WeekFrame["phase"]) =>
  frames.find((frame) => frame.phase === phase)?.week ?? Number.POSITIVE_INFINITY;

const untested = (last: LastTests): Discipline[] => OPENING.filter((sport) => !last.has(sport));

/** Before peak: what was never tested, then the bike and the run. */
function closing(last: LastTests): Discipline[] {
  const again = (["bike", "run"] as const).filter((discipline) => last.has(discipline));
  return [...untested(last), ...again.toSorted(oldestFirst(last))];
}

const oldestFirst = (last: LastTests) => (a: Discipline, b: Discipline) =>
  (last.get(a) ?? 0) - (last.get(b) ?? 0);

/** Sports whose turn it is, the longest untested first. */
function inTurn(schedule: TestSchedule, week: number, last: LastTests): Discipline[] {
  const isDue = (discipline: Discipline) => {
    const before = last.get(discipline);
    if (before === undefined && wasPlanned(schedule, discipline, week)) return true;
    const isOld = before === undefined || week - before >= WEEKS_BETWEEN.least;
    const isNear = nextFixed(schedule, discipline, week) - week < WEEKS_BETWEEN.least;
    const isLate = before !== undefined && week - before >= WEEKS_BETWEEN.most;
    return isOld && (!isNear || isLate);
  };
  return DISCIPLINES.filter(isDue).toSorted(oldestFirst(last));
}

/** True if a fixed week before this one should have tested the sport. */
const wasPlanned = (
  { first, beforeBuild, opening }: TestSchedule,
  discipline: Discipline,
  week: number,
) =>
  beforeBuild === 0 ? discipline === first : week > beforeBuild && opening.includes(discipline);

/** The next week that is planned to test the sport. */
function nextFixed(
  { beforeBuild, opening, beforePeak }: TestSchedule,
  discipline: Discipline,
  week: number,
): number {
  if (week < beforeBuild && opening.includes(discipline)) return beforeBuild;
  return discipline === "swim" ? Number.POSITIVE_INFINITY : beforePeak;
}

/** Week 1: a swim, or a ramp on the bike. */
function firstTest(swimPace: number, frame: WeekFrame): Discipline | null {
  const days = testDays(frame);
  const test = [SHORT_SWIM_TEST, RAMP_TEST].find(
    (each) => each.minutes(swimPace) <= longestDayMinutes(days, [each.discipline]),
  );
  return test?.discipline ?? null;
}
