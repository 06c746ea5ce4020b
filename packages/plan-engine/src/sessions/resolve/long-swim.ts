import { sum } from "../../model/numbers.ts";
import { tidyPieces } from "../../model/tidy-numbers.ts";
import { longSwimParts } from "../library/rung-template.ts";
import { poolOf } from "./pool.ts";
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

/** The long piece as far as it has grown or fits. Null if the minutes hold no piece of 100 m. */
export function longSwim({ swim, measures }: SwimFacts, minutes: number): WrittenSwim | null {
  let longest: WrittenSwim | null = null;
  const pool = poolOf(measures.swim);
  for (const piece of tidyPieces(MIN_PIECE, swim.piece)) {
    const steps = resolveSteps(longSwimParts(piece), minutes, measures.swim, { share: 1 });
    if (steps && isRoundTotal(metersOf(steps), "Z2", pool)) return { steps, piece };
    longest ??= steps && { steps, piece };
  }
  return longest;
}

const metersOf = (steps: readonly ResolvedStep[]) =>
  sum(steps.map(({ repeat, items }) => repeat * sum(items.map(({ quantity }) => quantity))));
