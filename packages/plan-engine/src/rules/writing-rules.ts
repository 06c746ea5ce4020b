import { eachExercise } from "./judgements.ts";
import type { PlanRule } from "./plan-rule.ts";
import { hasRoundNumbers } from "./round-numbers.ts";

const SOURCE = "docs/plan-engine.md";

/** Rules about how exercises are written. */
export const WRITING_RULES: readonly PlanRule[] = [
  {
    id: "round-numbers",
    title: "Steps have whole minutes or round metres and tidy repetitions",
    source: SOURCE,
    ...eachExercise(
      (each, _week, { basis }) => !hasRoundNumbers(each, basis.poolLength),
      ({ name }) => `${name} has a step that is hard to remember.`,
    ),
  },
];
