import { PHASE_NAMES, type PhaseRun, type SeasonPhase } from "@triplan/ui";

export interface PhaseLabel {
  phase: SeasonPhase;
  name: string;
  /** Where the name begins, 0 to 1; null for the last, which ends at the right edge. */
  start: number | null;
}

/** Shares of the row that a letter and the gap after a name take, where the row is narrowest. */
const LETTER = 0.035;
const GAP = 0.02;

const widthOf = (phase: SeasonPhase) => PHASE_NAMES[phase].length * LETTER + GAP;

/**
 * The phases' names under the bars of a season, as many as do not run into each other. The last one
 * always has its name: it is the one with the race.
 */
export function phaseLabels(runs: readonly Pick<PhaseRun, "phase" | "weeks">[]): PhaseLabel[] {
  const total = runs.reduce((sum, run) => sum + run.weeks, 0);
  const last = runs.at(-1);
  if (!last) return [];
  const limit = 1 - widthOf(last.phase);
  const labels: PhaseLabel[] = [];
  let weeks = 0;
  let free = 0;
  for (const run of runs.slice(0, -1)) {
    const start = weeks / total;
    const end = start + widthOf(run.phase);
    weeks += run.weeks;
    if (start < free || end > limit) continue;
    labels.push({ phase: run.phase, name: PHASE_NAMES[run.phase], start });
    free = end;
  }
  return [...labels, { phase: last.phase, name: PHASE_NAMES[last.phase], start: null }];
}
