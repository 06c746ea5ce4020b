import { isEasy, isHard } from "../../intensity/index.ts";
import type { WeekAdjustment } from "./adjustment.ts";
import { PLAIN_BRICKS } from "./choose-content.ts";
import { isUnchanged, type Draft } from "./draft.ts";
import { easedBrick } from "./ease-bricks.ts";
import { harderDrafts } from "./harder-drafts.ts";
import { easier } from "./ladder.ts";
import { racePaceDrafts } from "./race-pace-drafts.ts";
import { INJURY_WEEKS, isNearRace } from "./week-minutes.ts";
import type { WeekScope } from "./week-scope.ts";

export function withIntensity(
  drafts: readonly Draft[],
  asked: WeekAdjustment,
  scope: WeekScope,
): Draft[] {
  const { intensity, reasons } = asked;
  let changed = [...drafts];
  if (intensity === "easier") changed = drafts.map((draft) => eased(draft, drafts, scope));
  if (intensity === "harder" && scope.frame.isLoading) changed = harderDrafts(changed, scope);
  if (reasons.has("race-prep") && scope.frame.isLoading && isNearRace(scope)) {
    changed = racePaceDrafts(changed, scope);
  }
  if (reasons.get("fatigue") === 1) changed = withHardCount(changed, 1);
  if (reasons.get("recovery-needed") === 1) changed = changed.map(toEasy);
  const isSpared = (reasons.get("injury-prevention") ?? INJURY_WEEKS + 1) <= INJURY_WEEKS;
  return isSpared ? changed.map(withoutSpeed) : changed;
}

/** One step easier; a brick without a milder one of its kind becomes the plain brick. */
function eased(draft: Draft, drafts: readonly Draft[], scope: WeekScope): Draft {
  if (draft.base.brickId !== null) return easedBrick(draft, drafts, scope) ?? toEasy(draft);
  return { ...draft, intensity: easier(draft.intensity) };
}

export function toEasy(draft: Draft): Draft {
  const intensity = isEasy(draft.intensity) ? draft.intensity : "easy";
  const isBrick = draft.base.brickId !== null;
  const isPlain = PLAIN_BRICKS.has(draft.base.templateId);
  return { ...draft, intensity, ...(isBrick && !isPlain && { templateIds: PLAIN_BRICKS }) };
}

/** Keeps the first `most` hard exercises of the week and eases the others. */
function withHardCount(drafts: readonly Draft[], most: number): Draft[] {
  const hard = drafts.filter(isHard).toSorted((a, b) => a.base.orderIndex - b.base.orderIndex);
  const kept = new Set(hard.slice(0, most));
  return drafts.map((draft) => (isHard(draft) && !kept.has(draft) ? toEasy(draft) : draft));
}

/** Limits a run to threshold; an unchanged run without speed stays as it is. */
function withoutSpeed(draft: Draft): Draft {
  const { base, intensity } = draft;
  const isSlow = base.steps.every((step) => step.intervals.every((each) => each.zone <= "Z4"));
  if (base.type !== "run" || (isSlow && isUnchanged(draft))) return draft;
  if (base.brickId !== null) return isSlow ? draft : toEasy(draft);
  const isFastLabel = intensity === "vo2max" || intensity === "interval";
  return { ...draft, intensity: isFastLabel ? "tempo" : intensity, isWithoutSpeed: true };
}
