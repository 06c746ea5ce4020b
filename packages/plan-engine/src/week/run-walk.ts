import type { ExperienceLevel, RaceType } from "@triplan/domain";
import { isLong } from "./long-templates.ts";

/** Minutes of running before each minute of walking, by fortnight of the plan. */
const RUN_MINUTES = [4, 4, 6, 8, 9] as const;
const LONGEST_RUN_MINUTES = 9;
const FORTNIGHT = 2;
/** Weeks in which every beginner walks between. */
const BEGINNER_WEEKS = 4;
/** Minutes of the longest run below which an athlete is new to running. */
const NEW_RUNNER = 30;

interface Runner {
  raceType: RaceType;
  level: ExperienceLevel;
  now: { longestRun: number | null };
}

/** Minutes of running before each minute of walking in a week's runs; null if they have no walks. */
export interface RunWalk {
  easy: number | null;
  long: number | null;
}

/**
 * Run-walk of a week: beginners begin with it, and athletes who are new to running keep it until
 * they run 9 minutes at a time, in the long runs of an Ironman for good.
 */
export function runWalkOf({ raceType, level, now }: Runner, week: number): RunWalk {
  const isNew = now.longestRun !== null && now.longestRun < NEW_RUNNER;
  const minutes = RUN_MINUTES[Math.ceil(week / FORTNIGHT) - 1] ?? null;
  const isRunWalk = isNew || (level === "beginner" && week <= BEGINNER_WEEKS);
  const easy = isRunWalk ? minutes : null;
  return { easy, long: isNew && raceType === "ironman" ? (minutes ?? LONGEST_RUN_MINUTES) : easy };
}

/** Runs with easy minutes. */
const EASY_RUNS = /^(?:R0[1-5]|run-strides:\d+)$/;

/** Minutes of running before each minute of walking in an exercise; null if it has no walks. */
export function runMinutesOf({ easy, long }: RunWalk, exercise: { templateId: string }) {
  if (!EASY_RUNS.test(exercise.templateId)) return null;
  return isLong(exercise) ? long : easy;
}
