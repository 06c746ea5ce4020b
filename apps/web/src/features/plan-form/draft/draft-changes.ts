import { DISCIPLINES } from "@triplan/domain";
import type { PlanDraft } from "./plan-draft.ts";
import { suggestPlanName } from "./plan-name.ts";
import { PACE_FIELDS, type PlanValues } from "./plan-values.ts";

const hasOtherPaces = (a: PlanValues, b: PlanValues): boolean =>
  DISCIPLINES.some((discipline) => a[PACE_FIELDS[discipline]] !== b[PACE_FIELDS[discipline]]);

/**
 * Applies a change. The name follows race and date until edited, and paces are the athlete's own
 * once one changes.
 */
export function changeDraft(
  draft: PlanDraft,
  change: (values: PlanValues) => PlanValues,
): PlanDraft {
  const values = change(draft.values);
  const isNameEdited = draft.isNameEdited || values.name !== draft.values.name;
  return {
    ...draft,
    values: isNameEdited ? values : { ...values, name: suggestPlanName(values) },
    isNameEdited,
    hasOwnPaces: draft.hasOwnPaces || hasOtherPaces(values, draft.values),
    isEdited: true,
  };
}
