import { DISCIPLINES, type Discipline, type ExperienceLevel } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { protocolsOf, RAMP_TEST, SHORT_SWIM_TEST } from "./test-protocols.ts";
import { testDays, testsThatFit } from "./test-days.ts";

/** Sports to test in each week that has tests, most important first. */
export type TestSchedule = ReadonlyMap<number, readonly Discipline[]>;

/** Shorter plans have no tests. */
const MIN_WEEKS = 8;
/** A sport is tested again after these weeks; after the second number even if its next is near. */
const WEEKS_BETWEEN = { least: 6, most: 8 };

interface ScheduleFacts {
  level: ExperienceLevel;
  frames: readonly WeekFrame[];
  /** Threshold pace of the swim, in seconds per 100 m. */
  swimPace: number;
}

/**
 * The tests of a plan. The last recovery week before build tests bike and swim, the last before peak
 * bike and run; those between test the sports in turn. Without a recovery week before build, week 1
 * begins with a test.
 */
export function testSchedule(facts: ScheduleFacts): TestSchedule {
  const { frames } = facts;
  const schedule = new Map<number, readonly Discipline[]>();
  if (frames.length < MIN_WEEKS) return schedule;
  const weeks = frames.filter((frame) => isTestWeek(frame));
  const beforeBuild = weeks.findLast(({ week }) => week < firstOf(frames, "build"));
  const beforePeak = weeks.findLast(({ week }) => week < firstOf(frames, "peak"));
  const last = new Map<Discipline, number>();
  const put = (week: number, tests: readonly Discipline[]) => {
    if (tests.length > 0) schedule.set(week, tests);
    for (const discipline of tests) last.set(discipline, week);
  };
  if (!beforeBuild && frames[0]) put(1, firstTest(facts, frames[0]));
  const opening: readonly Discipline[] = beforeBuild ? fitting(facts, beforeBuild, OPENING) : [];
  for (const frame of weeks) {
    const { week } = frame;
    if (frame === beforeBuild) put(week, opening);
    else if (frame === beforePeak) put(week, fitting(facts, frame, closing(last)));
    else if (week < (beforePeak?.week ?? 0)) {
      const fixed = nextFixed(week, { beforeBuild, beforePeak, opening });
      put(week, fitting(facts, frame, due(week, last, fixed)));
    }
  }
  return schedule;
}

const OPENING = ["bike", "swim", "run"] as const satisfies readonly Discipline[];

const isTestWeek = (frame: WeekFrame) =>
  frame.isRecovery && !frame.isRegeneration && testDays(frame).length > 0;

const firstOf = (frames: readonly WeekFrame[], phase: WeekFrame["phase"]) =>
  frames.find((frame) => frame.phase === phase)?.week ?? Number.POSITIVE_INFINITY;

/** Before peak: what was never tested, then the bike and the run. */
function closing(last: ReadonlyMap<Discipline, number>): Discipline[] {
  const missing = OPENING.filter((discipline) => !last.has(discipline));
  const again = (["bike", "run"] as const).filter((discipline) => last.has(discipline));
  return [...missing, ...again.toSorted(oldestFirst(last))];
}

const oldestFirst = (last: ReadonlyMap<Discipline, number>) => (a: Discipline, b: Discipline) =>
  (last.get(a) ?? 0) - (last.get(b) ?? 0);

interface FixedTests {
  beforeBuild: WeekFrame | undefined;
  beforePeak: WeekFrame | undefined;
  /** Sports tested before build. */
  opening: readonly Discipline[];
}

/** Week of the next test that is planned for each sport. */
function nextFixed(week: number, plan: FixedTests): (discipline: Discipline) => number {
  const { beforeBuild, beforePeak, opening } = plan;
  return (discipline) => {
    const isOpening = beforeBuild && week < beforeBuild.week && opening.includes(discipline);
    if (isOpening) return beforeBuild.week;
    return discipline === "swim" ? Number.POSITIVE_INFINITY : (beforePeak?.week ?? 0);
  };
}

/** Sports whose turn it is, the longest untested first. */
function due(
  week: number,
  last: ReadonlyMap<Discipline, number>,
  fixed: (discipline: Discipline) => number,
): Discipline[] {
  const isDue = (discipline: Discipline) => {
    const before = last.get(discipline);
    const isOld = before === undefined || week - before >= WEEKS_BETWEEN.least;
    const isNear = fixed(discipline) - week < WEEKS_BETWEEN.least;
    const isLate = before !== undefined && week - before >= WEEKS_BETWEEN.most;
    return isOld && (!isNear || isLate);
  };
  return DISCIPLINES.filter(isDue).toSorted(oldestFirst(last));
}

/** As many of the tests as the week's days hold; beginners have one on land at most. */
function fitting(
  { level, swimPace }: ScheduleFacts,
  frame: WeekFrame,
  wanted: readonly Discipline[],
): Discipline[] {
  const days = testDays(frame);
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  const fits = (discipline: Discipline) =>
    protocolsOf(discipline, level).some((each) => each.minutes(swimPace) <= longest);
  const possible = wanted.filter(fits);
  const firstOnLand = possible.find((discipline) => discipline !== "swim");
  const allowed = possible.filter(
    (discipline) => level !== "beginner" || discipline === "swim" || discipline === firstOnLand,
  );
  return allowed.slice(0, testsThatFit(days));
}

/** Week 1: a swim, or a ramp on the bike. */
function firstTest({ swimPace }: ScheduleFacts, frame: WeekFrame): Discipline[] {
  const longest = Math.max(0, ...testDays(frame).map(({ minutes }) => minutes));
  const test = [SHORT_SWIM_TEST, RAMP_TEST].find((each) => each.minutes(swimPace) <= longest);
  return test ? [test.discipline] : [];
}
