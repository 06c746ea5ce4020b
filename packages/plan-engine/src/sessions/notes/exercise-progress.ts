import { poolUnitOf, type ExerciseProgress, type PoolUnit } from "@triplan/domain";
import {
  doseText,
  longPiece,
  rungOf,
  topRung,
  type ClimbingAthlete,
  type LadderStep,
} from "../../ladders/index.ts";
import type { RungProgress } from "../resolve/written-session.ts";

/** The set of an exercise beside those of the last and the next time. */
export function exerciseProgress(
  { step, done, before }: RungProgress,
  athlete: ClimbingAthlete & { poolLength: number },
): ExerciseProgress {
  const { ladder } = step;
  const unit = poolUnitOf(athlete.poolLength);
  const above = nextStep({ step, done }, topRung(ladder, athlete), unit);
  return {
    last: before && {
      set: doseText({ ladder, rung: before.rung }, unit, before.done),
      week: before.week,
    },
    today: doseText(step, unit, done),
    next: above && doseText(above, unit),
  };
}

type Done = Pick<RungProgress, "step" | "done">;

/** The next rung with more to do; null at the top. */
function nextStep({ step, done }: Done, top: number, unit: PoolUnit): LadderStep | null {
  const { ladder } = step;
  if (ladder !== "swim-long") return step.rung < top ? { ladder, rung: step.rung + 1 } : null;
  const piece = longPiece(pieceOf({ step, done }), unit);
  for (let rung = 1; rung <= top; rung += 1) {
    if (longPiece(rungOf({ ladder, rung })[1], unit) > piece) return { ladder, rung };
  }
  return null;
}

/** True for a long swim with less in one piece than the last one, since its minutes hold no more. */
export const isShorterSwim = ({ step, done, before }: RungProgress): boolean =>
  step.ladder === "swim-long" &&
  before !== null &&
  pieceOf({ step, done }) < pieceOf({ step: { ...step, rung: before.rung }, done: before.done });

const pieceOf = ({ step, done }: Done): number => done ?? rungOf(step)[1];
