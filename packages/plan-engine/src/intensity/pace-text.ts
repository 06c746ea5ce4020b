import { formatPace, formatSpeed, type Discipline } from "@triplan/domain";

/** A brisk walk, in seconds per mile. */
export const WALK_PACE = 1020;

/** A target as text, without its unit. */
export const paceText = (discipline: Discipline, pace: number): string =>
  discipline === "bike" ? formatSpeed(pace) : formatPace(pace);

const PACE_UNIT = { swim: "/100m", bike: " mph", run: "/mi" } as const;

/** A target with its unit: "2:26/100m", "16.5 mph", "9:48/mi". */
export const paceWithUnit = (discipline: Discipline, pace: string): string =>
  `${pace}${PACE_UNIT[discipline]}`;
