import { hasShortEnduranceDays } from "../periodise/plan-calendar.ts";
import type { PlannedExercise } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { longLimits, longestOf as countedLongest, type Longest } from "../volume/long-limits.ts";
import { leastDaysForLong } from "../volume/long-sessions.ts";
import { RACE_VOLUME } from "../volume/volume-tables.ts";
import {
  eachWeek,
  inWeek,
  longestOf,
  type Complaint,
  type PlanFacts,
  type PlanRule,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "training.md §10";
const LONG_RUNS: ReadonlySet<string> = new Set(["R05", "R06", "R07"]);
const LONG_RIDES: ReadonlySet<string> = new Set(["B03", "B04", "B05"]);
const LAST_LONG_RUN_DAYS = 10;
const RACE_WEEK_MINUTES = 75;
const EVE_MINUTES = 30;

/** What each week's longest run and ride may be, by the weeks before it. */
function stepComplaints(facts: PlanFacts, discipline: "run" | "bike"): Complaint[] {
  const before: Longest[] = [];
  return facts.weeks.flatMap((week) => {
    const { request, basis } = facts;
    const limit = longLimits(request, basis.runStart, before)[discipline];
    const planned = { run: longestOf(week, "run"), bike: longestOf(week, "bike") };
    before.push(countedLongest(request, basis.runStart, week.frame, planned));
    return planned[discipline] > limit
      ? [inWeek(week, `${planned[discipline]} minutes are a large step; ${limit} are safe.`)]
      : [];
  });
}

/** The long run or ride of a week, where it has one. */
const longOf = (week: WeekFacts, discipline: "run" | "bike"): PlannedExercise | undefined =>
  week.exercises.find((each) =>
    (discipline === "run" ? LONG_RUNS : LONG_RIDES).has(each.templateId),
  );

/** An endurance day on which the long exercise would fit as the rest of the week lies. */
function missedEnduranceDay(facts: PlanFacts, week: WeekFacts, long: PlannedExercise): boolean {
  const discipline = long.type === "run" ? "run" : "bike";
  const least = leastDaysForLong(facts.request, discipline);
  return week.days.some((day) => {
    if (!day.isEndurance || day.daysToRace < least) return false;
    const others = week.exercises.filter((each) => each.suggestedDay === day.day);
    const units = others.filter((each) => each.brickId === null || each.type === "bike").length;
    const minutes = sum(others.map((each) => each.duration)) + long.duration;
    const isOpen = others.every((each) => each.type !== long.type);
    return units < 2 && isOpen && minutes <= day.minutes;
  });
}

function enduranceDayComplaints(week: WeekFacts, facts: PlanFacts): string[] {
  if (hasShortEnduranceDays(week.days)) return [];
  return (["run", "bike"] as const).flatMap((discipline) => {
    const long = longOf(week, discipline);
    if (!long || week.days[long.suggestedDay]?.isEndurance === true) return [];
    return missedEnduranceDay(facts, week, long)
      ? [`${long.name} is not on an endurance day.`]
      : [];
  });
}

/** Rules about the longest exercises, and about the last days. */
export const LONG_RULES: readonly PlanRule[] = [
  {
    id: "last-days",
    title: "Nothing is long in the last days before the race",
    source: `${SOURCE}.21`,
    check: eachWeek((week, { request }) => {
      const tooLong =
        week.week.phase === "race"
          ? week.exercises.filter((each) => each.duration > RACE_WEEK_MINUTES)
          : [];
      const late = week.exercises.filter(
        (each) =>
          request.totalWeeks >= 4 &&
          LONG_RUNS.has(each.templateId) &&
          (week.days[each.suggestedDay]?.daysToRace ?? 0) <= LAST_LONG_RUN_DAYS,
      );
      return [...tooLong, ...late].map((each) => `${each.name} is too long so near the race.`);
    }),
  },
  {
    id: "race-eve",
    title: "The day before the race holds one short easy exercise at most",
    source: `${SOURCE}.23`,
    check: eachWeek((week) => {
      const eve = week.days.find((day) => day.daysToRace === 1);
      const rows = week.exercises.filter((each) => each.suggestedDay === eve?.day);
      const isRight = rows.every(
        (each) => each.duration <= EVE_MINUTES && ["easy", "recovery"].includes(each.intensity),
      );
      return rows.length > 1 || !isRight ? ["The day before the race is too full."] : [];
    }),
  },
  {
    id: "long-run-step",
    title: "The longest run grows in small steps",
    source: `${SOURCE}.24`,
    check: (facts) => stepComplaints(facts, "run"),
  },
  {
    id: "long-caps",
    title: "Swims, rides and runs stay within what the race asks for",
    source: `${SOURCE}.25`,
    check: eachWeek((week, { request }) => {
      const { longCap } = RACE_VOLUME[request.raceType];
      return week.exercises
        .filter((each) => each.duration > longCap[each.type][request.level])
        .map((each) => `${each.name} is longer than your race asks for.`);
    }),
  },
  {
    id: "long-ride-step",
    title: "The longest ride grows in safe steps",
    source: `${SOURCE}.26`,
    check: (facts) => stepComplaints(facts, "bike"),
  },
  {
    id: "endurance-days",
    title: "Long runs and rides lie on endurance days",
    source: `${SOURCE}.27`,
    check: eachWeek(enduranceDayComplaints),
  },
];
