import { hasEffortAbove, isEasy } from "../../intensity/index.ts";
import { GRID, round5, sum } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import { keptOf, leastOf, SHORT_DAY, totalOf } from "./cut-week.ts";
import { dropped, type Draft } from "../drafts/draft.ts";
import { growDrafts } from "./grow-drafts.ts";
import { withoutBrick } from "./rest-week.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";

/** Share of the running in the first weeks of injury prevention. */
const RUN_PARTS = [0.6, 0.8] as const;
/** Whole runs are left out as far as this share of the running is left. */
const NEAR = 0.8;
/** Easy swims and rides take up to this share more, from the minutes of the runs. */
const MAX_GIFT = 1.15;
/** The long run does not grow in these weeks, and then by these minutes a week at most. */
const LONG_RUN_STEP = 15;
const LONG_RUN_PART = 0.6;

/** Less running, without bricks; easy rides and swims take some of its minutes. */
export function spareRuns(drafts: readonly Draft[], since: number, scope: WeekScope): Draft[] {
  const part = RUN_PARTS[since - 1];
  if (part === undefined) return drafts.map((draft) => noLonger(draft, LONG_RUN_STEP, scope));
  const before = totalOf(drafts);
  const target = part * minutesOfRuns(drafts);
  const held = drafts.map((draft) => noLonger(draft, 0, scope));
  const less = shortenRuns(dropRuns(withoutBrick(held, scope), target, scope), target, scope);
  if (isTaper(scope.frame)) return less;
  const left = keptOf(less);
  const grown = growDrafts(left, gift, scope, before);
  const bySlot = new Map(grown.map((draft) => [draft.base.slotKey, draft]));
  return less.map((draft) => bySlot.get(draft.base.slotKey) ?? draft);
}

const isRun = ({ base }: Draft) => base.type === "run";

const minutesOfRuns = (drafts: readonly Draft[]): number =>
  sum(keptOf(drafts).map((draft) => (isRun(draft) ? draft.minutes : 0)));

const gift = (draft: Draft) => ({
  minutes:
    !isRun(draft) && isEasy(draft.intensity) && !hasEffortAbove(draft.base.steps, "Z2")
      ? Math.floor((MAX_GIFT * draft.minutes) / GRID) * GRID
      : draft.minutes,
  turn: 0,
});

/**
 * Leaves out the shortest runs that are not long while the others have the target's minutes, or come nearer
 * to it than all of them at their least lengths.
 */
function dropRuns(drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] {
  let current = [...drafts];
  for (;;) {
    const runs = keptOf(current).filter(isRun);
    const over = sum(runs.map((draft) => leastOfRun(draft, scope))) - target;
    const isNear = (left: number) => left >= NEAR * target || target - left < over;
    const next = runs
      .filter((draft) => !isLong(draft.base) && isNear(minutesOfRuns(current) - draft.minutes))
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    if (!next || runs.length < 2) return current;
    current = current.map((draft) => (draft === next ? dropped(draft) : draft));
  }
}

function leastOfRun(draft: Draft, scope: WeekScope): number {
  const least = leastOf(draft, scope);
  if (isLong(draft.base)) return Math.max(least, round5(LONG_RUN_PART * draft.base.duration));
  return isOnShortDay(draft, scope) ? Math.min(least, SHORT_DAY.least) : least;
}

const isOnShortDay = ({ base }: Draft, { frame, dayOf }: WeekScope): boolean =>
  frame.days.some(({ day, minutes }) => day === dayOf(base) && minutes <= SHORT_DAY.most);

function shortenRuns(drafts: readonly Draft[], target: number, scope: WeekScope): Draft[] {
  const current = drafts.map((draft) => ({ ...draft }));
  while (minutesOfRuns(current) > target) {
    const next = keptOf(current)
      .filter((draft) => isRun(draft) && draft.minutes - GRID >= leastOfRun(draft, scope))
      .toSorted((a, b) => b.minutes / b.base.duration - a.minutes / a.base.duration)[0];
    if (!next) break;
    next.minutes -= GRID;
  }
  return current;
}

/** No run is longer than the longest of the week before by more than `step` minutes. */
function noLonger(draft: Draft, step: number, scope: WeekScope): Draft {
  const last = scope.history.longest.at(-1)?.run ?? 0;
  if (!isRun(draft) || last === 0) return draft;
  const most = Math.max(last + step, leastOf(draft, scope));
  return { ...draft, minutes: Math.min(draft.minutes, most) };
}
