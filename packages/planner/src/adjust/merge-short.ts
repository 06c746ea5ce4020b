import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { isMain, type Draft } from "./draft.ts";
import { MIN_SESSION_MINUTES } from "./shrink-drafts.ts";

/** Two exercises that have become shorter than this are better one. */
export const SHORT_MINUTES = 30;

/** True where the draft has been shortened until it is hardly worth going out for. */
const isShort = (draft: Draft): boolean =>
  !isMain(draft) &&
  draft.isOptional !== true &&
  draft.minutes < SHORT_MINUTES &&
  draft.minutes < draft.base.duration;

/**
 * Of two short easy exercises of a discipline one gets the other's minutes, as far as it had them
 * first, and the other may be left out: one way to the pool instead of two. No slot is lost, and the
 * week is as long as before.
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
