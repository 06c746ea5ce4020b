import type { RaceType } from "../race/race-type.ts";

/** Names for headings, badges and choices. */
export const RACE_NAMES = {
  ironman: "Ironman",
  "70.3": "70.3",
  olympic: "Olympic",
  sprint: "Sprint",
} as const satisfies Record<RaceType, string>;

/** Names within a sentence: "Olympic plans usually …". */
export const RACE_WORDS = { ...RACE_NAMES, sprint: "sprint" } as const;

/** One race within a sentence: "short for an Olympic race". */
export const RACES_WITH_ARTICLE = {
  sprint: "a sprint",
  olympic: "an Olympic race",
  "70.3": "a 70.3",
  ironman: "an Ironman",
} as const satisfies Record<RaceType, string>;
