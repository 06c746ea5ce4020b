import type { Intensity } from "@triplan/domain";
import type { PlacedSlot } from "../place/fit-durations.ts";
import type { ResolvedStep } from "./resolve-steps.ts";

/** A slot with its content: what it does, before that is put into words. */
export interface WrittenSession {
  slot: PlacedSlot;
  templateId: string;
  name: string;
  intensity: Intensity;
  purpose: string;
  steps: readonly ResolvedStep[];
}

/** In which week each template was used last. */
export type TemplateUse = Map<string, number>;
