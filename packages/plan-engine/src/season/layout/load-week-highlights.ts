import { ladderNamed, type LadderId } from "../../ladders/index.ts";
import { listed, spokenMinutes } from "../../model/words.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import { laidOutMinutes } from "./lay-out-plan.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import { likelyLadders, type SetAthlete } from "./likely-ladders.ts";
import type { SeasonBasis } from "./season-basis.ts";
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
const NAME = { bike: "ride", run: "run", swim: "swim" } as const;

const hasBrick = ({ slots }: LaidOutWeek) => slots.some(({ isBrick }) => isBrick);

const isRaceLadder = (ladder: LadderId | null) =>
  ladder !== null && ladderNamed(ladder).effort === "RP";

const longestOf = ({ slots }: LaidOutWeek, type: PlacedSlot["discipline"]) =>
  Math.max(0, ...slots.filter((slot) => slot.discipline === type).map(({ minutes }) => minutes));

export type HighlightBasis = SetAthlete & Pick<SeasonBasis, "now">;

/** What is special about a load week, most special first. */
export function loadWeekHighlights(
  basis: HighlightBasis,
  weeks: readonly LaidOutWeek[],
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
    ...newSets(basis, week, before),
    ...(["bike", "run"] as const).flatMap((type) => marks(week, before, type, known[type])),
    ...lastWeeks(weeks[index + 1], week, weeks),
    ...longest(week, before),
    ...again(week, weeks[index - 1]),
  ];
}

function begins({ frame }: LaidOutWeek): Highlight[] {
  if (frame.isPartial) return [{ topic: "begin", text: "A short first week: start gently." }];
  if (frame.phaseWeek > 1) return [];
  return [{ topic: "begin", text: PHASE_BEGINS[frame.phase] }];
}

function bricks(
  week: LaidOutWeek,
  before: readonly LaidOutWeek[],
  after: readonly LaidOutWeek[],
): Highlight[] {
  if (!hasBrick(week)) return [];
  if (!before.some(hasBrick)) {
    return [{ topic: "brick", text: "Your first brick: a run right after the ride." }];
  }
  const isLast = !after.some((each) => each.frame.isLoading && hasBrick(each));
  return isLast ? [{ topic: "brick", text: "The last big brick: change as in the race." }] : [];
}

/** The first race pace inside a long ride or run. */
function racePace({ slots }: LaidOutWeek, before: readonly LaidOutWeek[]): Highlight[] {
  const earlier = new Set(before.flatMap((each) => each.slots.map(({ ladder }) => ladder)));
  return slots
    .filter(({ role, ladder }) => role === "long" && isRaceLadder(ladder) && !earlier.has(ladder))
    .map(({ discipline }) => ({
      topic: `${NAME[discipline]} pace`,
      text: `The first race pace in your long ${NAME[discipline]}.`,
    }));
}

/** Sets that the plan has not had before. */
function newSets(
  athlete: SetAthlete,
  week: LaidOutWeek,
  before: readonly LaidOutWeek[],
): Highlight[] {
  const earlier = new Set(before.flatMap((each) => each.slots.map(({ ladder }) => ladder)));
  const names = likelyLadders(athlete, week)
    .filter((ladder) => !earlier.has(ladder))
    .map((ladder) => inSentence(ladderNamed(ladder).name));
  const unique = [...new Set(names)].slice(0, 2);
  return unique.length > 0 ? [{ topic: "sets", text: `New this week: ${listed(unique)}.` }] : [];
}

/** Lowercases the first letter, except of a name in capitals. */
const inSentence = (name: string) =>
  /^[A-Z][A-Z0-9]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** The long ride or run reaches a whole number of hours, or of half hours on foot. */
function marks(
  week: LaidOutWeek,
  before: readonly LaidOutWeek[],
  type: "bike" | "run",
  known: number,
): Highlight[] {
  const most = Math.max(known, ...before.map((each) => longestOf(each, type)));
  const now = longestOf(week, type);
  const mark = MARKS[type].findLast((minutes) => minutes <= now && minutes > most);
  if (mark === undefined || before.length === 0) return [];
  return [{ topic: NAME[type], text: `Your long ${NAME[type]} reaches ${spokenMinutes(mark)}.` }];
}

function lastWeeks(
  next: LaidOutWeek | undefined,
  week: LaidOutWeek,
  weeks: readonly LaidOutWeek[],
): Highlight[] {
  const isLastLoad = !weeks.some(({ frame }) => frame.isLoading && frame.week > week.frame.week);
  const minutes = laidOutMinutes(week);
  const isBiggest = weeks.every(
    (each) => laidOutMinutes(each) < minutes || each.frame.week >= week.frame.week,
  );
  const isPeak = isBiggest && weeks.every((each) => laidOutMinutes(each) <= minutes);
  return [
    ...(isLastLoad ? [{ topic: "last", text: "The last full week before the taper." }] : []),
    ...(isPeak && weeks.length > 2
      ? [{ topic: "biggest", text: "The biggest week of your plan: eat and sleep enough." }]
      : []),
    ...(next?.frame.isRecovery && week.frame.blockWeek > 1
      ? [{ topic: "last", text: "The last full week before you recover." }]
      : []),
  ];
}

function longest(week: LaidOutWeek, before: readonly LaidOutWeek[]): Highlight[] {
  if (before.length === 0) return [];
  const grown = (["bike", "run", "swim"] as const).filter(
    (type) => longestOf(week, type) > Math.max(0, ...before.map((each) => longestOf(each, type))),
  );
  if (grown.length === 0) return [];
  const [first] = grown;
  const text = `Your longest ${listed(grown.map((type) => NAME[type]))} so far.`;
  return [{ topic: first === undefined ? "longest" : NAME[first], text }];
}

/** What comes again. */
function again(week: LaidOutWeek, last: LaidOutWeek | undefined): Highlight[] {
  const long = week.slots.find(({ role, ladder }) => role === "long" && isRaceLadder(ladder));
  return [
    ...(last?.frame.isRecovery
      ? [{ topic: "rested", text: "Rested: the next weeks build on it." }]
      : []),
    ...(long
      ? [{ topic: "pace", text: `Race pace in your long ${NAME[long.discipline]} again.` }]
      : []),
    ...(hasBrick(week) ? [{ topic: "brick", text: "A brick again: make the change smooth." }] : []),
  ];
}
