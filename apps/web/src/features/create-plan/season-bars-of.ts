import type { SeasonWeek } from "@triplan/planner";
import type { SeasonBarWeek } from "@triplan/ui";

/** The weeks of a season as the bars draw them. */
export const barsOf = (weeks: readonly SeasonWeek[]): SeasonBarWeek[] =>
  weeks.map(({ week, phase, isRecovery, targetMinutes }) => ({
    week,
    phase,
    isRecovery,
    minutes: targetMinutes,
  }));
