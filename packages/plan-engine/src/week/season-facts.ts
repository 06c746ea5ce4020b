import type { ExperienceLevel, PerDiscipline, RaceType } from "@triplan/domain";
import type { PaceImprovement } from "../model/plan-types.ts";

/** What all weeks of a season share. */
export interface SeasonFacts {
  raceType: RaceType;
  level: ExperienceLevel;
  paceImprovement: PaceImprovement;
  totalWeeks: number;
  /** Share of each discipline in the weekly time. */
  shares: PerDiscipline<number>;
  /** Weeks before the taper. */
  trainingWeeks: number;
  /** Minimum days before the race for a long ride or run. */
  minDaysForLong: Record<"bike" | "run", number>;
}
