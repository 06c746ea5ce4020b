import type { Weekday } from "@triplan/domain";
import { seasonWeek } from "../outline-season.ts";
import type { PlanRequest } from "../plan-types.ts";
import { seasonBasis } from "../season/season-basis.ts";
import { sum } from "../shared/numbers.ts";
import { planFacts, type Finding, type JudgedExercise, type PlanFacts } from "./plan-rule.ts";
import { PLAN_RULES } from "./plan-rules.ts";

/** An exercise as the athlete has put it. */
export type ArrangedExercise = Omit<JudgedExercise, "suggestedDay"> & {
  /** Day on which it is placed; null where it waits for one. */
  day: Weekday | null;
  isCompleted: boolean;
};

type Placed = ArrangedExercise & { day: Weekday };

const isPlaced = (exercise: ArrangedExercise): exercise is Placed => exercise.day !== null;

// Where an exercise lies is what counts; for one that waits no rule asks for a day.
const judged = (exercise: ArrangedExercise): JudgedExercise => ({
  ...exercise,
  suggestedDay: exercise.day ?? 0,
});

/**
 * The judge of an athlete's own weeks, made once for a plan: it tells which rules the exercises of a
 * week break as they lie, each with one plain sentence. Rules of days judge what is placed, rules of
 * the week all of it. What is completed counts in the hours of its day but is not judged: a finding
 * names only exercises that can still be moved. Of the week before, where it is given, the Saturday
 * counts for the Sunday after it. It needs no session library, so a page may judge on
 * every move. A week that the plan does not have breaks nothing; never throws.
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
      const outlined = { ...seasonWeek(request, frame, minutes), exercises: rows, waiting, before };
      return planFacts(request, [outlined], basis);
    };
    const byScope = { all: facts(exercises), placed: facts(exercises.filter(isPlaced)) };
    const open = new Set(exercises.flatMap((each) => (each.isCompleted ? [] : [each.slotKey])));
    return PLAN_RULES.flatMap(({ id, livesOn, check }) => {
      if (!livesOn) return [];
      return check(byScope[livesOn])
        .map((complaint) => ({
          ruleId: id,
          ...complaint,
          slotKeys: complaint.slotKeys.filter((key) => open.has(key)),
        }))
        .filter(({ slotKeys }) => slotKeys.length > 0);
    });
  };
}
