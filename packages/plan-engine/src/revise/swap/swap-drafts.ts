import { isTest } from "../../fitness-tests/index.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { ladderNamed, rungWithId, type LadderId } from "../../ladders/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { isLong, MIN_LIGHT_MINUTES, MIN_MINUTES } from "../../week/index.ts";
import { draftOf, toEasy, type Draft } from "../drafts/draft.ts";
import { onLadder } from "../adjustments/next-rung.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";

/** A way to replace an exercise; it names the same way when the plan is written again. */
export type SwapKind = LadderId | "easy" | "shorter" | "half";

export interface SwapDraft {
  kind: SwapKind;
  draft: Draft;
}

/** Ladders that replace each other, the nearest in effort first. */
const LADDERS = {
  swim: ["swim-css", "swim-pull", "swim-technique", "swim-vo2"],
  bike: [
    "bike-threshold",
    "bike-tempo",
    "bike-strength",
    "bike-hills",
    "bike-over-under",
    "bike-vo2",
  ],
  run: ["run-threshold", "run-tempo", "run-hills", "run-short-day", "run-vo2"],
} as const;

/** Halves of a brick belong together, and a test measures the thresholds of the weeks after it. */
export const isSwappable = (exercise: PlannedExercise): boolean =>
  exercise.brickId === null && !isTest(exercise);

/** Ways to replace an exercise, the best ones first; some may break a rule of the week. */
export function swapDrafts(base: PlannedExercise, scope: WeekScope): SwapDraft[] {
  const draft = draftOf(base);
  const own = rungWithId(base.templateId)?.ladder;
  const isSet = own !== undefined && !isLong(base);
  const others = isSet ? ladderDrafts(draft, own, scope) : [];
  const easy = isEasy(base.intensity) ? [] : [{ kind: "easy", draft: toEasy(draft) } as const];
  return [...others, ...easy, ...shorterDrafts(base, scope)];
}

/** Other sets of the sport in the same minutes, none harder than the own one. */
function ladderDrafts(draft: Draft, own: LadderId, scope: WeekScope): SwapDraft[] {
  const { base } = draft;
  return LADDERS[base.type].flatMap((ladder) => {
    const isHarder = isHard(ladderNamed(ladder)) && !isHard(base);
    if (ladder === own || isHarder) return [];
    const other = onLadder(draft, ladder, scope);
    return other ? [{ kind: ladder, draft: other }] : [];
  });
}

const PARTS = { shorter: 0.75, half: 0.5 } as const;

function shorterDrafts(base: PlannedExercise, { frame }: WeekScope): SwapDraft[] {
  const least = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES)[base.type];
  return (["shorter", "half"] as const).flatMap((kind) => {
    const minutes = floor5(PARTS[kind] * base.duration);
    const isUseful = minutes >= least && minutes < base.duration;
    return isUseful ? [{ kind, draft: { ...draftOf(base), minutes } }] : [];
  });
}
