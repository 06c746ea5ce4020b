import type { Reason, ReasonRule } from "@triplan/domain";
import { isTest } from "../../fitness-tests/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import type { SeasonBasis } from "../../season/index.ts";
import { contentReasons, findBrick, findTemplate, hardReasons } from "../../sessions/index.ts";

/** Reasons that stay valid whatever the length and content: those about the week and the day. */
const LASTING: ReadonlySet<ReasonRule> = new Set<ReasonRule>([
  "swapped",
  "endurance-day",
  "open-day",
  "appointment",
  "sport-days",
  "brick",
  "recovery-week",
  "taper",
  "race-week",
  "phase",
]);

/** Number of hard rides and runs in the week, from the exercise's reasons; 0 if it is not hard. */
const maxHardOf = ({ reasons }: PlannedExercise): number =>
  reasons.find((reason) => reason.rule === "hard")?.facts.most ?? 0;

/** Of the content: a test stays a test at another length, and a held set the held one. */
const templateReasons = (exercise: PlannedExercise, base: PlannedExercise): Reason[] =>
  base.reasons.filter(
    ({ rule }) =>
      (rule === "test" && isTest(exercise)) ||
      (rule === "held" && exercise.templateId === base.templateId),
  );

/** An appointment says how much of it the exercise is. */
const withMinutes = (reason: Reason, minutes: number): Reason =>
  reason.rule === "appointment" ? { ...reason, facts: { ...reason.facts, minutes } } : reason;

/**
 * Adds the reason of a change and keeps the earlier reasons that still hold. `maxHard` is the
 * week's limit of hard rides and runs, for an exercise that became hard.
 */
export function withChange<Exercise extends PlannedExercise>(
  exercise: Exercise,
  base: PlannedExercise,
  change: Reason,
  { level, targets }: SeasonBasis,
  maxHard = maxHardOf(base),
): Exercise {
  const template = findTemplate(exercise.templateId) ?? findBrick(exercise.templateId);
  const lasting = base.reasons
    .filter(({ rule }) => LASTING.has(rule))
    .map((reason) => withMinutes(reason, exercise.duration));
  const phase = lasting.filter(({ rule }) => rule === "phase");
  return {
    ...exercise,
    reasons: [
      change,
      ...lasting.filter(({ rule }) => rule !== "phase"),
      ...templateReasons(exercise, base),
      ...hardReasons(level, maxHard, exercise),
      ...contentReasons(exercise, template?.purpose ?? exercise.name, targets),
      ...phase,
    ],
  };
}
