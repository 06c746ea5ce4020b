import { byLevel } from "../model/by-level.ts";
import type { Ladder } from "./ladder.ts";

/** Runs off the bike, in minutes at race pace; the first ones are easy. */
export const BRICK_LADDER = {
  "brick-run": {
    discipline: "run",
    name: "Brick run",
    purpose: "Find your running rhythm on tired legs",
    intensity: "moderate",
    effort: "RP",
    load: "half",
    warmup: [0, 0],
    cooldown: [0, 0],
    start: byLevel(1, 2, 3),
    top: byLevel(6, 8, 9),
    topByRace: {
      sprint: byLevel(4, 5, 6),
      olympic: byLevel(5, 6, 7),
      "70.3": byLevel(6, 7, 8),
      ironman: byLevel(6, 8, 9),
    },
    rungs: [
      [1, 0, 0],
      [1, 0, 0],
      [1, 5, 0],
      [1, 5, 0],
      [1, 10, 0],
      [1, 10, 0],
      [1, 15, 0],
      [1, 20, 0],
      [1, 25, 0],
    ],
    easyAfter: [10, 15, 10, 15, 10, 15, 15, 15, 15],
  },
} as const satisfies Record<string, Ladder>;
