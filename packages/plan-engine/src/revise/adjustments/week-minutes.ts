import { isEasy, isHard } from "../../intensity/index.ts";
import { round5, sum } from "../../model/numbers.ts";
import { isLong } from "../../week/index.ts";
import type { WeekAdjustment } from "./adjustment.ts";
import { MIN_SESSION_MINUTES, type Draft } from "./draft.ts";
import { growDrafts } from "./grow-drafts.ts";
import { growthStep } from "./growth-step.ts";
import { mergeShort } from "./merge-short.ts";
import { partOf, shrinkEasyFirst, withOptional } from "./shrink-drafts.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";

/** Tapers are short already, so they keep at least this share of their minutes. */
const MIN_TAPER_PART = 0.6;
const OPTIONAL_BELOW = 70;
const REST_PART = { fatigue: 0.65, recovery: 0.5, recoverySecond: 0.8 };
const INJURY_RUN_PART = 0.8;
/** Weeks without fast running, in which the long run does not grow. */
export const INJURY_WEEKS = 2;
/** Maximum factor by which a swim or ride grows with the minutes taken from runs. */
const MAX_GROWTH_FACTOR = 2;
const RACE_PREP = { weeks: 8, easyPart: 0.9 };

/** True if the reason turns a load week into a recovery week. */
export const isMadeLight = ({ reasons }: WeekAdjustment): boolean =>
  reasons.get("fatigue") === 1 || (reasons.get("recovery-needed") ?? 9) <= 2;

/** True in the last weeks, in which training becomes race-specific. */
export const isNearRace = ({ basis, frame }: WeekScope): boolean =>
  basis.totalWeeks - frame.week < RACE_PREP.weeks;

export function withMinutes(drafts: readonly Draft[], asked: WeekAdjustment, scope: WeekScope) {
  const volume = weekVolume(asked, scope);
  let changed = volume > 100 ? larger(drafts, volume / 100, asked, scope) : [...drafts];
  if (volume < 100) changed = smaller(drafts, volume / 100, asked);
  changed = rested(changed, asked, scope);
  changed = spared(changed, asked, scope);
  if (asked.reasons.has("race-prep") && isNearRace(scope)) changed = changed.map(lessEasy);
  const isChanged = changed.some((draft) => draft.minutes !== draft.base.duration);
  if (isChanged && volume < OPTIONAL_BELOW) changed = withOptional(changed);
  const kept = isTaper(scope.frame) ? changed.map(keptTaper) : changed;
  // After lighter weeks even the engine's own length can be too large a step.
  const stepped = kept.map((draft) => safe(draft, scope));
  return isTaper(scope.frame) ? filledTaper(stepped, scope) : stepped;
}

/** Lighter weeks never grow, and a taper is cut less than other weeks. */
function weekVolume({ volume }: WeekAdjustment, { frame }: WeekScope): number {
  const most = frame.isLoading ? volume : Math.min(100, volume);
  return isTaper(frame) ? Math.max(100 * MIN_TAPER_PART, most) : most;
}

function smaller(drafts: readonly Draft[], part: number, { reasons }: WeekAdjustment): Draft[] {
  if (reasons.has("time-constraints")) return mergeShort(shrinkEasyFirst(drafts, part));
  return drafts.map((draft) => ({ ...draft, minutes: partOf(draft.minutes, part) }));
}

function larger(
  drafts: readonly Draft[],
  part: number,
  { reasons }: WeekAdjustment,
  scope: WeekScope,
): Draft[] {
  const base = sum(drafts.map((draft) => draft.base.duration));
  const { lastLoading } = scope.history;
  const { growth } = scope.basis.curve;
  const step = lastLoading === null ? base : growthStep(lastLoading, growth);
  const most = Math.max(base, Math.min(scope.frame.capacity, step));
  const plain = (draft: Draft) => ({ minutes: round5(draft.minutes * part), turn: 0 });
  if (!reasons.has("feeling-strong")) return growDrafts(drafts, plain, scope, most);
  // Hard exercises are hard enough, so the others grow first.
  const gentle = sum(drafts.map((draft) => (isHard(draft) ? 0 : draft.minutes)));
  const gentlePart = gentle > 0 ? 1 + ((part - 1) * base) / gentle : part;
  const growthTarget = (draft: Draft) =>
    isHard(draft)
      ? { ...plain(draft), turn: 1 }
      : { minutes: round5(draft.minutes * gentlePart), turn: 0 };
  return growDrafts(drafts, growthTarget, scope, Math.min(most, round5(base * part)));
}

/** Lightens the first weeks for fatigue and recovery; a taper is light already. */
function rested(drafts: readonly Draft[], { reasons }: WeekAdjustment, { frame }: WeekScope) {
  const atMost = (part: number) =>
    drafts.map((draft) => ({
      ...draft,
      minutes: Math.min(draft.minutes, partOf(draft.base.duration, part)),
    }));
  if (reasons.get("recovery-needed") === 1) return atMost(REST_PART.recovery);
  if (reasons.get("recovery-needed") === 2) {
    return drafts.map((draft) => ({
      ...draft,
      minutes: partOf(draft.minutes, REST_PART.recoverySecond),
    }));
  }
  return reasons.get("fatigue") === 1 && frame.isLoading ? atMost(REST_PART.fatigue) : [...drafts];
}

/** Moves minutes from runs to easy swims and rides. */
function spared(drafts: readonly Draft[], { reasons }: WeekAdjustment, scope: WeekScope): Draft[] {
  const place = reasons.get("injury-prevention");
  if (place === undefined) return [...drafts];
  const before = sum(drafts.map((draft) => draft.minutes));
  const lastRun = scope.history.longest.at(-1)?.run ?? 0;
  const mostRun = place <= INJURY_WEEKS && lastRun > 0 ? lastRun : Number.POSITIVE_INFINITY;
  const less = drafts.map((draft) => {
    if (draft.base.type !== "run") return draft;
    return { ...draft, minutes: Math.min(partOf(draft.minutes, INJURY_RUN_PART), mostRun) };
  });
  if (isTaper(scope.frame)) return less;
  return growDrafts(less, gift, scope, before);
}

const gift = ({ base, minutes, intensity }: Draft) => ({
  minutes: base.type !== "run" && isEasy(intensity) ? MAX_GROWTH_FACTOR * minutes : minutes,
  turn: 0,
});

const lessEasy = (draft: Draft): Draft =>
  isEasy(draft.intensity) && !isLong(draft.base) && draft.base.brickId === null
    ? { ...draft, minutes: partOf(draft.minutes, RACE_PREP.easyPart) }
    : draft;

/** Limits a run or ride to the safe step from the previous weeks. */
function safe(draft: Draft, { limits }: WeekScope): Draft {
  const { type } = draft.base;
  if (type === "swim") return draft;
  return {
    ...draft,
    minutes: Math.min(draft.minutes, Math.max(MIN_SESSION_MINUTES, limits[type])),
  };
}

function keptTaper(draft: Draft): Draft {
  const least = Math.ceil((MIN_TAPER_PART * draft.base.duration) / 5) * 5;
  return { ...draft, minutes: Math.max(draft.minutes, Math.min(least, draft.base.duration)) };
}

/** Gives the minutes that a safe step removes from a taper to its other exercises. */
function filledTaper(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const least = MIN_TAPER_PART * sum(drafts.map((draft) => draft.base.duration));
  return growDrafts(drafts, originalMinutes, scope, Math.ceil(least / 5) * 5);
}

const originalMinutes = ({ base }: Draft) => ({ minutes: base.duration, turn: 0 });
