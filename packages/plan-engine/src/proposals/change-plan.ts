import {
  addDays,
  currentWeek,
  dateInWeek,
  daysBetween,
  isOfDiscipline,
  RACE_NAMES,
  RACE_TYPES,
  type RaceType,
} from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import { spokenMinutes } from "../model/words.ts";
import { WEEKS_BEFORE_TAPER } from "../revise/index.ts";
import { laidOutMinutes, layOutPlan, type LaidOutWeek, type SeasonBasis } from "../season/index.ts";
import { WINDOW_DAYS } from "./longest-done.ts";
import { proposalKey, type Proposal, type ProposalFacts } from "./proposal.ts";

/** Below this part of the biggest week as first planned, the plan was made for more training. */
const MIN_WEEK = 0.75;
/** The least part of the race's run in one run; long races are finished on less of it. */
const MIN_RUN = { sprint: 0.8, olympic: 0.8, "70.3": 0.5, ironman: 0.5 } as const satisfies Record<
  RaceType,
  number
>;
/** Parts are told apart in tenths, so that a few minutes do not ask again. */
const STEPS = 10;

/** Fewer days of time off leave the race within reach. */
const MIN_DAYS = 7;

/** What weeks reach. */
interface Reach {
  /** Part of the biggest week as first planned. */
  week: number;
  /** Minutes of the longest run. */
  run: number;
}

/**
 * After time off: asks about a race that the weeks before the taper no longer prepare for, though they did as the plan
 * was first made. A yes keeps the race and changes nothing; a shorter or a later race is an edit of the plan.
 */
export function changePlan(facts: ProposalFacts, season: SeasonBasis): Proposal[] {
  const { today, request, timeOff } = facts;
  const lost = sum(
    timeOff.map(({ fromDate, toDate }) => Math.max(0, daysBetween(fromDate, toDate ?? today) + 1)),
  );
  if (lost < MIN_DAYS) return [];
  const { startDate, totalWeeks, raceType, raceDate } = request;
  const { basis, weeks } = layOutPlan(season);
  const now = currentWeek(startDate, today, totalWeeks);
  const training = weeks.filter(({ frame }) => frame.phase !== "taper" && frame.phase !== "race");
  const last = training.at(-1)?.frame.week;
  if (last === undefined) return [];
  const isAhead = last >= now;
  // The last weeks before the taper always count, so that one short week among them decides nothing.
  const first = Math.min(now, last - WEEKS_BEFORE_TAPER + 1);
  const deciding = training.filter(({ frame }) => frame.week >= first);
  const biggest = Math.max(...weeks.map(laidOutMinutes));
  const planned = plannedReach(deciding, biggest);
  const left = reachOf(facts, deciding, biggest);
  const milesOf = (minutes: number) => (minutes * 60) / basis.paces.today.run.Z2;
  const partOf = (minutes: number) => milesOf(minutes) / basis.distances.run;
  const isBelow = (minutes: number) => partOf(minutes) < MIN_RUN[raceType];
  const isShort = isBelow(left.run) && !isBelow(planned.run);
  const isSmall = left.week < MIN_WEEK && planned.week >= MIN_WEEK;
  if (!isShort && !isSmall) return [];
  const rule = "change-plan";
  const run = partOf(left.run);
  return [
    {
      key: proposalKey(rule, raceDate, raceType, tenths(left.week), tenths(run)),
      rule,
      sentence: `${weeksLeft(daysBetween(today, raceDate))}, ${
        isShort ? runText(left.run, run, isAhead) : weekText(left.week, isAhead)
      }. ${choicesFor(raceType)}`,
      expiresOn: isAhead ? dateInWeek(startDate, last, 6) : addDays(raceDate, -1),
      effect: null,
    },
  ];
}

const plannedReach = (weeks: readonly LaidOutWeek[], biggest: number): Reach => ({
  week: Math.max(...weeks.map(laidOutMinutes)) / biggest,
  run: Math.max(
    0,
    ...weeks.flatMap(({ slots }) =>
      slots.filter(({ discipline }) => discipline === "run").map(({ minutes }) => minutes),
    ),
  ),
});

/** What the weeks reach as they are now; a run of the last 30 days counts as well. */
function reachOf(
  { today, exercises, done }: ProposalFacts,
  weeks: readonly LaidOutWeek[],
  biggest: number,
): Reach {
  const numbers = new Set(weeks.map(({ frame }) => frame.week));
  const kept = exercises
    .filter(({ exercise, state }) => numbers.has(exercise.week) && state !== "excused")
    .map(({ exercise }) => exercise);
  const minutes = [...numbers].map((number) =>
    sum(kept.filter(({ week }) => week === number).map(({ duration }) => duration)),
  );
  const runs = kept.filter(({ type }) => type === "run").map(({ duration }) => duration);
  const from = addDays(today, -WINDOW_DAYS);
  const recent = done
    .filter((each) => each.date >= from && isOfDiscipline("run", each))
    .map((each) => each.minutes);
  return {
    week: Math.max(...minutes) / biggest,
    run: Math.round(Math.max(0, ...runs, ...recent)),
  };
}

function runText(minutes: number, part: number, isAhead: boolean): string {
  if (minutes === 0) {
    return isAhead ? "no run is left before the taper" : "the weeks before the taper had no run";
  }
  const verb = isAhead ? "can reach" : "was";
  return `your longest run ${verb} ${spokenMinutes(minutes)}, about ${percent(part)} % of the race's run`;
}

const weekText = (part: number, isAhead: boolean): string =>
  `your biggest week ${isAhead ? "can reach" : "was"} about ${percent(part)} % of the biggest one first planned`;

const tenths = (part: number) => Math.floor(STEPS * part);
const percent = (part: number) => Math.round(100 * part);

function weeksLeft(days: number): string {
  const weeks = Math.round(days / 7);
  if (days < 7) return "In the week of your race";
  return weeks === 1 ? "With 1 week left" : `With ${weeks} weeks left`;
}

function choicesFor(raceType: RaceType): string {
  const shorter = RACE_TYPES[RACE_TYPES.indexOf(raceType) - 1];
  const keep = "You can keep the race and aim to finish";
  return shorter
    ? `${keep}, choose a shorter distance (${RACE_NAMES[shorter]}), or a later date.`
    : `${keep}, or choose a later date.`;
}
