import type { PlanRequest } from "@triplan/plan-engine";
import type { PlanErrors } from "../draft/plan-errors.ts";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { UpdatePlan } from "../draft/use-plan-draft.ts";
import type { PlanPreview } from "../preview/use-planned-preview.ts";

export interface SectionProps {
  values: PlanValues;
  facts: PlanFacts;
  errors: PlanErrors;
  update: UpdatePlan;
}

export interface NowSectionProps extends SectionProps {
  /** Null while the values make no plan. */
  request: PlanRequest | null;
  /** Null without a request, and until its first answer. */
  preview: PlanPreview | null;
}
