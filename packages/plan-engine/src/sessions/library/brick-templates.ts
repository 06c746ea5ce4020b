import { brick, repeat, steady, timed, warmup } from "./template-parts.ts";
import type { BrickTemplate } from "./template-types.ts";

/** Bricks: a ride and a run directly after it. */
export const BRICK_TEMPLATES: readonly BrickTemplate[] = [
  brick(
    ["K01", "Short brick", "easy"],
    { weeks: "BUV", races: "SOHI", level: 0, minutes: [40, 75], runMinutes: [10, 15] },
    [warmup(), steady("Z2")],
    [steady("Z2")],
    "Learn how running off the bike feels",
  ),
  brick(
    ["K02", "Endurance brick", "easy"],
    { weeks: "BUPT", races: "SOHI", level: 0, minutes: [75, 400], runMinutes: [15, 40] },
    [warmup(), steady("Z2")],
    [steady("Z2")],
    "Durability after the long ride",
  ),
  brick(
    ["K03", "Race-pace brick", "hard"],
    { weeks: "UP", races: "SO", level: 0, minutes: [55, 90], runMinutes: [15, 25] },
    [warmup(), repeat([1, 3], [timed(10, "RP")], timed(4, "Z1")), steady("Z2")],
    [repeat([1, 1], [timed(8, "RP")]), steady("Z2")],
    "Race pace across the change",
  ),
  brick(
    ["K04", "Race-pace brick", "tempo"],
    { weeks: "P", races: "HO", level: 0, minutes: [110, 280], runMinutes: [20, 40] },
    [warmup(), steady("Z2"), repeat([2, 6], [timed(20, "RP")], timed(5, "Z1"))],
    [repeat([1, 1], [timed(15, "RP")]), steady("Z2")],
    "Half-distance rehearsal",
  ),
  brick(
    ["K05", "Race-pace brick", "moderate"],
    { weeks: "P", races: "I", level: 0, minutes: [180, 420], runMinutes: [20, 60] },
    [warmup(), steady("Z2"), repeat([2, 8], [timed(25, "RP")], timed(5, "Z1"))],
    [repeat([1, 1], [timed(15, "RP")]), steady("Z2")],
    "Pacing and fuelling rehearsal",
  ),
  brick(
    ["K06", "Interval brick", "hard"],
    { weeks: "P", races: "SO", level: 2, minutes: [60, 90], runMinutes: [15, 25] },
    [warmup(), repeat([3, 5], [timed(7, "Z4")], timed(3, "Z1")), steady("Z2")],
    [repeat([3, 3], [timed(3, "Z4")], timed(1, "Z1")), steady("Z1")],
    "Alternate bike and run efforts: fast changes",
  ),
  brick(
    ["K07", "Threshold brick", "threshold"],
    { weeks: "UP", races: "SOH", level: 1, minutes: [60, 100], runMinutes: [15, 25] },
    [warmup(), repeat([2, 6], [timed(6, "Z4")], timed(3, "Z1")), steady("Z2")],
    [steady("Z2")],
    "Quality first, easy legs after",
  ),
  brick(
    ["K08", "Tempo brick", "tempo"],
    { weeks: "UP", races: "OH", level: 1, minutes: [70, 120], runMinutes: [20, 30] },
    [warmup(), steady("Z2")],
    [repeat([1, 1], [timed(12, "Z3")]), steady("Z2")],
    "Find rhythm quickly off the bike",
  ),
  brick(
    ["K09", "Taper brick", "moderate"],
    { weeks: "T", races: "SOHI", level: 0, minutes: [40, 75], runMinutes: [10, 20] },
    [warmup(), repeat([2, 2], [timed(5, "RP")], timed(4, "Z1")), steady("Z2")],
    [repeat([1, 1], [timed(5, "RP")]), steady("Z1")],
    "Keep race feel, shed fatigue",
  ),
  brick(
    ["K10", "Race rehearsal brick", "hard"],
    { weeks: "P", races: "SOH", level: 1, minutes: [90, 240], runMinutes: [20, 45] },
    [warmup(), steady("Z2"), repeat([2, 8], [timed(15, "RP")], timed(3, "Z1"))],
    [repeat([1, 1], [timed(15, "RP")]), steady("Z2")],
    "Dress rehearsal: kit, food, pacing",
  ),
];
