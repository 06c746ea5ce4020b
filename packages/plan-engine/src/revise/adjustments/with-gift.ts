import { isHeldOn, type Discipline } from "@triplan/domain";
import { hasEffortAbove, isEasy } from "../../intensity/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { Draft } from "../drafts/draft.ts";
import { keptOf } from "./cut-week.ts";
import { growDrafts } from "./grow-drafts.ts";
import type { WeekScope } from "./week-scope.ts";

/** Easy exercises take up to this share more from a sport that rests. */
const MAX_GIFT = 1.15;

/** Easy exercises of the sports that do not rest get longer, until the week has `most` minutes; appointments don't. */
export function withGift(
  drafts: readonly Draft[],
  resting: Discipline,
  most: number,
  scope: WeekScope,
): Draft[] {
  const target = (draft: Draft) => ({
    minutes:
      draft.base.type !== resting &&
      !isHeldOn(draft.base.reasons, scope.dayOf(draft.base)) &&
      isEasy(draft.intensity) &&
      !hasEffortAbove(draft.base.steps, "Z2")
        ? floor5(MAX_GIFT * draft.minutes)
        : draft.minutes,
    turn: 0,
  });
  const grown = growDrafts(keptOf(drafts), target, scope, most);
  const bySlot = new Map(grown.map((draft) => [draft.base.slotKey, draft]));
  return drafts.map((draft) => bySlot.get(draft.base.slotKey) ?? draft);
}
