import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { isMain, MIN_SESSION_MINUTES, type Draft } from "./draft.ts";

/** Two exercises that were shortened below this are merged into one. */
export const SHORT_MINUTES = 30;

const isShort = (draft: Draft): boolean =>
  !isMain(draft) &&
  draft.isOptional !== true &&
  draft.minutes < SHORT_MINUTES &&
  draft.minutes < draft.base.duration;

/**
 * Merges pairs of short easy exercises of a discipline: one takes the minutes of both, up to its
 * original length, and the other becomes optional. Slots and the week's total stay the same.
 */
export const mergeShort = (drafts: readonly Draft[]): Draft[] =>
  DISCIPLINES.reduce((current, discipline) => mergeIn(current, discipline), [...drafts]);

function mergeIn(drafts: Draft[], discipline: Discipline): Draft[] {
  const short = drafts
    .filter((draft) => draft.base.type === discipline && isShort(draft))
    .toSorted((a, b) => b.base.duration - a.base.duration || b.minutes - a.minutes);
  const kept = short[0];
  const left = short.at(-1);
  if (!kept || !left || kept === left) return drafts;
  const room = kept.base.duration - kept.minutes;
  const moved = Math.min(room, left.minutes - MIN_SESSION_MINUTES);
  if (left.minutes - moved > MIN_SESSION_MINUTES) return drafts;
  const merged = drafts.map((draft) => {
    if (draft === kept) return { ...draft, minutes: draft.minutes + moved };
    return draft === left ? { ...draft, minutes: MIN_SESSION_MINUTES, isOptional: true } : draft;
  });
  return mergeIn(merged, discipline);
}
