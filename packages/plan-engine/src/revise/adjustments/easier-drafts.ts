import { isTest } from "../../fitness-tests/index.ts";
import { isHard } from "../../intensity/index.ts";
import { rungId, rungWithId, type LadderId } from "../../ladders/index.ts";
import { isLong, isLongSwim } from "../../week/index.ts";
import { isHardLandDraft, toEasy, type Draft } from "../drafts/draft.ts";
import { onLadder } from "./next-rung.ts";
import type { WeekScope } from "./week-scope.ts";

/** The ladder on which a beginner's hard ride or run becomes a steady one. */
const STEADY_LADDERS = { bike: "bike-tempo", run: "run-tempo" } as const satisfies Record<
  "bike" | "run",
  LadderId
>;

/** One hard exercise less, on land if there is one; the other sets repeat the last rung done. */
export function easierDrafts(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  const hard = drafts.filter(
    (draft) =>
      isHard(draft) && draft.base.brickId === null && !isLong(draft.base) && !isTest(draft.base),
  );
  const last = hard.findLast(isHardLandDraft) ?? hard.at(-1);
  return drafts.map((draft) => (draft === last ? eased(draft, scope) : repeated(draft, scope)));
}

function eased(draft: Draft, scope: WeekScope): Draft {
  const { type } = draft.base;
  const isSteady = scope.basis.level === "beginner" && type !== "swim";
  return (isSteady ? onLadder(draft, STEADY_LADDERS[type], scope) : null) ?? toEasy(draft);
}

/**
 * The last rung that the athlete did on the ladder, if the engine asks for a higher one. Long swims
 * and bricks follow from their lengths, so they stay.
 */
export function repeated(draft: Draft, { history }: WeekScope): Draft {
  if (isLongSwim(draft.base) || draft.base.brickId !== null) return draft;
  const own = rungWithId(draft.base.templateId);
  const last = own && history.climbs.get(own.ladder);
  if (!own || !last || last.rung >= own.rung) return draft;
  return { ...draft, rungId: rungId({ ladder: own.ladder, rung: last.rung }) };
}
