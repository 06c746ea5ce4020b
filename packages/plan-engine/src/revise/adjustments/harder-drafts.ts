import type { Intensity } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import { isHard, lowShare, MAX_HARD } from "../../intensity/index.ts";
import { isLong } from "../../week/index.ts";
import { hasContent, hasHigherRung } from "./choose-content.ts";
import { isHardLandDraft, type Draft } from "./draft.ts";
import type { WeekScope } from "./week-scope.ts";
import { writeDraft } from "./write-draft.ts";

/** Minimum share of easy time in a week, whatever the adjustment. */
export const MIN_LOW_SHARE = 0.72;

/**
 * Raises each exercise one step while the week stays within its limit of hard exercises and keeps
 * enough easy time.
 */
export function harderDrafts(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const most = MAX_HARD[scope.basis.level] + 1;
  const raised = new Set<string>();
  let current = [...drafts];
  for (const draft of drafts.toSorted(byWeight)) {
    const up = harder(draft, scope, raised);
    if (!up) continue;
    const next = current.map((each) => (each.base === draft.base ? up.draft : each));
    const isNewOnLand = isHardLandDraft(up.draft) && !isHard(draft);
    if (isNewOnLand && next.filter(isHardLandDraft).length > most) continue;
    if (!isEasyEnough(current, next, scope)) continue;
    current = next;
    if (up.once) raised.add(up.once);
  }
  return current;
}

// Hard exercises first, then the longest easy ones: they change most with a step.
const byWeight = (a: Draft, b: Draft) =>
  Number(isHard(b)) - Number(isHard(a)) ||
  b.minutes - a.minutes ||
  a.base.orderIndex - b.base.orderIndex;

interface Step {
  draft: Draft;
  /** Key of a change that may happen once a week only. */
  once?: string;
}

function harder(draft: Draft, scope: WeekScope, raised: ReadonlySet<string>): Step | null {
  const { base, intensity } = draft;
  // Tests measure fitness, so they do not get harder.
  if (base.brickId !== null || isTest(base)) return null;
  const higher: Draft = { ...draft, reps: "more" };
  if (hasHigherRung(scope.writer, higher)) return { draft: higher };
  const to = (label: Intensity): Step | null => {
    const up = { ...draft, intensity: label };
    return hasContent(scope.writer, up) ? { draft: up } : null;
  };
  if (intensity === "moderate") return to("tempo");
  if (intensity === "tempo") return isLong(base) ? null : to("threshold");
  if (intensity === "threshold") {
    const isOpen = scope.basis.level !== "beginner" && !raised.has("vo2max");
    const up = isOpen ? to("vo2max") : null;
    return up && { ...up, once: "vo2max" };
  }
  if (isHard(draft)) return { draft: { ...draft, reps: "more" } };
  if (intensity !== "easy" || isLong(base) || raised.has(base.type)) return null;
  const up = to("moderate");
  return up && { ...up, once: base.type };
}

function isEasyEnough(before: readonly Draft[], after: readonly Draft[], scope: WeekScope) {
  const share = (drafts: readonly Draft[]) =>
    lowShare(drafts.map((draft) => writeDraft(scope.writer, draft)));
  const next = share(after);
  return next >= MIN_LOW_SHARE || next >= share(before);
}
