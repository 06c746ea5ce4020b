import type { PlacedSlot } from "../../schedule/index.ts";
import { LONG_SWIM } from "../../week/index.ts";
import { templateNamed } from "../library/library.ts";
import { cooldownMeters, repeat, steady, swum, warmupMeters } from "../library/template-parts.ts";
import type { TemplateStep } from "../library/template-types.ts";
import { resolveSteps } from "./resolve-steps.ts";
import { take, type WeekWriter } from "./week-writer.ts";
import type { WrittenSession } from "./written-session.ts";

const WARMUP_METERS = 200;
const COOLDOWN_METERS = 100;
const PIECE_STEP = 50;
const MIN_PIECE = 100;
const MAX_SHORT_PIECES = 20;

/** The week's long swim: one long piece without a stop, as far as it has grown, and 200s after it. */
export function longSwim(writer: WeekWriter, slot: PlacedSlot): WrittenSession {
  const { id, name, intensity, purpose } = templateNamed(LONG_SWIM);
  for (let piece = writer.swimPiece; piece >= MIN_PIECE; piece -= PIECE_STEP) {
    const steps = resolveSteps(stepsOf(piece), slot.minutes, writer.measures.swim, { share: 1 });
    if (!steps) continue;
    take(writer, id, steps);
    return { slot, templateId: id, name, intensity, purpose, steps };
  }
  throw new RangeError(`No long swim of ${slot.minutes} min`);
}

const stepsOf = (piece: number): TemplateStep[] => [
  warmupMeters(WARMUP_METERS),
  repeat([1, 1], [swum(piece, "Z2", 30)]),
  repeat([0, MAX_SHORT_PIECES], [swum(200, "Z2", 20)]),
  steady("Z2"),
  cooldownMeters(COOLDOWN_METERS),
];
