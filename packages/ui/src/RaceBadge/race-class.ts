import type { RaceType } from "@triplan/domain";
import races from "./race.module.css";

const CLASS_NAMES = {
  ironman: "ironman",
  "70.3": "middle",
  olympic: "olympic",
  sprint: "sprint",
} as const satisfies Record<RaceType, string>;

/** Class that sets the race's colours for its subtree; grey without a race. */
export const raceClass = (race: RaceType | null): string =>
  races[race === null ? "other" : CLASS_NAMES[race]] ?? "";
