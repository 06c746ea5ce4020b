import { DAY_NAMES, DISCIPLINE_NOUNS, WEEKDAYS } from "@triplan/domain";
import {
  allows,
  besideAppointments,
  isAppointment,
  longDays,
  longEnduranceDays,
  type PlanDay,
} from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import { spokenMinutes } from "../model/words.ts";
import {
  isLongOf,
  isLong,
  longestOf as countedLongest,
  longLimits,
  LOOK_BACK_WEEKS,
  RACE_VOLUME,
  type Longest,
} from "../week/index.ts";
import { eachExercise, eachPlaced, eachWeek } from "./judgements.ts";
import {
  longestOf,
  onDay,
  unitCount,
  type Judgement,
  type JudgedExercise,
  type PlanFacts,
  type PlanRule,
  type WeekComplaint,
  type WeekFacts,
} from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
const LAST_LONG_RUN_DAYS = 10;
const RACE_WEEK_MINUTES = 75;
const EVE_MINUTES = 30;
/** Maximum share of a sport's minutes for its long exercise in a week with others. */
const MAX_LONG_SHARE = 0.9;

/** Compares each week's longest run or ride with those of the previous weeks. */
const steps = (discipline: "run" | "bike"): Judgement =>
  eachWeek((week, facts) => {
    const { basis } = facts;
    const before = facts.weeks.filter((other) => other.week.week < week.week.week);
    const longest = [
      ...basis.longestBefore,
      ...before.map((other) => countedLongest(basis, other.frame, longestIn(other))),
    ].slice(-LOOK_BACK_WEEKS);
    const limit = longLimits(basis, longest)[discipline];
    const planned = longestIn(week)[discipline];
    if (planned <= limit) return [];
    const about = week.exercises.filter(
      (each) => each.type === discipline && each.duration > limit,
    );
    const message = `Your ${DISCIPLINE_NOUNS[discipline]} of ${spokenMinutes(planned)} is a large step; ${spokenMinutes(limit)} are safe.`;
    return [{ message, about }];
  });

const longestIn = (week: WeekFacts): Longest => ({
  run: longestOf(week, "run"),
  bike: longestOf(week, "bike"),
});

const longOf = (week: WeekFacts, discipline: "run" | "bike"): JudgedExercise | undefined =>
  week.exercises.find((each) => isLongOf(discipline, each));

/** An endurance day with room for the long exercise and no other long one. */
function missedEnduranceDay(
  facts: PlanFacts,
  week: WeekFacts,
  long: JudgedExercise,
): PlanDay | undefined {
  const discipline = long.type === "run" ? "run" : "bike";
  const least = facts.basis.minDaysForLong[discipline];
  return week.days.find((day) => {
    if (!day.isEndurance || day.daysToRace < least) return false;
    const others = onDay(week, day.day);
    const minutes = sum(others.map((each) => each.duration)) + long.duration;
    const isOpen = others.every((each) => each.type !== long.type && !isLong(each));
    const hasRoom = unitCount(others) < 2 && minutes <= day.minutes;
    return isOpen && hasRoom && allows(day, [long.type]) && hasRestBeside(week, long, day);
  });
}

/** True if a week with appointments, which can't give up their days, keeps a free day with the exercise there. */
function hasRestBeside({ days, exercises }: WeekFacts, long: JudgedExercise, { day }: PlanDay) {
  const used = new Set([
    day,
    ...exercises.filter((each) => each !== long).map((each) => each.suggestedDay),
  ]);
  return used.size < WEEKDAYS.length || !days.some(({ appointment }) => appointment);
}

/** True on any endurance day and on the week's own day for the exercise. */
function isDayForLong({ days }: WeekFacts, { basis }: PlanFacts, long: JudgedExercise): boolean {
  const least = basis.minDaysForLong[long.type === "run" ? "run" : "bike"];
  const possible = besideAppointments(days).filter(({ daysToRace }) => daysToRace >= least);
  const { ride, run } = longDays(possible);
  const own = long.type === "run" ? run : ride;
  return days[long.suggestedDay]?.isEndurance === true || own?.day === long.suggestedDay;
}

function enduranceDayComplaints(week: WeekFacts, facts: PlanFacts): WeekComplaint[] {
  return (["run", "bike"] as const).flatMap((discipline) => {
    const long = longOf(week, discipline);
    if (!long || isAppointment(week.days, long) || isDayForLong(week, facts, long)) return [];
    const missed = missedEnduranceDay(facts, week, long);
    if (!missed) return [];
    const message = `${long.name} is on ${DAY_NAMES[long.suggestedDay]}; ${DAY_NAMES[missed.day]}, one of your endurance days, has room for it.`;
    return [{ message, day: long.suggestedDay, about: [long] }];
  });
}

const ofSport = ({ exercises }: WeekFacts, sport: "run" | "bike") =>
  exercises.filter(({ type }) => type === sport);

function longShareComplaints(week: WeekFacts): WeekComplaint[] {
  return (["run", "bike"] as const).flatMap((sport) => {
    const own = ofSport(week, sport);
    const long = longOf(week, sport);
    const all = sum(own.map(({ duration }) => duration));
    if (!long || own.length < 2 || long.duration <= MAX_LONG_SHARE * all) return [];
    const message = `${long.name} of ${spokenMinutes(long.duration)} is too much of the ${spokenMinutes(all)} of its week's ${DISCIPLINE_NOUNS[sport]}s.`;
    return [{ message, about: [long] }];
  });
}

function isTooLongSoNear(
  each: JudgedExercise,
  { week, days }: WeekFacts,
  { basis }: PlanFacts,
): boolean {
  if (week.phase === "race" && each.duration > RACE_WEEK_MINUTES) return true;
  const isLateRun =
    isLongOf("run", each) && (days[each.suggestedDay]?.daysToRace ?? 0) <= LAST_LONG_RUN_DAYS;
  return isLateRun && basis.totalWeeks >= 4;
}

function eveComplaints(week: WeekFacts): WeekComplaint[] {
  const eve = week.days.find((day) => day.daysToRace === 1);
  const about = eve ? onDay(week, eve.day) : [];
  const isRight = about.every(
    (each) => each.duration <= EVE_MINUTES && ["easy", "recovery"].includes(each.intensity),
  );
  if (!eve || (about.length <= 1 && isRight)) return [];
  const message = `You race the day after ${DAY_NAMES[eve.day]}: at most ${EVE_MINUTES} easy minutes that day.`;
  return [{ message, day: eve.day, about }];
}

/** Rules about the longest exercises and the last days before the race. */
export const LONG_RULES: readonly PlanRule[] = [
  {
    id: "last-days",
    title: "No exercise is long in the last days before the race",
    source: SOURCE,
    appliesTo: "placed",
    ...eachPlaced(
      isTooLongSoNear,
      (each) => `${each.name} of ${spokenMinutes(each.duration)} is too long so near your race.`,
    ),
  },
  {
    id: "race-eve",
    title: "The day before the race has at most one short easy exercise",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(eveComplaints, ({ days }) => days.some((day) => day.daysToRace === 1)),
  },
  {
    id: "long-run-step",
    title: "The longest run grows in small steps",
    source: SOURCE,
    ...steps("run"),
  },
  {
    id: "long-caps",
    title: "Swims, rides and runs stay within what the race asks for",
    source: SOURCE,
    ...eachExercise(
      (each, { basis }) =>
        each.duration > RACE_VOLUME[basis.raceType].longest[each.type][basis.level],
      (each) =>
        `${each.name} of ${spokenMinutes(each.duration)} is longer than your race asks for.`,
    ),
  },
  {
    id: "long-ride-step",
    title: "The longest ride grows in safe steps",
    source: SOURCE,
    ...steps("bike"),
  },
  {
    id: "long-share",
    title: "Beside others a long ride or run has at most nine tenths of its sport's minutes",
    source: SOURCE,
    ...eachWeek(
      longShareComplaints,
      (week) => ofSport(week, "run").length > 1 || ofSport(week, "bike").length > 1,
    ),
  },
  {
    id: "endurance-days",
    title: "Long runs and rides are on endurance days",
    source: SOURCE,
    appliesTo: "placed",
    ...eachWeek(
      enduranceDayComplaints,
      (week) =>
        longEnduranceDays(week.days).length > 0 &&
        (longOf(week, "run") !== undefined || longOf(week, "bike") !== undefined),
    ),
  },
];
