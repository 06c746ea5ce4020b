import { DISCIPLINE_NOUNS, listed } from "@triplan/domain";
import { ladderNamed, type LadderId } from "../ladders/index.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { spokenMinutes } from "../model/words.ts";
import { isLong } from "../week/index.ts";
import {
  hasBrick,
  isAllEasy,
  isRaceLadder,
  ladderOf,
  type AimedExercise,
  type AimedWeek,
} from "./aimed-week.ts";
import { tuneUpAdvice } from "./tune-up-race.ts";

/** A sentence about a week; of one topic a week has one. */
export interface Highlight {
  topic: string;
  text: string;
}

const PHASE_BEGINS = {
  base: "Base begins: easy volume and good technique.",
  build: "Build begins: harder sets raise your threshold.",
  peak: "Peak begins: race pace and your longest exercises.",
  taper: "",
  race: "",
} as const;

/** Minutes of a long exercise that are worth a word. */
const MARKS = { bike: [120, 180, 240, 300], run: [60, 90, 120, 150] } as const;

/** Part of the largest load week before it that makes a week full. */
const FULL_PART = 0.75;

export type HighlightBasis = Pick<PlanRequest, "raceType" | "now">;

/** What is special about a load week, most special first. */
export function loadWeekHighlights(
  basis: HighlightBasis,
  weeks: readonly AimedWeek[],
  index: number,
): Highlight[] {
  const week = weeks[index];
  if (!week) return [];
  const { now } = basis;
  const before = weeks.slice(0, index);
  const known = { bike: now.longestRide ?? 0, run: now.longestRun ?? 0 };
  const tuneUp = tuneUpAdvice(basis, weeks, week);
  return [
    ...(tuneUp === null ? [] : [{ topic: "tune-up", text: tuneUp }]),
    ...begins(week),
    ...bricks(week, before, weeks.slice(index + 1)),
    ...racePace(week, before),
    ...newSets(week, before),
    ...(["bike", "run"] as const).flatMap((type) => marks(week, before, type, known[type])),
    ...lastWeeks(weeks[index + 1], week, weeks),
    ...(weeks[0]?.frame.afterRace === null ? longest(week, before) : []),
    ...again(week, weeks[index - 1]),
  ];
}

function begins(week: AimedWeek): Highlight[] {
  const { frame } = week;
  if (frame.isPartial) return [{ topic: "begin", text: "A short first week: start gently." }];
  if (frame.phaseWeek > 1 || (frame.phase !== "base" && isAllEasy(week))) return [];
  return [{ topic: "begin", text: PHASE_BEGINS[frame.phase] }];
}

function bricks(
  week: AimedWeek,
  before: readonly AimedWeek[],
  after: readonly AimedWeek[],
): Highlight[] {
  if (!hasBrick(week)) return [];
  if (!before.some(hasBrick)) {
    return [{ topic: "brick", text: "Your first brick: a run right after the ride." }];
  }
  const isLast = !after.some((each) => each.frame.isLoading && hasBrick(each));
  return isLast ? [{ topic: "brick", text: "The last big brick: change as in the race." }] : [];
}

const hasLadder = (weeks: readonly AimedWeek[], ladder: LadderId | null): boolean =>
  weeks.some(({ ladders }) => ladders.has(ladder));

/** Race pace inside a long ride or run. */
const isLongAtPace = (exercise: AimedExercise) =>
  isLong(exercise) && isRaceLadder(ladderOf(exercise));

/** The first race pace inside a long ride or run. */
function racePace({ exercises }: AimedWeek, before: readonly AimedWeek[]): Highlight[] {
  return exercises
    .filter((each) => isLongAtPace(each) && !hasLadder(before, ladderOf(each)))
    .map(({ type }) => ({
      topic: `${DISCIPLINE_NOUNS[type]} pace`,
      text: `The first race pace in your long ${DISCIPLINE_NOUNS[type]}.`,
    }));
}

/** Strides, drills and long exercises are no news. */
function isSet(ladder: LadderId | null): ladder is LadderId {
  if (ladder === null || ladder === "brick-run") return false;
  const { load, isLong: isInLong = false } = ladderNamed(ladder);
  return load !== "easy" && !isInLong;
}

/** Sets that the plan has not had before. */
function newSets(week: AimedWeek, before: readonly AimedWeek[]): Highlight[] {
  const names = [...week.ladders]
    .filter(isSet)
    .filter((ladder) => !hasLadder(before, ladder))
    .map((ladder) => inSentence(ladderNamed(ladder).name));
  const unique = [...new Set(names)].slice(0, 2);
  return unique.length > 0 ? [{ topic: "sets", text: `New this week: ${listed(unique)}.` }] : [];
}

/** Lowercases the first letter, except of a name in capitals. */
const inSentence = (name: string) =>
  /^[A-Z][A-Z0-9]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The long ride or run reaches a whole number of hours, or of half hours on foot. */
function marks(
  week: AimedWeek,
  before: readonly AimedWeek[],
  type: "bike" | "run",
  known: number,
): Highlight[] {
  const most = Math.max(known, ...before.map((each) => each.longest[type]));
  const now = week.longest[type];
  const mark = MARKS[type].findLast((minutes) => minutes <= now && minutes > most);
  if (mark === undefined || before.length === 0) return [];
  return [
    {
      topic: DISCIPLINE_NOUNS[type],
      text: `Your long ${DISCIPLINE_NOUNS[type]} reaches ${spokenMinutes(mark)}.`,
    },
  ];
}

function lastWeeks(
  next: AimedWeek | undefined,
  week: AimedWeek,
  weeks: readonly AimedWeek[],
): Highlight[] {
  const isLastLoad = !weeks.some(({ frame }) => frame.isLoading && frame.week > week.frame.week);
  const { minutes } = week;
  const isBiggest = weeks.every(
    (each) => each.minutes < minutes || each.frame.week >= week.frame.week,
  );
  const isFull = weeks.every(
    (each) =>
      !each.frame.isLoading ||
      each.frame.week >= week.frame.week ||
      minutes >= FULL_PART * each.minutes,
  );
  const isPeak = isBiggest && weeks.every((each) => each.minutes <= minutes);
  return [
    ...(isLastLoad && isFull
      ? [{ topic: "last", text: "The last full week before the taper." }]
      : []),
    ...(isPeak && week.frame.loadingNumber > 1 && weeks.length > 2
      ? [{ topic: "biggest", text: "The biggest week of your plan: eat and sleep enough." }]
      : []),
    ...(next?.frame.isRecovery && week.frame.blockWeek > 1 && isFull
      ? [{ topic: "last", text: "The last full week before you recover." }]
      : []),
  ];
}

function longest(week: AimedWeek, before: readonly AimedWeek[]): Highlight[] {
  if (before.length === 0) return [];
  const grown = (["bike", "run", "swim"] as const).filter(
    (type) => week.longest[type] > Math.max(0, ...before.map((each) => each.longest[type])),
  );
  if (grown.length === 0) return [];
  const [first] = grown;
  const text = `Your longest ${listed(grown.map((type) => DISCIPLINE_NOUNS[type]))} so far.`;
  return [{ topic: first === undefined ? "longest" : DISCIPLINE_NOUNS[first], text }];
}

/** What comes again. */
function again(week: AimedWeek, last: AimedWeek | undefined): Highlight[] {
  const long = week.exercises.find(isLongAtPace);
  return [
    ...(last?.frame.isRecovery
      ? [{ topic: "rested", text: "Rested: the next weeks build on it." }]
      : []),
    ...(long
      ? [{ topic: "pace", text: `Race pace in your long ${DISCIPLINE_NOUNS[long.type]} again.` }]
      : []),
    ...(hasBrick(week) ? [{ topic: "brick", text: "A brick again: make the change smooth." }] : []),
  ];
}
