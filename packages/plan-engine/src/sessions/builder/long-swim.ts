import { longSwimParts } from "../library/rung-template.ts";
import { resolveSteps, type ResolvedStep } from "./resolve-steps.ts";
import type { WeekWriter } from "./week-writer.ts";

const PIECE_STEP = 50;
const MIN_PIECE = 100;

/** A long swim's steps and the metres of its piece without a stop. */
interface WrittenSwim {
  steps: ResolvedStep[];
  piece: number;
}

/** The long piece as far as it has grown or fits. Null if the minutes hold no piece of 100 m. */
export function longSwim(
  { swim, measures }: Pick<WeekWriter, "swim" | "measures">,
  minutes: number,
): WrittenSwim | null {
  for (let { piece } = swim; piece >= MIN_PIECE; piece -= PIECE_STEP) {
    const steps = resolveSteps(longSwimParts(piece), minutes, measures.swim, { share: 1 });
    if (steps) return { steps, piece };
  }
  return null;
}
