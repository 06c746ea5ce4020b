import type { SeasonWeek } from "@triplan/plan-engine";
import { PHASE_NAMES } from "@triplan/ui";

/** Position of a week in its phase: "Build 2 of 5", "Build 4 of 5 · recovery", "Race week". */
export function phaseText({ phase, phaseWeek, phaseWeeks, isRecovery }: SeasonWeek): string {
  if (phase === "race") return "Race week";
  const place = `${PHASE_NAMES[phase]} ${phaseWeek} of ${phaseWeeks}`;
  return isRecovery ? `${place} · recovery` : place;
}
