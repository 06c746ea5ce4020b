import type { Discipline } from "@triplan/domain";
import { GRID, round5, sum } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import { alone, dropped, MIN_SESSION_MINUTES, type Draft } from "../drafts/draft.ts";
import { keptOf, leastOf, SHORT_DAY } from "./cut-week.ts";
import type { WeekScope } from "./week-scope.ts";

/** Whole exercises are left out as far as this share of the sport's minutes is left. */
const NEAR = 0.8;
/** Share of its minutes that a long exercise keeps. */
const LONG_PART = 0.6;

export const minutesOfSport = (drafts: readonly Draft[], sport: Discipline): number =>
  sum(keptOf(drafts).map((draft) => (draft.base.type === sport ? draft.minutes : 0)));

/** Fewer, then shorter exercises of a sport, down to `target` minutes as far as their least lengths allow. */
export const lessOfSport = (
  drafts: readonly Draft[],
  sport: Discipline,
  target: number,
  scope: WeekScope,
): Draft[] => shorten(dropShortest(drafts, sport, target, scope), sport, target, scope);

const ofSport = (drafts: readonly Draft[], sport: Discipline): Draft[] =>
  keptOf(drafts).filter(({ base }) => base.type === sport);

/**
 * Leaves out the shortest exercises that are not long while the others have the target's minutes, or come
 * nearer to it than all of them at their least lengths.
 */
function dropShortest(
  drafts: readonly Draft[],
  sport: Discipline,
  target: number,
  scope: WeekScope,
): Draft[] {
  let current = [...drafts];
  for (;;) {
    const own = ofSport(current, sport);
    const over = sum(own.map((draft) => leastMinutes(draft, scope))) - target;
    const isNear = (left: number) => left >= NEAR * target || target - left < over;
    const all = minutesOfSport(current, sport);
    const next = own
      .filter((draft) => !isLong(draft.base) && isNear(all - draft.minutes))
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    if (!next || own.length < 2) return current;
    current = without(current, next);
  }
}

/** Without the exercise; the run of a brick whose ride is left out stays as an easy one. */
function without(drafts: readonly Draft[], out: Draft): Draft[] {
  const { brickId } = out.base;
  return drafts.map((draft) => {
    if (draft === out) return dropped(draft);
    const isRunOfIt = brickId !== null && draft.base.brickId === brickId;
    if (!isRunOfIt || draft.base.type !== "run" || draft.isDropped === true) return draft;
    return { ...alone(draft), minutes: Math.max(MIN_SESSION_MINUTES, draft.minutes) };
  });
}

function leastMinutes(draft: Draft, scope: WeekScope): number {
  const least = leastOf(draft, scope);
  if (isLong(draft.base)) return Math.max(least, round5(LONG_PART * draft.base.duration));
  return isOnShortDay(draft, scope) ? Math.min(least, SHORT_DAY.least) : least;
}

const isOnShortDay = ({ base }: Draft, { frame, dayOf }: WeekScope): boolean =>
  frame.days.some(({ day, minutes }) => day === dayOf(base) && minutes <= SHORT_DAY.most);

function shorten(
  drafts: readonly Draft[],
  sport: Discipline,
  target: number,
  scope: WeekScope,
): Draft[] {
  const current = drafts.map((draft) => ({ ...draft }));
  while (minutesOfSport(current, sport) > target) {
    const next = ofSport(current, sport)
      .filter((draft) => draft.minutes - GRID >= leastMinutes(draft, scope))
      .toSorted((a, b) => b.minutes / b.base.duration - a.minutes / a.base.duration)[0];
    if (!next) break;
    next.minutes -= GRID;
  }
  return current;
}
