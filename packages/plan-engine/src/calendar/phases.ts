import type { RaceType } from "@triplan/domain";
import { clamp } from "../model/numbers.ts";
import type { Phase } from "../model/plan-types.ts";

const PEAK_CAP = {
  sprint: 2,
  olympic: 3,
  "70.3": 4,
  ironman: 4,
} as const satisfies Record<RaceType, number>;

const BUILD_CAP = {
  sprint: 6,
  olympic: 8,
  "70.3": 8,
  ironman: 10,
} as const satisfies Record<RaceType, number>;

/**
 * Phase of each week, given the number of weeks before the taper. Base gets what peak and build
 * leave; the last week is race week.
 */
export function phasesOf(race: RaceType, totalWeeks: number, trainingWeeks: number): Phase[] {
  const peak = trainingWeeks >= 2 ? share(trainingWeeks, 0.22, PEAK_CAP[race]) : 0;
  const build = trainingWeeks >= 1 ? share(trainingWeeks, 0.38, BUILD_CAP[race]) : 0;
  const base = trainingWeeks - peak - build;
  const taper = totalWeeks - trainingWeeks - 1;
  return [
    ...weeks("base", base),
    ...weeks("build", build),
    ...weeks("peak", peak),
    ...weeks("taper", taper),
    "race",
  ];
}

/** Counts a recovery week that would open build or peak to the phase before. */
export function moveRecoveryToPhaseBefore(
  phases: readonly Phase[],
  recovery: ReadonlySet<number>,
): Phase[] {
  const count = (phase: Phase) => phases.filter((other) => other === phase).length;
  return phases.map((phase, index) => {
    const before = phases[index - 1] ?? phase;
    const isFirstOfMany = phase !== before && count(phase) > 1;
    return isFirstOfMany && recovery.has(index + 1) ? before : phase;
  });
}

const share = (trainingWeeks: number, part: number, cap: number) =>
  clamp(Math.round(part * trainingWeeks), 1, cap);

const weeks = (phase: Phase, count: number): Phase[] =>
  Array.from({ length: Math.max(0, count) }, () => phase);
