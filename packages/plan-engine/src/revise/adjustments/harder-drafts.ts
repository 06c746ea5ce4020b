import { isTest } from "../../fitness-tests/index.ts";
import { hardBudget, isHard, lowShare } from "../../intensity/index.ts";
import { ladderNamed, rungWithId, type LadderId } from "../../ladders/index.ts";
import { hasHigherRung } from "../drafts/choose-content.ts";
import { isHardLandDraft, type Draft } from "../drafts/draft.ts";
import { climbing, onLadder } from "./next-rung.ts";
import type { WeekScope } from "./week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";

/** Minimum share of easy time in a week, whatever the adjustment. */
export const MIN_LOW_SHARE = 0.72;

/** The ladder on which a steady key exercise of the sport becomes a hard one. */
const HARD_LADDERS = { bike: "bike-threshold", run: "run-threshold" } as const satisfies Record<
  "bike" | "run",
  LadderId
>;

/**
 * Steady key exercises become hard within the week's limit of hard exercises, except for an athlete
 * who feels strong; other sets climb one rung each time, as long as the week keeps enough easy time.
 */
export function harderDrafts(
  drafts: readonly Draft[],
  scope: WeekScope,
  { isStrong }: { isStrong: boolean },
): Draft[] {
  const most = isStrong ? 0 : hardBudget(scope.basis.level, scope.frame, drafts.length);
  let current = [...drafts];
  for (const draft of drafts.toSorted(byWeight)) {
    // Tests measure fitness, so they do not get harder, and bricks have a ladder of their own.
    if (draft.base.brickId !== null || isTest(draft.base)) continue;
    const isOpen = current.filter(isHardLandDraft).length < most;
    const up = (isOpen ? asHard(draft, scope) : null) ?? further(draft, scope, isStrong);
    if (!up) continue;
    const next = current.map((each) => (each.base === draft.base ? up : each));
    if (isEasyEnough(current, next, scope)) current = next;
  }
  return current;
}

// Hard exercises first, then the longest: they change most with a rung.
const byWeight = (a: Draft, b: Draft) =>
  Number(isHard(b)) - Number(isHard(a)) ||
  b.minutes - a.minutes ||
  a.base.orderIndex - b.base.orderIndex;

/** A steady key exercise as a hard one; null for others. */
function asHard(draft: Draft, scope: WeekScope): Draft | null {
  const { type, templateId } = draft.base;
  const own = rungWithId(templateId);
  if (type === "swim" || !own) return null;
  const { load, isLong } = ladderNamed(own.ladder);
  return load === "half" && isLong !== true ? onLadder(draft, HARD_LADDERS[type], scope) : null;
}

/** A step more for an athlete who feels strong, else a step from the last time. */
function further(draft: Draft, scope: WeekScope, isStrong: boolean): Draft | null {
  const higher: Draft = { ...draft, reps: "more" };
  if (!rungWithId(draft.base.templateId)) return isHard(draft) ? higher : null;
  if (!isStrong) return climbing(draft, scope);
  return hasHigherRung(scope.writer, higher) ? higher : null;
}

function isEasyEnough(before: readonly Draft[], after: readonly Draft[], scope: WeekScope) {
  const share = (drafts: readonly Draft[]) =>
    lowShare(drafts.map((draft) => writeDraft(scope.writer, draft)));
  const next = share(after);
  return next >= MIN_LOW_SHARE || next >= share(before);
}
