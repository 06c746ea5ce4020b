import {
  formatPace,
  formatSpeed,
  PLAN_PACE_UNITS,
  type Discipline,
  type Figure,
} from "@triplan/domain";

/** A brisk walk, in seconds per mile. */
export const WALK_PACE = 1020;

/** A target as text, without its unit. */
export const paceText = (discipline: Discipline, pace: number): string =>
  discipline === "bike" ? formatSpeed(pace) : formatPace(pace);

/** A target with the unit that the plan stores: "2:26/100m", "16.5 mph", "9:48/mi". */
export const paceFigure = (discipline: Discipline, pace: string): Figure => ({
  value: pace,
  unit: PLAN_PACE_UNITS.miles[discipline],
});
