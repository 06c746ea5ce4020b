import { longestDayMinutes } from "../calendar/index.ts";
import {
  dueTests,
  protocolsOf,
  testDays,
  testsThatFit,
  type TestProtocol,
} from "../fitness-tests/index.ts";
import type { Discipline } from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import { fillWeek } from "./fill-week.ts";
import type { Slot } from "./slot.ts";
import { RACE_VOLUME } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Maximum share of time above zone 2 in a week with one test on land, and with a swim test. */
const MAX_HARD_PART = { land: 0.12, swim: 0.17 };
/** A shorter week has no test: little else would be left of it. */
const MIN_WEEK_MINUTES = 130;
/** A week may end above its target by these minutes. */
const OVER_MINUTES = 10;
/** A week with a test keeps this many exercises. */
const MIN_EXERCISES = 4;

type TestFacts = Pick<
  WeekFacts,
  "raceType" | "level" | "frame" | "limits" | "targetMinutes" | "longGoals" | "tests" | "lastTests"
>;

/** The slots with the week's tests, each in its fullest form that the week holds. */
export function withTests(facts: TestFacts, slots: readonly Slot[]): Slot[] {
  const { frame, tests, lastTests } = facts;
  const sports = dueTests(tests, frame.week, lastTests);
  if (facts.targetMinutes < MIN_WEEK_MINUTES) return [...slots];
  return sports.reduce<Slot[]>(
    (current, discipline) =>
      isAllowed(facts, current, discipline) ? withTest(facts, current, discipline) : current,
    [...slots],
  );
}

/** True if the week's days hold one more test; beginners have one on land at most. */
function isAllowed({ frame, level }: TestFacts, slots: readonly Slot[], discipline: Discipline) {
  const tests = slots.filter(({ role }) => role === "test");
  const isSecondOnLand = discipline !== "swim" && tests.some((test) => test.discipline !== "swim");
  return tests.length < testsThatFit(testDays(frame)) && !(level === "beginner" && isSecondOnLand);
}

/**
 * The slots with the sport's test in the place of an easy exercise: the fullest form among those that
 * leave the week most exercises. Without room the slots stay as they are.
 */
function withTest(facts: TestFacts, slots: Slot[], discipline: Discipline): Slot[] {
  const longest = longestDayMinutes(testDays(facts.frame), [discipline]);
  const replaced = slots.findLast(
    (slot) => slot.discipline === discipline && slot.role === "easy" && !slot.isBrick && !slot.pin,
  );
  if (!replaced) return slots;
  const options = protocolsOf(discipline, facts.level)
    .filter((protocol) => protocol.minutes(facts.longGoals.swimPace) <= longest)
    .map((protocol) => {
      const test = testSlot(facts, replaced, protocol);
      return slots.map((slot) => (slot === replaced ? test : slot));
    });
  const [best] = options
    .filter((option) => fits(facts, option))
    .toSorted((a, b) => exercisesLeft(facts, b) - exercisesLeft(facts, a));
  return best ?? slots;
}

const exercisesLeft = ({ targetMinutes }: TestFacts, slots: readonly Slot[]) =>
  fillWeek(slots, targetMinutes).length;

function testSlot({ longGoals }: TestFacts, slot: Slot, protocol: TestProtocol): Slot {
  const minutes = protocol.minutes(longGoals.swimPace);
  const test = protocol.templateId;
  return { ...slot, role: "test", test, isHard: true, minutes, least: minutes, most: minutes };
}

/** True if the week stays easy enough and within its minutes, and no exercise is too long. */
function fits(facts: TestFacts, slots: readonly Slot[]): boolean {
  const { frame, limits, targetMinutes, longGoals, raceType, level } = facts;
  const tests = slots.filter(({ role }) => role === "test");
  const hard = tests.map((slot) => {
    const protocol = protocolsOf(slot.discipline, level).find(
      ({ templateId }) => templateId === slot.test,
    );
    return protocol?.hardMinutes(longGoals.swimPace) ?? 0;
  });
  const isSafe = tests.every(
    ({ discipline, minutes }) =>
      minutes <= RACE_VOLUME[raceType].longest[discipline][level] &&
      (discipline === "swim" || minutes <= limits[discipline]),
  );
  const isOneOnLand = tests.length === 1 && tests[0]?.discipline !== "swim";
  const maxHard = MAX_HARD_PART[isOneOnLand ? "land" : "swim"] * targetMinutes;
  const isEasyEnough = !frame.isRecovery || sum(hard) <= maxHard;
  return isSafe && isEasyEnough && hasTime(slots, targetMinutes);
}

/** True if enough exercises are left and none of the long ones gets shorter. */
function hasTime(slots: readonly Slot[], target: number): boolean {
  const filled = fillWeek(slots, target);
  return (
    filled.length >= Math.min(MIN_EXERCISES, slots.length) &&
    longMinutes(filled) >= longMinutes(slots) &&
    sum(filled.map(({ minutes }) => minutes)) <= target + OVER_MINUTES
  );
}

const longMinutes = (slots: readonly Slot[]) =>
  sum(slots.map(({ role, minutes }) => (role === "long" ? minutes : 0)));
