import {
  DAY_NAMES,
  DISCIPLINE_NOUNS,
  figureText,
  formatClock,
  planPaceFigure,
  listed,
  type AdjustmentReason,
  type Discipline,
  type FactsByRule,
  type Intensity,
  type Reason,
  type ReasonRule,
  type Thresholds,
  type TimeOffKind,
  type Units,
} from "@triplan/domain";
import { spokenMinutes } from "../../model/words.ts";

/** For whom a reason is written: units, and the known thresholds that targets follow. */
export interface Reader {
  units: Units;
  thresholds: Thresholds;
}

type TextOf = {
  [Rule in ReasonRule]: (facts: FactsByRule[Rule], reader: Reader) => string;
};

const RACE_NAME = {
  sprint: "a sprint",
  olympic: "an Olympic race",
  "70.3": "a 70.3",
  ironman: "an Ironman",
} as const;

const WHY = {
  "feeling-strong": "you feel strong",
  fatigue: "you are tired",
  "injury-prevention": "you guard against injury",
  "time-constraints": "you are short of time",
  "recovery-needed": "you need to recover",
  "race-prep": "you get ready to race",
} as const satisfies Record<AdjustmentReason, string>;

/** Athletes see five zones: sprints belong to the fifth. */
const EFFORT_WORDS = {
  Z1: "zone 1",
  Z2: "zone 2",
  Z3: "zone 3",
  Z4: "zone 4",
  Z5: "zone 5",
  Z6: "sprint speed",
  "race pace": "race pace",
} as const satisfies Record<FactsByRule["pace"]["effort"], string>;

const TEXT: TextOf = {
  adjusted: adjustedText,
  fixed: fixedText,
  "time-off": timeOffText,
  "nearby-race": nearbyRaceText,
  proposed: proposedText,
  "smaller-taper": ({ minutes, effort }) =>
    [...changesOf(minutes, effort), "as the weeks before the taper are smaller"].join(", "),
  swapped: ({ from }) => `your choice instead of ${from}`,
  held: ({ set, why }) =>
    why === "missed"
      ? `${set} first, since the last two were missed`
      : `${set} now, since you swapped it last time`,
  "endurance-day": ({ minutes }) => `it is your endurance day, with ${spokenMinutes(minutes)}`,
  "open-day": ({ minutes }) => `you have ${spokenMinutes(minutes)}`,
  appointment: appointmentReason,
  "sport-days": ({ sport, days }) =>
    `${DISCIPLINE_NOUNS[sport]}s are possible on ${listed(days.map((day) => DAY_NAMES[day]))} only`,
  "race-cap": ({ minutes, raceType, level }) =>
    `${spokenMinutes(minutes)} is the most that ${RACE_NAME[raceType]} asks at ${level} level`,
  "safe-step": ({ before, most }) =>
    `a safe step from ${spokenMinutes(before)}, ${spokenMinutes(most)} at most`,
  test: ({ recoveryWeek }) =>
    recoveryWeek === 0
      ? "a test before training makes you tired"
      : `a test while recovery week ${recoveryWeek} leaves you rested`,
  hard: ({ most, level }) =>
    most === 1
      ? `this week has room for one hard session at ${level} level`
      : `this week has room for ${most} hard sessions at ${level} level`,
  easy: ({ percent, phase }) => `deliberately easy, like ${percent} % of your ${phase} weeks`,
  brick: ({ half }) =>
    half === "ride"
      ? "the ride of a brick, its run right after it"
      : "the run of a brick, right after its ride",
  // Omits the days to the race: the taper or race-week reason beside it states them.
  touch: () => "a touch of speed, to keep what you have",
  "recovery-week": ({ recoveryWeek }) =>
    recoveryWeek === 0
      ? "you recover from your last race, easy on purpose"
      : `your ${ordinal(recoveryWeek)} recovery week, lighter on purpose`,
  taper: ({ daysToRace, percent }) =>
    `${daysBefore(daysToRace)}, with ${percent} % of your usual volume`,
  "race-week": ({ daysToRace }) => daysBefore(daysToRace),
  "goal-pace": ({ finishSeconds, percent }) =>
    `targets ${percent} % faster than today, towards your goal of ${formatClock(finishSeconds)}`,
  pace: ({ discipline, effort, racePace }, { units, thresholds }) => {
    const threshold = thresholdText(discipline, units, thresholds);
    const pace = `pace of ${figureText(planPaceFigure(discipline, racePace, units))}`;
    return `${EFFORT_WORDS[effort]}, based on your ${threshold ?? pace}`;
  },
  purpose: ({ purpose }) => lowered(purpose),
  phase: ({ week, totalWeeks, phase }) => `week ${week} of ${totalWeeks}, ${phase}`,
};

/** A reason as a clause within a sentence. */
export const reasonText = <Rule extends ReasonRule>(
  reason: Reason<Rule>,
  reader: Reader = DEFAULT_READER,
): string => TEXT[reason.rule](reason.facts, reader);

const DEFAULT_READER: Reader = { units: "miles", thresholds: {} };

/** The known threshold that targets of a discipline follow; null if they follow the race pace. */
function thresholdText(
  discipline: Discipline,
  units: Units,
  { css, ftpWatts, bikeThresholdMph, runThreshold }: Thresholds,
): string | null {
  if (discipline === "bike" && ftpWatts !== undefined) return `FTP of ${ftpWatts} W`;
  const value = { swim: css, bike: bikeThresholdMph, run: runThreshold }[discipline];
  if (value === undefined) return null;
  return `${THRESHOLD_NAME[discipline]} of ${figureText(planPaceFigure(discipline, value, units))}`;
}

const THRESHOLD_NAME = {
  swim: "CSS",
  bike: "threshold speed",
  run: "threshold pace",
} as const satisfies Record<Discipline, string>;

function adjustedText({ why, volume, intensity, minutes, effort }: FactsByRule["adjusted"]) {
  const requests = [
    ...(volume === 100 ? [] : [`${volume} % of the volume`]),
    ...(intensity === "maintain" ? [] : [`${intensity} weeks`]),
  ];
  const changes = changesOf(minutes, effort);
  const wish = requests.length === 0 ? "a change" : listed(requests);
  const reasons = why.length === 0 ? "" : ` because ${listed(why.map((each) => WHY[each]))}`;
  const isRequested = requests.length + why.length > 0;
  const asked = isRequested
    ? `you asked for ${wish}${reasons}`
    : "a safe step from your weeks before";
  return changes.length === 0 ? asked : `${listed(changes)}, as ${asked}`;
}

function appointmentReason({ name, asked, minutes }: FactsByRule["appointment"]): string {
  const what = name === null ? "it is your appointment" : `it is your appointment: ${name}`;
  if (minutes === asked) return what;
  return `${what}, ${spokenMinutes(minutes)} of ${spokenMinutes(asked)} this week`;
}

function timeOffText({ kind, minutes, effort, days, instead }: FactsByRule["time-off"]) {
  const changes =
    instead === undefined
      ? changesOf(minutes, effort)
      : [`instead of ${instead} (${spokenMinutes(minutes[0])})`];
  return withCause(changes, days, TIME_OFF[kind]);
}

/** The changes, the move if there is one, and why. */
function withCause(
  changes: readonly string[],
  days: FactsByRule["time-off"]["days"],
  cause: string,
): string {
  const moved = days[0] === days[1] ? [] : [`moved from ${DAY_NAMES[days[0]]}`];
  const all = [...changes, ...moved];
  return all.length === 0 ? cause : `${listed(all)}, ${cause}`;
}

const TIME_OFF = {
  travel: "because of your trip",
  busy: "because of your busy days",
  ill: "because of your illness",
  injured: "because of your injury",
  other: "because of your time off",
} as const satisfies Record<TimeOffKind, string>;

function nearbyRaceText({ name, priority, minutes, effort, days }: FactsByRule["nearby-race"]) {
  return withCause(changesOf(minutes, effort), days, `because of ${name}, your ${priority} race`);
}

function proposedText({ why, minutes, effort, days }: FactsByRule["proposed"]) {
  const missed = `since it did not happen on ${DAY_NAMES[days[0]]}`;
  return [...changesOf(minutes, effort), PROPOSED[why] ?? missed].join(", ");
}

const PROPOSED: Partial<Record<FactsByRule["proposed"]["why"], string>> = {
  "safe-step": "a safe step from what you have run",
  "lighter-now": "in the lighter week that you asked for",
  "easier-keys": "since you asked for easy days",
  "another-day": "on the weekday that you chose for it",
};

/** What is different of an exercise, in words. */
const changesOf = (
  minutes: readonly [before: number, after: number],
  effort?: readonly [before: Intensity, after: Intensity],
): string[] => [
  ...(minutes[0] === minutes[1]
    ? []
    : [`${spokenMinutes(minutes[1])} instead of ${spokenMinutes(minutes[0])}`]),
  ...(!effort || effort[0] === effort[1] ? [] : [`${effort[1]} instead of ${effort[0]}`]),
];

function fixedText({ limit, before, after }: FactsByRule["fixed"]): string {
  if (limit === "merged") return `one swim instead of two, ${LIMIT.merged}`;
  if (after === 0) return `left out, to keep ${LIMIT[limit]}`;
  if (before === null) return `added, as your week had no other of its kind`;
  if (before === after) return `kept ${LIMIT[limit]}`;
  return `${spokenMinutes(after)} instead of ${spokenMinutes(before)}, to keep ${LIMIT[limit]}`;
}

const LIMIT = {
  grid: "to multiples of 5 minutes, at least 15",
  "longest-day": "within your longest day",
  "race-cap": "within what your race asks for",
  "safe-step": "to a safe step",
  day: "within the hours of its day",
  week: "within the hours of its week",
  merged: "as your week has no time for both",
  missing: "as the week's only one of its kind",
} as const satisfies Record<FactsByRule["fixed"]["limit"], string>;

const daysBefore = (days: number) =>
  days === 1 ? "the day before your race" : `${days} days before your race`;

const ordinal = (place: number): string => {
  const tens = Math.floor(place / 10) % 10;
  const ending = tens === 1 ? undefined : { 1: "st", 2: "nd", 3: "rd" }[place % 10];
  return `${place}${ending ?? "th"}`;
};

/** Lowercases the first letter, except of a name in capitals. */
const lowered = (text: string): string =>
  /^[A-Z][A-Z0-9]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
