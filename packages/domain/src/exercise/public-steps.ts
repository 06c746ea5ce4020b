import type { ExerciseStep, StepInterval } from "./exercise-steps.ts";

/** Seconds of 100 m in a swim whose pace is not shown: for its picture only. */
const NOMINAL_SWIM_SECONDS = 120;
const NOMINAL_LENGTH = 100;

const withIntervals = (
  steps: readonly ExerciseStep[],
  change: (interval: StepInterval) => StepInterval,
): ExerciseStep[] =>
  steps.map((step) => ({ ...step, intervals: step.intervals.map((each) => change(each)) }));

/** The steps without heart rates. */
export const withoutHeartRates = (steps: readonly ExerciseStep[]): ExerciseStep[] =>
  withIntervals(steps, ({ target, ...interval }) => {
    if (!target) return interval;
    const { heartRate: _heartRate, ...kept } = target;
    return { ...interval, target: kept };
  });

/** The steps by paces alone: without heart rates, watts and advice. */
export const stepsByPace = (steps: readonly ExerciseStep[]): ExerciseStep[] =>
  withIntervals(withoutAdvice(steps), ({ target, ...interval }) => {
    if (!target) return interval;
    const { slow, fast } = target;
    return { ...interval, target: { slow, fast } };
  });

/** The steps by zones alone: nothing in them tells how fast the athlete is. */
export const stepsByZone = (steps: readonly ExerciseStep[]): ExerciseStep[] =>
  withIntervals(withoutAdvice(steps), ({ target: _target, ...interval }) => ({
    ...interval,
    pace: "",
    feel: interval.feel ?? "zone",
    seconds:
      interval.unit === "m"
        ? Math.round((interval.quantity / NOMINAL_LENGTH) * NOMINAL_SWIM_SECONDS)
        : interval.quantity,
  }));

const withoutAdvice = (steps: readonly ExerciseStep[]): ExerciseStep[] =>
  steps.map(({ kind, repeat, intervals, drills, kit }) => ({
    kind,
    repeat,
    intervals,
    ...(drills && { drills }),
    ...(kit && { kit }),
  }));
