import type { Zone } from "@triplan/domain";
import { hasEffortAbove, isHard } from "../../intensity/index.ts";
import { isUnchanged, toEasy, type Draft } from "../drafts/draft.ts";
import { easierDrafts, repeated } from "./easier-drafts.ts";
import { harderDrafts } from "./harder-drafts.ts";
import { racePaceDrafts } from "./race-pace-drafts.ts";
import { isRunReduced } from "./reason-spans.ts";
import { isActing, type WeekAdjustment } from "./week-adjustment.ts";
import type { WeekScope } from "./week-scope.ts";

/** `raised` are the slots whose ladder goes up one rung more. */
export function withIntensity(
  drafts: readonly Draft[],
  asked: WeekAdjustment,
  scope: WeekScope,
  raised: ReadonlySet<string>,
): Draft[] {
  const { intensity, reasons } = asked;
  let changed = [...drafts];
  const { isLoading } = scope.frame;
  if (intensity === "easier" && isLoading) changed = easierDrafts(drafts, scope);
  if (intensity === "harder" && isLoading) {
    changed = harderDrafts(changed, scope, { isStrong: reasons.has("feeling-strong") });
  }
  if (isActing("race-prep", asked) && scope.frame.isLoading)
    changed = racePaceDrafts(changed, scope);
  if (isActing("feeling-strong", asked) && scope.frame.isLoading) {
    changed = changed.map((draft) =>
      raised.has(draft.base.slotKey) ? { ...draft, reps: "more" as const } : draft,
    );
  }
  changed = rested(changed, asked, scope);
  const since = reasons.get("injury-prevention");
  if (since === undefined || !isActing("injury-prevention", asked)) return changed;
  return changed.map((draft) => {
    if (draft.base.type !== "run") return draft;
    return isRunReduced(since) ? spared(draft) : repeated(draft, scope);
  });
}

/** A run that could not get shorter gives up its set. */
const spared = (draft: Draft) =>
  upTo(draft.minutes < draft.base.duration ? "Z3" : "Z2", draft, NO_HILLS);

/** Easy weeks for fatigue and recovery, then a week with one key exercise. */
function rested(drafts: Draft[], { reasons }: WeekAdjustment, scope: WeekScope): Draft[] {
  const tired = reasons.get("fatigue");
  const ill = reasons.get("recovery-needed");
  if (ill === 1) return drafts.map((draft) => upTo("Z2", draft));
  if (tired === 1) return drafts.map((draft) => upTo("Z3", draft));
  if (tired !== 2 && ill !== 2) return drafts;
  const one = withHardCount(drafts, 1).map((draft) =>
    isHard(draft) ? repeated(draft, scope) : draft,
  );
  return ill === 2 ? one.map((draft) => upTo("Z4", draft)) : one;
}

/** Keeps the first `most` hard exercises of the week and eases the others. */
function withHardCount(drafts: readonly Draft[], most: number): Draft[] {
  const hard = drafts.filter(isHard).toSorted((a, b) => a.base.orderIndex - b.base.orderIndex);
  const kept = new Set(hard.slice(0, most));
  return drafts.map((draft) => (isHard(draft) && !kept.has(draft) ? toEasy(draft) : draft));
}

const NO_HILLS: ReadonlySet<string> = new Set(["R08"]);

/** Without effort above a zone, race pace or the given templates; a suited exercise stays. */
function upTo(zone: Zone, draft: Draft, without: ReadonlySet<string> = new Set()): Draft {
  const { base } = draft;
  const isSuited = !hasEffortAbove(base.steps, zone) && !without.has(base.templateId);
  if (isSuited && isUnchanged(draft)) return draft;
  return { ...(isSuited ? draft : toEasy(draft)), maxZone: zone };
}
