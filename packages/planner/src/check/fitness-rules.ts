import { evenFitness, firstTiredDay, MAX_RAMP, steepestRamp } from "../load/even-fitness.ts";
import { thePlan } from "./judgements.ts";
import type { PlanFacts, PlanRule } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
/** A plan of one week is its own measure of what the athlete is used to: nothing can be told. */
const FROM_WEEKS = 2;

const isJudged = ({ request }: PlanFacts) => request.totalWeeks >= FROM_WEEKS;

/** Rules about what the load of the weeks does to the athlete. */
export const FITNESS_RULES: readonly PlanRule[] = [
  {
    id: "fitness-ramp",
    title: "Fitness rises in steps that a body can follow",
    source: SOURCE,
    ...thePlan((facts) => {
      const most = steepestRamp(evenFitness(facts.request, facts));
      return most > MAX_RAMP
        ? `Your plan's fitness rises by ${Math.round(most)} points in a week; ${MAX_RAMP} are safe.`
        : null;
    }, isJudged),
  },
  {
    id: "fatigue-floor",
    title: "No week tires more than half of what fitness bears",
    source: SOURCE,
    ...thePlan((facts) => {
      const tired = firstTiredDay(evenFitness(facts.request, facts));
      return tired < 0 ? null : `Your plan leaves you too tired in week ${Math.ceil(tired / 7)}.`;
    }, isJudged),
  },
];
