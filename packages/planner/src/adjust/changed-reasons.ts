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

/** Hard exercises of which one is the exercise; 0 where it is none of them. */
const mostHardOf = ({ reasons }: PlannedExercise): number =>
  reasons.find((reason) => reason.rule === "hard")?.facts.most ?? 0;

/** A test of another length is still a test. */
const testReasons = (exercise: PlannedExercise, base: PlannedExercise): Reason[] =>
  exercise.templateId === base.templateId ? base.reasons.filter(({ rule }) => rule === "test") : [];

/**
 * A changed exercise with the reason of the change and those that still hold of what it was. Where it
 * may be hard though it was not, `mostHard` says how many such its week may hold.
 */
export function withChange<Exercise extends PlannedExercise>(
  exercise: Exercise,
  base: PlannedExercise,
  change: Reason,
  facts: ReasonFacts,
  mostHard = mostHardOf(base),
): Exercise {
  const template = findTemplate(exercise.templateId) ?? findBrick(exercise.templateId);
  const lasting = base.reasons.filter(({ rule }) => LASTING.has(rule));
  const phase = lasting.filter(({ rule }) => rule === "phase");
  return {
    ...exercise,
    reasons: [
      change,
      ...lasting.filter(({ rule }) => rule !== "phase"),
      ...testReasons(exercise, base),
      ...hardReasons(facts.request.level, mostHard, exercise.intensity),
      ...contentReasons(exercise, template?.purpose ?? exercise.name, facts),
      ...phase,
    ],
  };
}
