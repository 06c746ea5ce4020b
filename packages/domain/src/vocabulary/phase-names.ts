import type { Phase } from "../season/phase.ts";

export const PHASE_NAMES = {
  base: "Base",
  build: "Build",
  peak: "Peak",
  taper: "Taper",
  race: "Race",
} as const satisfies Record<Phase, string>;

interface PhasePlace {
  phase: Phase;
  /** From 1. */
  phaseWeek: number;
  phaseWeeks: number;
  isRecovery: boolean;
}

/** Position of a week in its phase: "Build 2 of 5", "Build 4 of 5 · recovery", "Race week". */
export function phaseText({ phase, phaseWeek, phaseWeeks, isRecovery }: PhasePlace): string {
  if (phase === "race") return "Race week";
  const place = `${PHASE_NAMES[phase]} ${phaseWeek} of ${phaseWeeks}`;
  return isRecovery ? `${place} · recovery` : place;
}
