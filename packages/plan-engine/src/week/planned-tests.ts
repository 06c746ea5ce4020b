import { protocolsOf, testDays, type TestProtocol } from "../fitness-tests/index.ts";
import { sum } from "../model/numbers.ts";
import type { Slot } from "./slot.ts";
import { RACE_VOLUME } from "./volume-tables.ts";
import type { WeekFacts } from "./week-facts.ts";

/** Maximum share of time above zone 2 in a week with one test on land, and with a swim test. */
const MAX_HARD_PART = { land: 0.12, swim: 0.17 };
/** A shorter week has no test: little else would be left of it. */
const MIN_WEEK_MINUTES = 130;
/** A week may end above its target by these minutes. */
const OVER_MINUTES = 10;

type TestFacts = Pick<
  WeekFacts,
  "raceType" | "level" | "frame" | "limits" | "targetMinutes" | "longGoals" | "tests"
>;

/** The slots with the week's tests, each in its fullest form that the week holds. */
export function withTests(facts: TestFacts, slots: readonly Slot[]): Slot[] {
  const sports = facts.tests.get(facts.frame.week);
  if (!sports || facts.targetMinutes < MIN_WEEK_MINUTES) return [...slots];
  const longest = Math.max(0, ...testDays(facts.frame).map(({ minutes }) => minutes));
  let current = [...slots];
  for (const discipline of sports) {
    const replaced = current.findLast(
      (slot) => slot.discipline === discipline && slot.role === "easy" && !slot.isBrick,
    );
    if (!replaced) continue;
    const options = protocolsOf(discipline, facts.level)
      .filter((protocol) => protocol.minutes(facts.longGoals.swimPace) <= longest)
      .map((protocol) => {
        const test = testSlot(facts, replaced, protocol);
        return current.map((slot) => (slot === replaced ? test : slot));
      });
    current = options.find((option) => fits(facts, option)) ?? current;
  }
  return current;
}

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
  const fixed = sum(slots.map(({ least }) => least)) - droppableMinutes(slots);
  return isSafe && isEasyEnough && fixed <= targetMinutes + OVER_MINUTES;
}

/** Minutes of one easy exercise that may give way to the tests. */
const droppableMinutes = (slots: readonly Slot[]) =>
  Math.max(
    0,
    ...slots
      .filter((slot) => slot.role === "easy" && !slot.isBrick)
      .filter(
        ({ discipline }) => slots.filter((other) => other.discipline === discipline).length > 1,
      )
      .map(({ least }) => least),
  );
