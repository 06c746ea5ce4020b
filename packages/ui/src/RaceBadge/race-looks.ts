import type { RaceType } from "@triplan/domain";

export const RACE_NAMES = {
  ironman: "Ironman",
  "70.3": "70.3",
  olympic: "Olympic",
  sprint: "Sprint",
} as const satisfies Record<RaceType, string>;
