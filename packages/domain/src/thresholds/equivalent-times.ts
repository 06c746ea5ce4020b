import type { PerDiscipline } from "../sport/discipline.ts";
import { METERS_PER_MILE } from "../units/convert.ts";
import { SWIM_RESULT_FACTORS } from "./performance.ts";
import { runTime } from "./riegel.ts";

const RIDE_METERS = 20_000;
const RUN_METERS = 10_000;
const HOUR = 3600;

/**
 * Seconds for 400 m of swimming, 20 km of riding and 10 km of running of an athlete with these
 * threshold paces (s/100 m, mph and s/mi, all > 0).
 */
export const equivalentTimes = ({ swim, bike, run }: PerDiscipline<number>) => ({
  swim: (4 * swim) / SWIM_RESULT_FACTORS[400],
  bike: (RIDE_METERS / METERS_PER_MILE / bike) * HOUR,
  run: runTime(run, RUN_METERS),
});
