import type { Phase, SeasonWeek } from "@triplan/plan-engine";

/** Phases by how representative they are: the build is most of a plan. */
const REPRESENTATIVE_PHASES: readonly Phase[] = ["build", "peak", "base"];

/** The most representative week: the last full one of the build, if there is one. */
export function sampleWeekOf<Week extends SeasonWeek>(weeks: readonly Week[]): Week | undefined {
  const full = weeks.filter((week) => !week.isRecovery);
  for (const phase of REPRESENTATIVE_PHASES) {
    const last = full.findLast((week) => week.phase === phase);
    if (last) return last;
  }
  return weeks[0];
}
