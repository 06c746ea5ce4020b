import type { Reason, ReasonRule } from "@triplan/domain";
import { contentReasons } from "../explain/content-reasons.ts";
import { hardReasons } from "../explain/place-reasons.ts";
import type { ReasonFacts } from "../explain/reason-facts.ts";
import { findBrick, findTemplate } from "../library/library.ts";
import type { PlannedExercise } from "../plan-types.ts";

/** What an exercise keeps of its reasons whatever its length and content: its week and its day. */
const LASTING: ReadonlySet<ReasonRule> = new Set<ReasonRule>([
  "endurance-day",
  "open-day",
  "brick",
  "recovery-week",
  "taper",
  "race-week",
  "phase",
]);

/** A changed exercise with the reason of the change and those that still hold of what it was. */
export function withChange<Exercise extends PlannedExercise>(
  exercise: Exercise,
  base: PlannedExercise,
  change: Reason,
  facts: ReasonFacts,
): Exercise {
  const template = findTemplate(exercise.templateId) ?? findBrick(exercise.templateId);
  const lasting = base.reasons.filter(({ rule }) => LASTING.has(rule));
  const phase = lasting.filter(({ rule }) => rule === "phase");
  return {
    ...exercise,
    reasons: [
      change,
      ...lasting.filter(({ rule }) => rule !== "phase"),
      ...hardReasons(facts.request, exercise.intensity),
      ...contentReasons(exercise, template?.purpose ?? exercise.name, facts),
      ...phase,
    ],
  };
}
