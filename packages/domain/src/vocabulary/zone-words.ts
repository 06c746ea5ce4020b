import type { Zone } from "../exercise/exercise-steps.ts";

/** Athletes see five zones: sprints belong to the fifth. */
export const zoneCode = (zone: Zone): Exclude<Zone, "Z6"> => (zone === "Z6" ? "Z5" : zone);

const ZONE_WORDS = {
  Z1: "recovery",
  Z2: "easy",
  Z3: "tempo",
  Z4: "threshold",
  Z5: "VO2max",
  Z6: "sprint",
} as const satisfies Record<Zone, string>;

/** A zone with its intensity: "Z4 threshold". */
export const zoneText = (zone: Zone): string => `${zoneCode(zone)} ${ZONE_WORDS[zone]}`;

export const ZONE_LEGEND = [
  { zone: "Z1", word: "recovery", feel: "very easy, you could sing" },
  { zone: "Z2", word: "easy", feel: "you can talk in full sentences" },
  { zone: "Z3", word: "tempo", feel: "you can talk in phrases" },
  { zone: "Z4", word: "threshold", feel: "single words, an hour at most" },
  { zone: "Z5", word: "VO2max and sprints", feel: "no talking, a few minutes or seconds" },
] as const;
