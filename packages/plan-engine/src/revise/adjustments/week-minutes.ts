import type { Discipline } from "@triplan/domain";
import { isEasy, isHard } from "../../intensity/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { rungMinutes, rungWithId } from "../../ladders/index.ts";
import { GRID, round5, sum } from "../../model/numbers.ts";
import { isLong, maxEasyMinutes, maxHardMinutes } from "../../week/index.ts";
import { cutWeek, keptOf, leastOf, shortenWeek, totalOf } from "./cut-week.ts";
import { isMain, MIN_SESSION_MINUTES, type Draft } from "../drafts/draft.ts";
import { growDrafts } from "./grow-drafts.ts";
import { growthStep, loadingLimit } from "./growth-step.ts";
import { recoveryWeek, tiredWeek } from "./rest-week.ts";
import { spareRuns } from "./spare-runs.ts";
import { isActing, requestedMinutes, type WeekAdjustment } from "./week-adjustment.ts";
import { isTaper, type WeekScope } from "./week-scope.ts";

/** Tapers are short already, so they keep at least this share of their minutes. */
const MIN_TAPER_PART = 0.6;
const EASY_PART = 0.95;
/** Long exercises of a strong athlete grow by this share. */
const STRONG_PART = 1.05;

/** True if the reason turns a load week into a recovery week. */
export const isMadeLight = ({ reasons }: WeekAdjustment): boolean =>
  reasons.get("fatigue") === 1 || (reasons.get("recovery-needed") ?? 9) <= 2;

interface Besides {
  /** Minutes of the week's completed exercises: what those had too many is taken from the others. */
  done: number;
  /** Minutes that the brick of race preparation took from a run and a ride: easy exercises get them. */
  lost: number;
}

/** Minutes of the week's open exercises; some are left out. */
export function withMinutes(
  drafts: readonly Draft[],
  asked: WeekAdjustment,
  scope: WeekScope,
  { done, lost }: Besides = { done: 0, lost: 0 },
): Draft[] {
  const target = openTarget(totalOf(drafts) + lost, asked, scope, done);
  // After lighter weeks even the engine's own length can be too large a step.
  const stepped = drafts.map((draft) => safe(draft, scope));
  const rested = rest(stepped, target, asked, scope);
  const spared = spare(rested, asked, scope);
  const left = totalOf(spared);
  const whole =
    left > target && isHeldByBricks(asked) ? shortenWeek(spared, target, scope) : spared;
  const fitted = totalOf(whole) > target ? cutWeek(whole, target, scope, done) : [...whole];
  const refilled = lost > 0 ? refill(fitted, Math.min(target, left + lost), scope) : fitted;
  const grown = grow(refilled, target - lost, asked, scope);
  return isTaper(scope.frame) ? filledTaper(grown, scope) : grown;
}

function openTarget(open: number, asked: WeekAdjustment, scope: WeekScope, done: number): number {
  const target = targetOf(open + done, asked, scope);
  // More volume is not made up for in what is left of a week.
  return target < open + done ? Math.max(0, target - done) : (target / (open + done)) * open;
}

/** Easy exercises get longer until the week has `most` minutes, then key ones as far as their sets allow. */
function refill(drafts: readonly Draft[], most: number, scope: WeekScope): Draft[] {
  const { basis, frame, limits } = scope;
  const kept = keptOf(drafts);
  const longest = (type: Discipline) =>
    Math.max(0, ...kept.flatMap(({ base, minutes }) => (base.type === type ? [minutes] : [])));
  const long = { swim: longest("swim"), bike: longest("bike"), run: longest("run") };
  const facts = { frame, limits, level: basis.level, raceType: basis.raceType };
  const taking = (draft: Draft) =>
    isSpare(draft)
      ? { minutes: Math.max(draft.minutes, maxEasyMinutes(facts, draft.base.type, long)), turn: 0 }
      : { minutes: Math.max(draft.minutes, mostOfSet(draft, scope)), turn: 1 };
  const grown = growDrafts(kept, taking, scope, most);
  const bySlot = new Map(grown.map((draft) => [draft.base.slotKey, draft]));
  return drafts.map((draft) => bySlot.get(draft.base.slotKey) ?? draft);
}

/** Minutes of a key exercise beyond which its set would be the smaller part; 0 for others. */
function mostOfSet({ base }: Draft, { writer, basis }: WeekScope): number {
  const rung = rungWithId(base.templateId);
  if (!rung || isLong(base) || base.brickId !== null || isTest(base)) return 0;
  const { most } = rungMinutes(rung, writer.measures.swim.paces.Z4);
  return Math.min(most, maxHardMinutes(basis, base.type));
}

/** Lighter weeks never grow, and a taper is cut less than other weeks. */
function targetOf(base: number, asked: WeekAdjustment, scope: WeekScope): number {
  const { frame, history } = scope;
  const wanted = requestedMinutes(asked, base, history.plannedLoading, frame.isRecovery);
  const most = Math.min(
    safeLimit(base, asked, scope),
    frame.isLoading ? wanted : Math.min(base, wanted),
  );
  return isTaper(frame) ? Math.max(MIN_TAPER_PART * base, most) : most;
}

/** Minutes that are a safe step from the weeks before; unlimited where the engine's plan holds. */
function safeLimit(base: number, asked: WeekAdjustment, scope: WeekScope): number {
  if (scope.isAfterEarlier) return safeMinutes(base, scope);
  return isActing("race-prep", asked) ? afterBricks(base, scope) : Number.POSITIVE_INFINITY;
}

/** After weeks that bricks of race preparation made shorter, the next is a safe step from these. */
function afterBricks(base: number, { history, basis, frame }: WeekScope): number {
  const { biggestLoading, biggestPlanned } = history;
  const shorter = biggestPlanned - biggestLoading;
  if (shorter <= 0 || !frame.isLoading) return Number.POSITIVE_INFINITY;
  const { growth } = basis.curve;
  return Math.max(loadingLimit(biggestLoading, growth), base - (1 + growth) * shorter);
}

/** True if only shorter weeks before, and no adjustment, can make the week of race preparation shorter. */
const isHeldByBricks = (asked: WeekAdjustment): boolean =>
  isActing("race-prep", asked) && asked.parts.every(({ part }) => part >= 1);

/** Minutes within a safe step of the last load week; a lighter week keeps its share of that. */
function safeMinutes(base: number, { frame, basis, history }: WeekScope): number {
  const { lastLoading, plannedLoading } = history;
  if (lastLoading === null || plannedLoading === null) return Number.POSITIVE_INFINITY;
  if (frame.isLoading) return growthStep(lastLoading, basis.curve.growth);
  return base * Math.min(1, lastLoading / plannedLoading);
}

/** Fewer and shorter exercises in the first week of fatigue and recovery. */
function rest(
  drafts: readonly Draft[],
  target: number,
  { reasons }: WeekAdjustment,
  scope: WeekScope,
): Draft[] {
  if (isTaper(scope.frame)) return [...drafts];
  if (reasons.get("recovery-needed") === 1) return recoveryWeek(drafts, target, scope);
  const isTired = reasons.get("fatigue") === 1 && scope.frame.isLoading;
  return isTired ? tiredWeek(drafts, target, scope) : [...drafts];
}

function spare(drafts: readonly Draft[], asked: WeekAdjustment, scope: WeekScope): Draft[] {
  const since = asked.reasons.get("injury-prevention");
  const spared =
    since === undefined || !isActing("injury-prevention", asked)
      ? [...drafts]
      : spareRuns(drafts, since, scope);
  return isActing("race-prep", asked) && scope.frame.isLoading ? lessEasy(spared, scope) : spared;
}

function grow(
  drafts: readonly Draft[],
  target: number,
  asked: WeekAdjustment,
  scope: WeekScope,
): Draft[] {
  if (!scope.frame.isLoading) return [...drafts];
  const base = sum(drafts.map((draft) => draft.base.duration));
  if (target > base) return larger(drafts, target / base, asked, scope);
  const isStrong = isActing("feeling-strong", asked) && target === base;
  return isStrong ? longer(drafts, scope) : [...drafts];
}

function larger(
  drafts: readonly Draft[],
  part: number,
  { reasons }: WeekAdjustment,
  scope: WeekScope,
): Draft[] {
  const base = sum(drafts.map((draft) => draft.base.duration));
  const most = mostMinutes(drafts, scope);
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

/** Maximum minutes of the week: its hours, and a safe step from the load week before. */
function mostMinutes(drafts: readonly Draft[], { history, basis, frame }: WeekScope): number {
  const base = sum(drafts.map((draft) => draft.base.duration));
  const { lastLoading } = history;
  const step = lastLoading === null ? base : growthStep(lastLoading, basis.curve.growth);
  return Math.max(base, Math.min(frame.capacity, step));
}

/** Longer long exercises, or longer easy ones if those have no room. */
function longer(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const most = mostMinutes(drafts, scope);
  const growing = (isMeant: (draft: Draft) => boolean) =>
    growDrafts(
      drafts,
      (draft) => ({
        minutes: isMeant(draft)
          ? Math.ceil((STRONG_PART * draft.minutes) / GRID) * GRID
          : draft.minutes,
        turn: 0,
      }),
      scope,
      most,
    );
  const long = growing(({ base }) => isLong(base) && base.brickId === null);
  return totalOf(long) > totalOf(drafts) ? long : growing((draft) => !isMain(draft));
}

const isSpare = (draft: Draft): boolean => isEasy(draft.intensity) && !isMain(draft);

/** Five per cent less easy training, from the longest easy exercises. */
function lessEasy(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const easy = sum(drafts.map((draft) => (isSpare(draft) ? draft.minutes : 0)));
  const changed = drafts.map((draft) => ({ ...draft }));
  for (let left = Math.ceil(((1 - EASY_PART) * easy) / GRID); left > 0; left -= 1) {
    const longest = keptOf(changed)
      .filter((draft) => isSpare(draft) && draft.minutes - GRID >= leastOf(draft, scope))
      .toSorted((a, b) => b.minutes - a.minutes)[0];
    if (longest) longest.minutes -= GRID;
  }
  return changed;
}

/** Limits a run or ride to the safe step from the previous weeks. */
function safe(draft: Draft, { limits }: WeekScope): Draft {
  const { type } = draft.base;
  if (type === "swim") return draft;
  return {
    ...draft,
    minutes: Math.min(draft.minutes, Math.max(MIN_SESSION_MINUTES, limits[type])),
  };
}

/** Gives the minutes that a safe step removes from a taper to its other exercises. */
function filledTaper(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const least = MIN_TAPER_PART * sum(drafts.map((draft) => draft.base.duration));
  const most = Math.ceil(least / GRID) * GRID;
  const filled = growDrafts(keptOf(drafts), originalMinutes, scope, most);
  const bySlot = new Map(filled.map((draft) => [draft.base.slotKey, draft]));
  return drafts.map((draft) => bySlot.get(draft.base.slotKey) ?? draft);
}

const originalMinutes = ({ base }: Draft) => ({ minutes: base.duration, turn: 0 });
