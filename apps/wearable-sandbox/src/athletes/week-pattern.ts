export type Sport = "swim" | "bike" | "run";

/** A usual unit of a weekday: local start in hours, length in minutes. */
export interface UsualUnit {
  sport: Sport;
  name: string;
  type: string;
  hour: number;
  minutes: number;
  /** Share of the steady speed. */
  effort: number;
}

const unit = (
  sport: Sport,
  name: string,
  type: string,
  hour: number,
  minutes: number,
  effort = 1,
): UsualUnit => ({ sport, name, type, hour, minutes, effort });

/** The athlete's units on each weekday, Sunday first, in lengths that a usual plan has. */
export const USUAL_WEEK: readonly (readonly UsualUnit[])[] = [
  [unit("run", "Long Run", "RUNNING", 8, 75, 0.95)],
  [unit("swim", "Pool Swim", "LAP_SWIMMING", 6.5, 45)],
  [
    unit("run", "Tempo Run", "RUNNING", 6.75, 45, 1.08),
    unit("bike", "Evening Ride", "ROAD_BIKING", 18, 60),
  ],
  [
    unit("swim", "Pool Swim", "LAP_SWIMMING", 6.5, 45, 1.04),
    unit("bike", "Turbo Intervals", "INDOOR_CYCLING", 18.25, 55, 1.05),
  ],
  [unit("run", "Interval Run", "TRACK_RUNNING", 18, 50, 1.06)],
  [unit("swim", "Open Water Swim", "OPEN_WATER_SWIMMING", 7, 40, 0.97)],
  [
    unit("bike", "Long Ride", "CYCLING", 8.5, 120, 0.97),
    unit("run", "Run off the Bike", "RUNNING", 11.25, 25),
  ],
];
