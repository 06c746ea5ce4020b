import { reasonFacts } from "./explain/reason-facts.ts";
import { layOutPlan } from "./season/lay-out-plan.ts";
import { seasonWeek } from "./outline-season.ts";
import type { Plan, PlanRequest } from "./plan-types.ts";
import { seasonBasis } from "./season/season-basis.ts";
import { seasonWarnings } from "./season/season-warnings.ts";
import { writeWeek } from "./write/write-week.ts";
import type { TemplateUse } from "./write/written-session.ts";

/**
 * The whole plan: every week with its exercises, each with steps, targets and the day that suits it
 * best. The same request always gives the same plan; any valid request gives one, never throws.
 * @see training.md
 */
export function generatePlan(request: PlanRequest): Plan {
  const basis = seasonBasis(request);
  const facts = reasonFacts(basis);
  const used: TemplateUse = new Map();
  return {
    weeks: layOutPlan(basis).map((week) => ({
      ...seasonWeek(request, week.frame, week.targetMinutes),
      exercises: writeWeek(facts, week, used),
    })),
    warnings: seasonWarnings(basis),
  };
}
