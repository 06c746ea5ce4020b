import { metersToPoolUnit, poolUnitToMeters, type PoolUnit } from "@triplan/domain";
import {
  doseText,
  ladderNamed,
  longPiece,
  rungOf,
  rungWithId,
  type LadderStep,
} from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { tidyPieces } from "../../model/tidy-numbers.ts";

type Row = Pick<PlannedExercise, "templateId" | "duration" | "steps">;

/** The rung of an exercise, and what of it the steps hold. */
export interface WrittenDose {
  step: LadderStep;
  /** Repetitions, metres of a long swim or minutes of an easy run, where they are not the rung's. */
  done: number | undefined;
  text: string;
}

/** What an exercise holds of its rung, in words for a pool in this unit; null without a rung. */
export function writtenDose(row: Row, unit: PoolUnit): WrittenDose | null {
  const step = rungWithId(row.templateId);
  if (!step) return null;
  const [whole, count] = countsOf(row, step, unit);
  const done = count === whole ? undefined : count;
  return { step, done, text: doseText(step, unit, done) };
}

/** What the rung has and what the steps hold. */
function countsOf(
  { duration, steps }: Row,
  step: LadderStep,
  unit: PoolUnit,
): readonly [number, number] {
  const [reps, work] = rungOf(step);
  const main = steps.find(({ kind }) => kind === "main");
  const easy = ladderNamed(step.ladder).easyAfter?.[step.rung - 1];
  if (easy !== undefined) return work > 0 ? [reps, reps] : [easy, duration];
  if (!main) return [reps, reps];
  if (step.ladder !== "swim-long") return [reps, Math.min(reps, main.repeat)];
  const piece = pieceOf(main.intervals[0]?.quantity ?? work, unit);
  return [work, piece === longPiece(work, unit) ? work : poolUnitToMeters(piece, unit)];
}

/** A piece in the pool's unit, of which other pools hold a little more or less. */
function pieceOf(meters: number, unit: PoolUnit): number {
  const distance = metersToPoolUnit(meters, unit);
  const off = (piece: number) => Math.abs(piece - distance);
  const [nearest = distance] = tidyPieces(0, distance + POOL).toSorted((a, b) => off(a) - off(b));
  return nearest;
}

/** The longest pool. */
const POOL = 50;
