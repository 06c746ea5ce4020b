import type { ExerciseProgress } from "@triplan/domain";
import {
  doseText,
  rungOf,
  topRung,
  type ClimbingAthlete,
  type LadderStep,
} from "../../ladders/index.ts";
import type { RungProgress } from "../resolve/written-session.ts";

/** The set of an exercise beside those of the last and the next time. */
export function exerciseProgress(
  { step, done, before }: RungProgress,
  athlete: ClimbingAthlete,
): ExerciseProgress {
  const { ladder } = step;
  const above = nextStep({ step, done }, topRung(ladder, athlete));
  return {
    last: before && {
      set: doseText({ ladder, rung: before.rung }, before.done),
      week: before.week,
    },
    today: doseText(step, done),
    next: above && doseText(above),
  };
}

type Done = Pick<RungProgress, "step" | "done">;

/** The next rung with more to do; null at the top. */
function nextStep({ step, done }: Done, top: number): LadderStep | null {
  const { ladder } = step;
  if (ladder !== "swim-long") return step.rung < top ? { ladder, rung: step.rung + 1 } : null;
  const piece = pieceOf({ step, done });
  for (let rung = 1; rung <= top; rung += 1) {
    if (rungOf({ ladder, rung })[1] > piece) return { ladder, rung };
  }
  return null;
}

/** True for a long swim with less in one piece than the last one, since its minutes hold no more. */
export const isShorterSwim = ({ step, done, before }: RungProgress): boolean =>
  step.ladder === "swim-long" &&
  before !== null &&
  pieceOf({ step, done }) < pieceOf({ step: { ...step, rung: before.rung }, done: before.done });

const pieceOf = ({ step, done }: Done): number => done ?? rungOf(step)[1];
