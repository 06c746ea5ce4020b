import {
  parsePace,
  parseSpeed,
  SPEED_EXPONENT,
  type Discipline,
  type StepInterval,
} from "@triplan/domain";
import type { JudgedExercise } from "./plan-rule.ts";

/** Targets that differ by less than this share feel the same. */
const MIN_DIFFERENCE = 0.05;

type Steps = Pick<JudgedExercise, "type" | "steps">;

/** True if no two neighbouring stretches of a set ask for nearly the same. */
export const areStepsDistinct = ({ type, steps }: Steps): boolean =>
  steps
    .filter(({ kind }) => kind === "main")
    .every(({ repeat, intervals }) =>
      intervals.every((each, index) => {
        const next = intervals[index + 1] ?? (repeat > 1 ? intervals[0] : undefined);
        // Repetitions after a rest are counted; repeats of one stretch are one target.
        return !next || next === each || each.restSeconds > 0 || isDistinct(type, each, next);
      }),
    );

function isDistinct(type: Discipline, a: StepInterval, b: StepInterval): boolean {
  if (a.feel || b.feel) return a.feel !== b.feel || a.zone !== b.zone;
  const [first, second] = [effortOf(type, a), effortOf(type, b)];
  return Math.abs(first - second) >= MIN_DIFFERENCE * Math.max(first, second);
}

/** What a target costs, in proportion: power on the bike, speed in swim and run. */
function effortOf(type: Discipline, { pace }: StepInterval): number {
  if (type === "bike") return (parseSpeed(pace) ?? 0) ** (1 / SPEED_EXPONENT);
  return 1 / (parsePace(pace) ?? Number.NaN);
}

/** True if all that a set has beside race pace is easy. */
export const hasRacePaceContrast = ({ steps }: Steps): boolean =>
  steps
    .filter(({ intervals }) => intervals.some(({ isRacePace }) => isRacePace))
    .every(({ intervals }) =>
      intervals.every(({ isRacePace, zone }) => isRacePace || zone === "Z1"),
    );
