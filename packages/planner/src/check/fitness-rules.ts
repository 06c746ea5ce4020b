import { dailyLoads, startLoad } from "../load/plan-load.ts";
import { fitnessCurve, type FitnessDay } from "../load/fitness-curve.ts";
import { sum } from "../shared/numbers.ts";
import { thePlan } from "./judgements.ts";
import type { PlanFacts, PlanRule } from "./plan-rule.ts";

const SOURCE = "training.md §10.50";
const MOST_RAMP = 8;
const LEAST_FORM = -0.5;
/** A plan of one week is its own measure of what the athlete is used to: nothing can be told. */
const FROM_WEEKS = 2;

/** Fitness of each morning, where each week's load is spread evenly over its days. */
function evenFitness({ request, weeks }: PlanFacts): FitnessDay[] {
  const loads = dailyLoads(request, { weeks });
  const even = loads.map((_, day) => {
    const week = loads.slice(day - (day % 7), day - (day % 7) + 7);
    return sum(week) / week.length;
  });
  return fitnessCurve(even, startLoad(weeks.flatMap((week) => week.exercises)));
}

const isJudged = ({ request }: PlanFacts) => request.totalWeeks >= FROM_WEEKS;

/** Rules about what the load of the weeks does to the athlete. */
export const FITNESS_RULES: readonly PlanRule[] = [
  {
    id: "fitness-ramp",
    title: "Fitness rises in steps that a body can follow",
    source: SOURCE,
    ...thePlan((facts) => {
      const days = evenFitness(facts);
      const ramps = days.map((day, index) => (days[index + 7]?.fitness ?? 0) - day.fitness);
      const most = Math.max(...ramps);
      return most > MOST_RAMP
        ? `Your plan's fitness rises by ${Math.round(most)} points in a week; ${MOST_RAMP} are safe.`
        : null;
    }, isJudged),
  },
  {
    id: "fatigue-floor",
    title: "No week tires more than half of what fitness bears",
    source: SOURCE,
    ...thePlan((facts) => {
      const tired = evenFitness(facts).findIndex(
        ({ form, fitness }) => form < LEAST_FORM * fitness,
      );
      return tired < 0 ? null : `Your plan leaves you too tired in week ${Math.ceil(tired / 7)}.`;
    }, isJudged),
  },
];
