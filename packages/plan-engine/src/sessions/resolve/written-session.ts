import type { Intensity } from "@triplan/domain";
import type { Climb, LadderStep } from "../../ladders/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import type { ResolvedStep } from "./resolved-step.ts";

/** A slot with its chosen content, before texts are written. */
export interface WrittenSession {
  slot: PlacedSlot;
  templateId: string;
  name: string;
  intensity: Intensity;
  purpose: string;
  steps: readonly ResolvedStep[];
  progress?: RungProgress;
}

/** The rung that an exercise holds, and where its ladder stood before. */
export interface RungProgress {
  step: LadderStep;
  /** Metres of the long swim's piece or minutes of the easy run, where they are not the rung's. */
  done?: number | undefined;
  before: Climb | null;
}

/** Last week in which each template was used. */
export type TemplateUse = Map<string, number>;
