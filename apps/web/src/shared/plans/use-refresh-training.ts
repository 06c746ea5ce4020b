import { useCallback } from "react";
import { trpc } from "../network/trpc.ts";

/**
 * Refetches everything derived from exercises and activities. Call after any change of either:
 * match, adjustment, time off, repair, sync, deleted activity, new goal or threshold.
 */
export function useRefreshTraining() {
  const utils = trpc.useUtils();
  const { activities, checkIn, exercises, planEdits, plans } = utils;
  const { progress, proposals, raceDay, races, thresholds, timeOff } = utils;
  return useCallback(
    () =>
      Promise.all(
        [
          activities,
          checkIn,
          exercises,
          planEdits.list,
          plans,
          progress,
          proposals,
          raceDay,
          races,
          thresholds.estimates,
          timeOff,
        ].map((each) => each.invalidate()),
      ),
    [
      activities,
      checkIn,
      exercises,
      planEdits,
      plans,
      progress,
      proposals,
      raceDay,
      races,
      thresholds,
      timeOff,
    ],
  );
}

/** Refetches the figures that depend on the day of an exercise: performance, progress and fitness. */
export function useRefreshFigures() {
  const { exercises, plans, progress } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all(
        [exercises.fitness, plans.performance, progress].map((each) => each.invalidate()),
      ),
    [exercises, plans, progress],
  );
}
