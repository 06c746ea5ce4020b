import { DISCIPLINES } from "@triplan/domain";
import type { PlanDraft } from "./plan-draft.ts";
import { suggestPlanName } from "./plan-name.ts";
import { PACE_FIELDS, type PlanValues } from "./plan-values.ts";

const hasOtherPaces = (a: PlanValues, b: PlanValues): boolean =>
  DISCIPLINES.some((discipline) => a[PACE_FIELDS[discipline]] !== b[PACE_FIELDS[discipline]]);

/**
 * The draft with a change of its values. The name follows race and date until the athlete edits it;
 * paces count as the athlete's own once one of them changes.
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
  };
}
