import { heldAppointment } from "@triplan/domain";
import { GRID } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import { keptOf, totalOf } from "../adjustments/cut-week.ts";
import { alone, dropped, isMain, type Draft } from "../drafts/draft.ts";

/** An exercise keeps these minutes, or is left out. */
const MIN_MINUTES = 30;
/** Long exercises and bricks keep this share. */
const LONG_PART = 0.8;

/**
 * Shortens the exercises, then leaves some out, until at most `most` minutes are left: easy ones before key
 * and long ones, appointments last. Leaves out all that may change if it has to.
 */
export function cutToMinutes(
  drafts: readonly Draft[],
  most: number,
  mayChange: (draft: Draft) => boolean,
): Draft[] {
  const current = drafts.map((draft) => ({ ...draft }));
  while (totalOf(current) > most) {
    const next = keptOf(current)
      .filter((draft) => mayChange(draft) && draft.minutes - GRID >= leastOf(draft))
      .toSorted((a, b) => needOf(a) - needOf(b) || b.minutes - a.minutes)[0];
    if (!next) break;
    next.minutes -= GRID;
  }
  let left = restored(drafts, current);
  while (totalOf(left) > most) {
    const [spare] = keptOf(left)
      .filter(mayChange)
      .toSorted((a, b) => needOf(a) - needOf(b) || a.minutes - b.minutes);
    if (!spare) break;
    left = without(left, spare);
  }
  return left;
}

/** Drafts that did not change are the same objects. */
const restored = (before: readonly Draft[], after: readonly Draft[]): Draft[] =>
  before.map((draft, index) => {
    const next = after[index] ?? draft;
    return next.minutes === draft.minutes ? draft : next;
  });

const leastOf = ({ base }: Draft): number =>
  base.brickId !== null || isLong(base) ? LONG_PART * base.duration : MIN_MINUTES;

const needOf = (draft: Draft): number =>
  heldAppointment(draft.base.reasons)
    ? 3
    : isLong(draft.base) || draft.base.brickId !== null
      ? 2
      : isMain(draft)
        ? 1
        : 0;

/** Without the exercise; the other half of its brick is one of its own. */
const without = (drafts: readonly Draft[], spare: Draft): Draft[] =>
  drafts.map((draft) => {
    if (draft === spare) return dropped(draft);
    const isOther = spare.base.brickId !== null && draft.base.brickId === spare.base.brickId;
    return isOther && draft.isDropped !== true ? alone(draft) : draft;
  });
