import { goalSaving } from "./intensity/goal-saving.ts";
import { weekPaces, weekSaving } from "./intensity/week-paces.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { seasonWeek } from "./outline-season.ts";
import type { Plan, PlanRequest } from "./plan-types.ts";
import { seasonBasis } from "./season-basis.ts";
import { seasonWarnings } from "./season-warnings.ts";
import { writeWeek } from "./write/write-week.ts";
import type { TemplateUse } from "./write/written-session.ts";

/**
 * The whole plan: every week with its exercises, each with steps, targets and the day that suits it
 * best. The same request always gives the same plan; any valid request gives one, never throws.
 * @see training.md
 */
export function generatePlan(request: PlanRequest): Plan {
  const basis = seasonBasis(request);
  const saving = goalSaving(request);
  const used: TemplateUse = new Map();
  return {
    weeks: layOutPlan(basis).map(({ frame, targetMinutes, slots }) => {
      const saved = weekSaving(request, saving, frame.week, basis.trainingWeeks);
      const paces = weekPaces(request, saved);
      return {
        ...seasonWeek(request, frame, targetMinutes),
        exercises: writeWeek(request, frame, paces, slots, used),
      };
    }),
    warnings: seasonWarnings(basis),
  };
}
