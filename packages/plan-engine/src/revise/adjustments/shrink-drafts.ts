import { isHard } from "../../intensity/index.ts";
import { GRID, round5, sum } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import { isMain, MIN_SESSION_MINUTES, type Draft } from "./draft.ts";

/** Below this mean some exercises become optional so that the others stay useful. */
const MIN_MEAN = 20;

/** A share of the minutes on the five-minute grid, never below the shortest exercise. */
export const partOf = (minutes: number, part: number): number =>
  Math.max(Math.min(MIN_SESSION_MINUTES, minutes), round5(minutes * part));

const total = (drafts: readonly Draft[]) => sum(drafts.map((draft) => draft.minutes));

/** Shortens easy exercises first; long and hard ones give only the remainder. */
export function shrinkEasyFirst(drafts: readonly Draft[], part: number): Draft[] {
  const target = part * sum(drafts.map((draft) => draft.base.duration));
  const shrunk = drafts.map((draft) => ({ ...draft }));
  for (const isMeant of [(draft: Draft) => !isMain(draft), isMain]) {
    for (;;) {
      if (total(shrunk) - GRID / 2 <= target) return shrunk;
      const longest = shrunk
        .filter((draft) => isMeant(draft) && draft.minutes - GRID >= MIN_SESSION_MINUTES)
        .toSorted((a, b) => b.minutes / b.base.duration - a.minutes / a.base.duration)[0];
      if (!longest) break;
      longest.minutes -= GRID;
    }
  }
  return shrunk;
}

/**
 * While the exercises are very short, makes the last easy one of the most frequent discipline
 * optional and gives its minutes to the others.
 */
export function withOptional(drafts: readonly Draft[]): Draft[] {
  const result = drafts.map((draft) => ({ ...draft }));
  for (;;) {
    const kept = result.filter((draft) => draft.isOptional !== true);
    if (kept.length === 0 || total(kept) / kept.length >= MIN_MEAN) return result;
    const dropped = leastMissed(kept);
    if (!dropped) return result;
    const freed = dropped.minutes - MIN_SESSION_MINUTES;
    dropped.minutes = Math.min(dropped.minutes, MIN_SESSION_MINUTES);
    dropped.isOptional = true;
    giveBack(result, freed);
  }
}

function leastMissed(kept: readonly Draft[]): Draft | undefined {
  const count = (draft: Draft) => kept.filter((each) => each.base.type === draft.base.type).length;
  return kept
    .filter((draft) => {
      const isEssential = isLong(draft.base) || draft.base.brickId !== null || isHard(draft);
      return !isEssential && count(draft) > 1;
    })
    .toSorted((a, b) => count(b) - count(a) || b.base.orderIndex - a.base.orderIndex)[0];
}

function giveBack(drafts: Draft[], minutes: number): void {
  for (let left = minutes; left >= GRID; left -= GRID) {
    const neediest = drafts
      .filter((draft) => draft.isOptional !== true && draft.minutes + GRID <= draft.base.duration)
      .toSorted((a, b) => a.minutes / a.base.duration - b.minutes / b.base.duration)[0];
    if (!neediest) return;
    neediest.minutes += GRID;
  }
}
