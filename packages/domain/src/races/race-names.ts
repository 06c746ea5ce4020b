import type { RaceKind } from "./plan-race.ts";

/** Names of the kinds of races, for lists and sentences. */
export const RACE_KIND_NAMES = {
  sprint: "Sprint triathlon",
  olympic: "Olympic triathlon",
  "70.3": "70.3 triathlon",
  ironman: "Ironman triathlon",
  "5k": "5 km run",
  "10k": "10 km run",
  "half-marathon": "Half marathon",
  marathon: "Marathon",
  run: "Run",
  ride: "Bike race",
  swim: "Swim",
  duathlon: "Duathlon",
  aquathlon: "Aquathlon",
} as const satisfies Record<RaceKind, string>;
