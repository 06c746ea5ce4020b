import type { RacePaces } from "../race/race-paces.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";

/**
 * Targets of the Progress Tracking tiles, independent of the goal: swim 10 s faster but at least
 * 1:00, bike 2 mph faster, run 30 s faster but at least 5:00.
 */
export const targetPaces = (current: RacePaces): RacePaces => ({
  swim: secondsPer100m(Math.max(60, current.swim - 10)),
  bike: milesPerHour(current.bike + 2),
  run: secondsPerMile(Math.max(300, current.run - 30)),
});
