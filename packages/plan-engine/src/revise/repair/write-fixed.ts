import type { FixLimit } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import type { Fit } from "./fit-week.ts";

/** The exercise within its limits, with the reason of the fix; `before` are its minutes until now. */
export function writeFixed(
  { writer, basis }: WeekScope,
  { draft, limit }: Fit,
  before: number | null,
): PlannedExercise {
  const change = fixedReason(limit, before, draft.minutes);
  return withChange(writeDraft(writer, draft), draft.base, change, basis);
}

/** The planned exercise as one that a fix leaves out: the mark lets a later fix bring it back. */
export const leftOut = (planned: PlannedExercise): PlannedExercise => ({
  ...planned,
  reasons: [fixedReason("week", planned.duration, 0), ...planned.reasons],
});

const fixedReason = (limit: FixLimit, before: number | null, after: number) =>
  ({ rule: "fixed", facts: { limit, before, after } }) as const;
