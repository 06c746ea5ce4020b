import { poolUnitToMeters } from "@triplan/domain";
import { tidyPieces } from "../../model/tidy-numbers.ts";
import { longPiece } from "../../ladders/index.ts";
import { longSwimParts } from "../library/rung-template.ts";
import { poolOf, swimTotal } from "./pool.ts";
import { resolveSteps } from "./resolve-steps.ts";
import type { Measure, ResolvedStep } from "./resolved-step.ts";
import { isRoundTotal } from "./swim-fill.ts";

const MIN_PIECE = 100;

interface SwimFacts {
  /** Metres of the piece without a stop, at most. */
  swim: { piece: number };
  measures: { swim: Measure };
}

/** A long swim's steps and the metres of its piece without a stop. */
interface WrittenSwim {
  steps: ResolvedStep[];
  piece: number;
}

/** The long piece as far as it has grown or fits. Null if the minutes hold no piece of 100. */
export function longSwim({ swim, measures }: SwimFacts, minutes: number): WrittenSwim | null {
  let longest: WrittenSwim | null = null;
  const pool = poolOf(measures.swim);
  const whole = longPiece(swim.piece, pool.unit);
  for (const distance of tidyPieces(MIN_PIECE, whole)) {
    const steps = resolveSteps(longSwimParts(distance), minutes, measures.swim, { share: 1 });
    const piece = distance === whole ? swim.piece : poolUnitToMeters(distance, pool.unit);
    if (steps && isRoundTotal(swimTotal(steps, pool), "Z2", pool)) return { steps, piece };
    longest ??= steps && { steps, piece };
  }
  return longest;
}
