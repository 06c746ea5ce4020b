import type { Phase } from "../model/plan-types.ts";

const PHASE_AIM = {
  base: "Build your aerobic base: easy volume and good technique.",
  build: "Raise your threshold: harder intervals, and a ride with a run after it.",
  peak: "Practise your race: race-pace work and your longest exercises.",
  taper: "Shed fatigue and keep your speed: less volume, the same intensity.",
  race: "Race week: short, easy sessions, then your race.",
} as const satisfies Record<Phase, string>;

interface AimFacts {
  phase: Phase;
  isRecovery: boolean;
  isRegeneration: boolean;
  totalWeeks: number;
}

/** The aim of a week in one sentence for the athlete. */
export function weekAim(week: AimFacts): string {
  if (week.isRegeneration) return "Freshen up: half the volume, all easy, train as you like.";
  if (week.isRecovery) return "Recovery week: less volume so the past weeks can sink in.";
  if (week.totalWeeks === 1) return PHASE_AIM.race;
  return PHASE_AIM[week.phase];
}
