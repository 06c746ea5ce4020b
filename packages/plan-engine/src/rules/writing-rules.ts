import { eachExercise, eachWeek } from "./judgements.ts";
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
  {
    id: "named-drills",
    title: "Beginners have named drills in every second swim, others in every third",
    source: SOURCE,
    ...eachWeek(
      ({ exercises }, { basis }) => {
        const swims = exercises.filter(({ type }) => type === "swim");
        const drilled = swims.filter(({ steps }) => steps.some(({ drills = [] }) => drills.length));
        const isEnough = drilled.length * (basis.level === "beginner" ? 2 : 3) >= swims.length;
        return isEnough ? [] : [{ message: "Too few of your swims have drills.", about: swims }];
      },
      ({ exercises }) => exercises.some(({ type }) => type === "swim"),
    ),
  },
  {
    id: "kit-in-steps",
    title: "A step names the kit that it needs",
    source: SOURCE,
    ...eachExercise(
      ({ templateId, steps }) =>
        steps.some(({ drills = [], kit = [] }) =>
          drills.some((drill) => (drill.kit ?? []).some((each) => !kit.includes(each))),
        ) ||
        (templateId.startsWith("swim-pull:") && steps.every(({ kit = [] }) => kit.length === 0)),
      ({ name }) => `${name} does not say which kit it needs.`,
    ),
  },
];
