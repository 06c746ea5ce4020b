import type { PerDiscipline } from "../sport/discipline.ts";
import { formatPace, formatSpeed, parsePace, parseSpeed } from "../units/pace-text.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { DEFAULT_PACES, type RacePaces } from "./race-paces.ts";

/** Paces as stored and sent: swim and run `m:ss`, bike in mph with at most one decimal. */
export const formatRacePaces = ({ swim, bike, run }: RacePaces): PerDiscipline<string> => ({
  swim: formatPace(swim),
  bike: formatSpeed(bike),
  run: formatPace(run),
});

/** Paces of stored texts; a missing or unreadable one is that of `fallback`. */
export const parseRacePaces = (
  { swim, bike, run }: PerDiscipline<string | null>,
  fallback: RacePaces = DEFAULT_PACES,
): RacePaces => ({
  swim: secondsPer100m(parsePace(swim ?? "") ?? fallback.swim),
  bike: milesPerHour(parseSpeed(bike ?? "") ?? fallback.bike),
  run: secondsPerMile(parsePace(run ?? "") ?? fallback.run),
});
