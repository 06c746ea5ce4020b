import type { Weekday } from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { seasonBasis, seasonWeek } from "../season/index.ts";
import { planFacts, type Finding, type JudgedExercise, type PlanFacts } from "./plan-rule.ts";
import { PLAN_RULES } from "./plan-rules.ts";

/** An exercise as the athlete placed it. */
export type ArrangedExercise = Omit<JudgedExercise, "suggestedDay"> & {
  /** Null if it is not placed. */
  day: Weekday | null;
  isCompleted: boolean;
};

type Placed = ArrangedExercise & { day: Weekday };

const isPlaced = (exercise: ArrangedExercise): exercise is Placed => exercise.day !== null;

// Rules read the placed day; no rule reads the day of an unplaced exercise.
const judged = (exercise: ArrangedExercise): JudgedExercise => ({
  ...exercise,
  suggestedDay: exercise.day ?? 0,
});

/**
 * Creates a checker for an athlete's own weeks, which returns the violated rules with one sentence
 * each. Completed exercises use up hours but are not judged; a week outside the plan has no
 * findings. Needs no session library, so a page can run it on every move. Never throws.
 */
export function weekDoctor(
  request: PlanRequest,
): (
  week: number,
  exercises: readonly ArrangedExercise[],
  before?: readonly ArrangedExercise[],
) => Finding[] {
  const basis = seasonBasis(request);
  return (week, exercises, weekBefore = []) => {
    const frame = basis.frames[week - 1];
    if (!frame) return [];
    const before = weekBefore.filter(isPlaced).map(judged);
    const facts = (shown: readonly ArrangedExercise[]): PlanFacts => {
      const minutes = sum(exercises.map((exercise) => exercise.duration));
      const rows = shown.map(judged);
      const waiting = exercises.filter((each) => !shown.includes(each)).map(judged);
      const outlined = {
        ...seasonWeek(frame),
        targetMinutes: minutes,
        exercises: rows,
        waiting,
        before,
      };
      return planFacts(basis, [outlined]);
    };
    const byScope = { all: facts(exercises), placed: facts(exercises.filter(isPlaced)) };
    const open = new Set(exercises.flatMap((each) => (each.isCompleted ? [] : [each.slotKey])));
    return PLAN_RULES.flatMap(({ id, appliesTo, check }) => {
      if (!appliesTo) return [];
      return check(byScope[appliesTo])
        .map((complaint) => ({
          ruleId: id,
          ...complaint,
          slotKeys: complaint.slotKeys.filter((key) => open.has(key)),
        }))
        .filter(({ slotKeys }) => slotKeys.length > 0);
    });
  };
}
