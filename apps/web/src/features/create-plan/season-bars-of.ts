import type { SeasonWeek } from "@triplan/planner";
import type { SeasonBarWeek } from "@triplan/ui";

export const barsOf = (weeks: readonly SeasonWeek[]): SeasonBarWeek[] =>
  weeks.map(({ week, phase, isRecovery, targetMinutes }) => ({
    week,
    phase,
    isRecovery,
    minutes: targetMinutes,
  }));
