import { cooldownMeters, repeat, steady, swum, warmupMeters } from "../library/template-parts.ts";
import type { TemplateStep } from "../library/template-types.ts";
import { resolveSteps, type ResolvedStep } from "./resolve-steps.ts";
import type { WeekWriter } from "./week-writer.ts";

const WARMUP_METERS = 200;
const COOLDOWN_METERS = 100;
const PIECE_STEP = 50;
const MIN_PIECE = 100;
const MAX_SHORT_PIECES = 20;

/**
 * Steps of a long swim: one long piece without a stop, as far as it has grown or fits, and 200s
 * after it. Null if the minutes hold no piece of 100 m.
 */
export function longSwimSteps(
  { swimPiece, measures }: Pick<WeekWriter, "swimPiece" | "measures">,
  minutes: number,
): ResolvedStep[] | null {
  for (let piece = swimPiece; piece >= MIN_PIECE; piece -= PIECE_STEP) {
    const steps = resolveSteps(stepsOf(piece), minutes, measures.swim, { share: 1 });
    if (steps) return steps;
  }
  return null;
}

const stepsOf = (piece: number): TemplateStep[] => [
  warmupMeters(WARMUP_METERS),
  repeat([1, 1], [swum(piece, "Z2", 30)]),
  repeat([0, MAX_SHORT_PIECES], [swum(200, "Z2", 20)]),
  steady("Z2"),
  cooldownMeters(COOLDOWN_METERS),
];
