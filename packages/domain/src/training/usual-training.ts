import type { ExperienceLevel } from "../experience/experience.ts";
import type { RaceType } from "../race/race-type.ts";

/** What an athlete trains before the plan begins, over the last four weeks. */
export interface UsualTraining {
  /** Mean hours a week. */
  weeklyHours: number;
  /** Minutes of the longest run and ride. */
  longestRun: number;
  longestRide: number;
  /** Metres of the longest swim without a long stop. */
  longestSwim: number;
}

const training = (
  weeklyHours: number,
  longestRun: number,
  longestRide: number,
  longestSwim: number,
): UsualTraining => ({ weeklyHours, longestRun, longestRide, longestSwim });

const USUAL_TRAINING = {
  sprint: {
    beginner: training(3, 30, 45, 600),
    intermediate: training(4, 35, 60, 800),
    advanced: training(5.5, 45, 75, 1200),
  },
  olympic: {
    beginner: training(4.5, 40, 60, 800),
    intermediate: training(6, 50, 80, 1200),
    advanced: training(8, 60, 100, 1600),
  },
  "70.3": {
    beginner: training(6.5, 55, 90, 1000),
    intermediate: training(8.5, 70, 110, 1400),
    advanced: training(10.5, 80, 130, 1800),
  },
  ironman: {
    beginner: training(7.5, 70, 120, 1200),
    intermediate: training(9.5, 80, 150, 1600),
    advanced: training(12, 90, 180, 2000),
  },
} as const satisfies Record<RaceType, Record<ExperienceLevel, UsualTraining>>;

/**
 * What athletes of this level usually train when they begin a plan for the race; plans assume it of
 * those who do not say. Hours, minutes and metres.
 */
export const usualTraining = (raceType: RaceType, level: ExperienceLevel): UsualTraining =>
  USUAL_TRAINING[raceType][level];
