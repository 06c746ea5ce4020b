import type { ExperienceLevel, RaceType } from "@triplan/domain";
import type { TestSchedule } from "../fitness-tests/index.ts";
import type { CurrentTraining, PaceImprovement } from "../model/plan-types.ts";
import type { LongGoals } from "./long-goals.ts";

/** What all weeks of a season share. */
export interface SeasonFacts {
  raceType: RaceType;
  level: ExperienceLevel;
  paceImprovement: PaceImprovement;
  totalWeeks: number;
  /** Weeks before the taper. */
  trainingWeeks: number;
  longGoals: LongGoals;
  tests: TestSchedule;
  /** Minutes of a load week before the race that the plan starts after; null for other plans. */
  minutesBefore: number | null;
  /** What the athlete trains now. */
  now: CurrentTraining;
  /** Minimum days before the race for a long ride or run. */
  minDaysForLong: Record<"bike" | "run", number>;
}
