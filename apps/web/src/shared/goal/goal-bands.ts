import type { GoalRange } from "@triplan/domain";
import type { PaceGoalBand } from "@triplan/plan-engine";
import type { FasterRangeBand } from "@triplan/ui";
import { PACE_GOALS } from "./pace-goals.ts";

const COLORS = {
  1: "var(--phase-base)",
  2: "var(--phase-build)",
  3: "var(--phase-peak)",
  4: "var(--off-plan)",
  5: "var(--not-done)",
} as const;

export interface GoalBand extends FasterRangeBand {
  name: string;
}

/** Ranges of the pace goals on the slider in minutes, each from its slow to its fast end. */
export function goalBands(bands: readonly PaceGoalBand[], range: GoalRange): GoalBand[] {
  return bands
    .map(({ paceGoal, slowest, fastest }) => ({
      name: PACE_GOALS[paceGoal],
      color: COLORS[paceGoal],
      // The next band starts a second faster; on the track they touch.
      from: Math.min(range.max, (slowest + 1) / 60),
      to: Math.max(range.min, fastest / 60),
    }))
    .filter(({ from, to }) => from > to);
}
