import type { PlanErrors } from "./plan-errors.ts";
import type { PlanFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";
import type { UpdatePlan } from "./use-plan-draft.ts";

export interface SectionProps {
  values: PlanValues;
  facts: PlanFacts;
  errors: PlanErrors;
  update: UpdatePlan;
}
