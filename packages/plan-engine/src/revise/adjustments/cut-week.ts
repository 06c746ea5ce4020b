import type { Discipline } from "@triplan/domain";
import { longestDayMinutes } from "../../calendar/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { rungMinutes, rungWithId } from "../../ladders/index.ts";
import { clamp, floor5, GRID, round5, sum } from "../../model/numbers.ts";
import { findTemplate } from "../../sessions/index.ts";
import { isLong, MIN_BRICK_MINUTES } from "../../week/index.ts";
import { alone, dropped, isMain, MIN_SESSION_MINUTES, type Draft } from "../drafts/draft.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";

/** Minimum minutes of a shortened exercise; on days of half an hour that of all sports. */
const LEAST = { swim: 30, bike: 40, run: 30 } as const satisfies Record<Discipline, number>;
export const SHORT_DAY = { most: 30, least: 25 } as const;
/** Two swims become one of these minutes. */
const MERGED = [35, 45] as const;
/** Shares that long exercises keep, tried in turn. */
const MAX_LONG_PART = 0.8;
const LONG_PARTS = [MAX_LONG_PART, 0.75, 0.6] as const;
/** A whole exercise is dropped only if the week stays within this share of its minutes. */
const SLACK = { usual: 0.05, last: 0.1 } as const;
const DROP_TURNS = ["bike", "swim", "run"] as const satisfies readonly Discipline[];
const KEY_TURNS = ["swim", "bike", "run"] as const satisfies readonly Discipline[];

export const keptOf = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft) => draft.isDropped !== true);

export const totalOf = (drafts: readonly Draft[]): number =>
  sum(keptOf(drafts).map((draft) => draft.minutes));

/** Minimum minutes of the exercise: none gets shorter than this by an adjustment. */
export function leastOf({ base }: Pick<Draft, "base">, { frame }: WeekScope): number {
  if (base.brickId !== null && base.type === "run") return MIN_BRICK_MINUTES;
  const isShortDay = longestDayMinutes(frame.days) <= SHORT_DAY.most;
  const least = Math.min(base.duration, isShortDay ? SHORT_DAY.least : LEAST[base.type]);
  // The run of a brick may be shorter than a run on its own.
  return Math.max(MIN_SESSION_MINUTES, least);
}

/**
 * Cuts a week to `target` minutes besides the `done` ones of completed exercises: drops whole easy
 * exercises, bikes, swims and runs in turn, keeps one of each sport; merges two swims; shortens easy
 * exercises, then key ones, then long ones; drops key exercises if nothing shorter is left.
 */
export function cutWeek(
  drafts: readonly Draft[],
  target: number,
  scope: WeekScope,
  done = 0,
): Draft[] {
  // A taper keeps its share in full.
  const slack = isTaper(scope.frame) ? { usual: 0, last: 0 } : SLACK;
  const least = (share: number) => target - share * (target + done);
  // A week that is still too large may lose half a step more: whole exercises end no nearer to its share.
  const isLarge = (current: readonly Draft[]) =>
    totalOf(current) > target + slack.last * (target + done);
  const lowest = (current: readonly Draft[]) =>
    least(slack.last) - (isLarge(current) && slack.last > 0 ? GRID / 2 : 0);
  const steps: CutStep[] = [
    (current) => dropInTurn(current, easyTurns, least(slack.usual), scope),
    (current) => mergeSwims(current, least(slack.usual), scope),
    ...shortenSteps(target, scope, LONG_PARTS),
    (current) => dropInTurn(current, keyTurns, least(slack.usual), scope),
    (current) => dropBrickRun(current, least(slack.last)),
    (current) => dropInTurn(current, keyTurns, lowest(current), scope),
  ];
  return stepsUntil(drafts, target, steps);
}

/** Shortens a week to `target` minutes with all its exercises, as far as they keep their sets. */
export const shortenWeek = (drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] =>
  stepsUntil(drafts, target, shortenSteps(target, scope, [MAX_LONG_PART]));

type CutStep = (current: readonly Draft[]) => readonly Draft[];

/** Easy exercises get shorter first, then key ones, then long ones, down to each of these shares. */
const shortenSteps = (
  target: number,
  scope: WeekScope,
  longParts: readonly number[],
): CutStep[] => [
  (current) => shorten(current, target, (draft) => !isMain(draft), easyLeast(scope)),
  (current) => shorten(current, target, isSet, keyLeast(scope)),
  ...longParts.map(
    (part): CutStep =>
      (current) =>
        shorten(current, target, isEndurance, longLeast(scope, part)),
  ),
];

const stepsUntil = (drafts: readonly Draft[], target: number, steps: readonly CutStep[]): Draft[] =>
  steps.reduce<Draft[]>(
    (current, step) => (totalOf(current) - GRID / 2 <= target ? current : [...step(current)]),
    [...drafts],
  );

/**
 * Cuts a week until it has at most `most` minutes, as `cutWeek` does, and leaves out more exercises where
 * that is not enough. The last exercise of a sport stays.
 */
export function cutToFit(drafts: readonly Draft[], most: number, scope: WeekScope): Draft[] {
  let left = [...drafts];
  for (;;) {
    const cut = cutWeek(left, most, scope);
    const spare = totalOf(cut) > most ? leastNeeded(cut, scope) : undefined;
    if (!spare) return cut;
    const { slotKey } = spare.base;
    left = left.map((draft) => (draft.base.slotKey === slotKey ? dropped(draft) : draft));
  }
}

const needOf = (draft: Draft): number => (isEndurance(draft) ? 2 : isMain(draft) ? 1 : 0);

/** The exercise that the week can do without: an easy one before a key and a long one. */
function leastNeeded(drafts: readonly Draft[], { doneSports }: WeekScope): Draft | undefined {
  const kept = keptOf(drafts);
  return kept
    .filter(({ base }) => {
      const others = kept.filter((each) => each.base.type === base.type).length - 1;
      return base.brickId === null && (others > 0 || doneSports.has(base.type));
    })
    .toSorted((a, b) => needOf(a) - needOf(b) || a.minutes - b.minutes)[0];
}

/** True for long exercises and for bricks, which are shortened last. */
const isEndurance = ({ base }: Draft): boolean => isLong(base) || base.brickId !== null;

const isShort = (draft: Draft): boolean => !isEndurance(draft);
const isSet = (draft: Draft): boolean => isMain(draft) && isShort(draft);

const easyLeast = (scope: WeekScope) => (draft: Draft) => leastOf(draft, scope);

/** A key exercise keeps the minutes of its set. */
const keyLeast = (scope: WeekScope) => (draft: Draft) => {
  const { templateId, duration } = draft.base;
  const rung = rungWithId(templateId);
  const set = rung
    ? rungMinutes(rung, scope.writer.measures.swim.paces.Z4).least
    : (findTemplate(templateId)?.minutes[0] ?? 0);
  return Math.max(Math.min(duration, set), leastOf(draft, scope));
};

const longLeast = (scope: WeekScope, part: number) => (draft: Draft) =>
  Math.max(leastOf(draft, scope), round5(part * draft.base.duration));

interface Turns {
  turns: readonly Discipline[];
  isMeant: (draft: Draft) => boolean;
}

const easyTurns: Turns = { turns: DROP_TURNS, isMeant: (draft) => !isMain(draft) };
const keyTurns: Turns = { turns: KEY_TURNS, isMeant: isShort };

/**
 * Drops exercises of the sports in turn, as far as `least` minutes and every sport are left; a completed
 * exercise counts for its sport.
 */
function dropInTurn(
  drafts: readonly Draft[],
  { turns, isMeant }: Turns,
  least: number,
  { doneSports }: WeekScope,
): Draft[] {
  let current = [...drafts];
  for (let turn = 0; ; turn += 1) {
    const first = turn % turns.length;
    const order = [...turns.slice(first), ...turns.slice(0, first)];
    const kept = keptOf(current);
    const spare = totalOf(current) - least;
    const next = order.flatMap((sport) => {
      const own = kept.filter(({ base }) => base.type === sport);
      const fitting = own.filter((draft) => isMeant(draft) && draft.minutes <= spare);
      const isLast = own.length < 2 && !doneSports.has(sport);
      return isLast ? [] : longestLast(fitting).slice(0, 1);
    })[0];
    if (!next) return current;
    current = current.map((draft) => (draft === next ? dropped(draft) : draft));
  }
}

const longestLast = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((a, b) => b.minutes - a.minutes || b.base.orderIndex - a.base.orderIndex);

/** One swim of the minutes of two, if there are two that are neither long nor tests. */
function mergeSwims(drafts: readonly Draft[], least: number, scope: WeekScope): Draft[] {
  const swims = keptOf(drafts)
    .filter(({ base }) => base.type === "swim" && !isLong(base) && !isTest(base))
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)) || b.minutes - a.minutes);
  const [first, ...others] = swims;
  const last = others.at(-1);
  if (!first || !last) return [...drafts];
  const both = clamp(first.minutes + last.minutes, ...MERGED);
  const most = Math.min(longestSwim(drafts), roomOn(drafts, first, scope));
  const minutes = Math.max(first.minutes, Math.min(both, most));
  const merged = drafts.map((draft) => {
    if (draft === last) return dropped(draft);
    return draft === first ? { ...draft, minutes, hasMerged: true } : draft;
  });
  return totalOf(merged) >= least ? merged : [...drafts];
}

/** Minutes of the exercise's day that the others leave. */
function roomOn(drafts: readonly Draft[], draft: Draft, { frame, dayOf }: WeekScope): number {
  const day = dayOf(draft.base);
  const others = keptOf(drafts).filter((each) => each !== draft && dayOf(each.base) === day);
  return floor5((frame.days[day]?.minutes ?? 0) - totalOf(others));
}

const longestSwim = (drafts: readonly Draft[]): number =>
  Math.max(...drafts.flatMap(({ base }) => (base.type === "swim" ? [base.duration] : [])));

/** Shortens the exercises in steps of five minutes, those with the largest share left first. */
function shorten(
  drafts: readonly Draft[],
  target: number,
  isMeant: (draft: Draft) => boolean,
  least: (draft: Draft) => number,
): Draft[] {
  const current = drafts.map((draft) => ({ ...draft }));
  while (totalOf(current) - GRID / 2 > target) {
    const next = keptOf(current)
      .filter((draft) => isMeant(draft) && draft.minutes - GRID >= least(draft))
      .toSorted((a, b) => b.minutes / b.base.duration - a.minutes / a.base.duration)[0];
    if (!next) break;
    next.minutes -= GRID;
  }
  return current;
}

/** Leaves out the run of a brick if the week has another run. */
function dropBrickRun(drafts: readonly Draft[], least: number): Draft[] {
  const run = keptOf(drafts).find(({ base }) => base.brickId !== null && base.type === "run");
  const hasOther = keptOf(drafts).some((draft) => draft.base.type === "run" && draft !== run);
  const isSpare = run && hasOther && totalOf(drafts) - run.minutes >= least;
  return isSpare ? withoutBrickRun(drafts, run) : [...drafts];
}

/** The run dropped and its ride alone. */
export const withoutBrickRun = (drafts: readonly Draft[], run: Draft): Draft[] =>
  drafts.map((draft) => {
    if (draft === run) return dropped(draft);
    if (draft.base.brickId !== run.base.brickId) return draft;
    return { ...alone(draft), minutes: Math.max(draft.minutes, MIN_SESSION_MINUTES) };
  });
