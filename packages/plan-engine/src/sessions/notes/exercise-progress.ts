import type { ExerciseProgress } from "@triplan/domain";
import { doseText, topRung, type ClimbingAthlete } from "../../ladders/index.ts";
import type { RungProgress } from "../resolve/written-session.ts";

/** The set of an exercise beside those of the last and the next time. */
export function exerciseProgress(
  { step, before }: RungProgress,
  athlete: ClimbingAthlete,
): ExerciseProgress {
  const { ladder, rung } = step;
  const today = doseText(step);
  const above = rung < topRung(ladder, athlete) ? doseText({ ladder, rung: rung + 1 }) : today;
  return {
    last: before && { set: doseText({ ladder, rung: before.rung }), week: before.week },
    today,
    next: above === today ? null : above,
  };
}
