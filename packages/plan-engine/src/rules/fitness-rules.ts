import { evenFitness, firstOverreachedDay, MAX_RAMP, steepestRamp } from "../season/index.ts";
import { thePlan } from "./judgements.ts";
import type { PlanFacts, PlanRule } from "./plan-rule.ts";

const SOURCE = "docs/plan-engine.md";
/** In a plan of one week the initial fitness follows from that week, so the rule is meaningless. */
const FROM_WEEKS = 2;

const isJudged = ({ basis }: PlanFacts) => basis.totalWeeks >= FROM_WEEKS;

/** Rules about training load and fatigue. */
export const FITNESS_RULES: readonly PlanRule[] = [
  {
    id: "fitness-ramp",
    title: "Fitness rises at a safe rate",
    source: SOURCE,
    ...thePlan((facts) => {
      const most = steepestRamp(evenFitness(facts.basis.daysToRace, { ...facts.basis, ...facts }));
      return most > MAX_RAMP
        ? `Your plan's fitness rises by ${Math.round(most)} points in a week; ${MAX_RAMP} are safe.`
        : null;
    }, isJudged),
  },
  {
    id: "fatigue-floor",
    title: "Form never falls below minus half of fitness",
    source: SOURCE,
    ...thePlan((facts) => {
      const overreached = firstOverreachedDay(
        evenFitness(facts.basis.daysToRace, { ...facts.basis, ...facts }),
      );
      return overreached < 0
        ? null
        : `Your plan leaves you too tired in week ${Math.ceil(overreached / 7)}.`;
    }, isJudged),
  },
];
