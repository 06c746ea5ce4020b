import {
  byFeel,
  cooldown,
  cooldownMeters,
  repeat,
  steady,
  swum,
  templateOf,
  warmup,
  warmupMeters,
} from "./template-parts.ts";
import type { SessionTemplate } from "./template-types.ts";

const template = templateOf("swim");

const CSS_TEST =
  "Push off the wall, no kit, the same pool each time. Half of what the 400 takes longer than the 200 is your threshold pace for 100";

/** Swims, in metres. */
export const SWIM_TEMPLATES: readonly SessionTemplate[] = [
  template(
    ["S01", "Technique and drills", "easy"],
    { weeks: "BUPTV", races: "SOHI", level: 0, minutes: [20, 45] },
    [
      warmup(),
      repeat([4, 10], [swum(50, "Z1", 20)]),
      repeat([2, 6], [swum(50, "Z2", 15)]),
      steady("Z2"),
      cooldown(),
    ],
    "Better body line and catch; cheapest speed for most adult swimmers",
  ),
  template(
    ["S02", "Easy aerobic swim", "easy"],
    { weeks: "BUPTV", races: "SOHI", level: 0, minutes: [20, 60] },
    [warmup(), repeat([2, 10], [swum(200, "Z2", 15)]), steady("Z2"), cooldown()],
    "Aerobic volume with short rests at a talkable effort",
  ),
  template(
    ["S03", "Recovery swim", "recovery"],
    { weeks: "BUPTVR", races: "SOHI", level: 0, minutes: [20, 40] },
    [warmup(), repeat([3, 8], [swum(100, "Z1", 15)]), steady("Z1"), cooldown()],
    "Loosen up without adding load",
  ),
  template(
    ["S04", "Long swim", "easy"],
    { weeks: "BUP", races: "SOHI", level: 0, minutes: [30, 95] },
    [warmup(), repeat([1, 9], [swum(400, "Z2", 20)]), steady("Z2"), cooldown()],
    "Endurance and confidence for the race distance",
  ),
  template(
    ["S05", "Aerobic ladder", "moderate"],
    { weeks: "BUP", races: "SOHI", level: 0, minutes: [30, 75] },
    [
      warmup(),
      repeat([1, 4], [swum(100, "Z2", 10), swum(200, "Z3", 15), swum(300, "Z2", 20)]),
      steady("Z2"),
      cooldown(),
    ],
    "Change of pace inside aerobic work",
  ),
  template(
    ["S06", "CSS 100s", "threshold"],
    { weeks: "BUPT", races: "SOHI", level: 0, minutes: [30, 75] },
    [
      warmup(),
      repeat([4, 4], [swum(50, "Z2", 15)]),
      repeat([6, 24], [swum(100, "Z4", 15)]),
      steady("Z2"),
      cooldown(),
    ],
    "Raise threshold speed with good form",
  ),
  template(
    ["S07", "CSS 200s", "threshold"],
    { weeks: "UPT", races: "SOHI", level: 1, minutes: [35, 80] },
    [
      warmup(),
      repeat([4, 4], [swum(50, "Z2", 15)]),
      repeat([3, 12], [swum(200, "Z4", 20)]),
      steady("Z2"),
      cooldown(),
    ],
    "Longer time at threshold speed",
  ),
  template(
    ["S08", "CSS 400s", "threshold"],
    { weeks: "UP", races: "OHI", level: 2, minutes: [45, 90] },
    [warmup(), repeat([3, 7], [swum(400, "Z4", 40)]), steady("Z2"), cooldown()],
    "Hold threshold speed under fatigue",
  ),
  template(
    ["S09", "Broken race distance", "tempo"],
    { weeks: "UP", races: "SOHI", level: 0, minutes: [30, 75] },
    [warmup(), repeat([3, 10], [swum(250, "Z3", 10)]), steady("Z2"), cooldown()],
    "Rehearse race pace in pieces",
  ),
  template(
    ["S10", "Pull and paddles tempo", "tempo"],
    { weeks: "BU", races: "OHI", level: 1, minutes: [35, 75] },
    [warmup(), repeat([3, 9], [swum(300, "Z3", 20)]), steady("Z2"), cooldown()],
    "Swim-specific strength",
  ),
  template(
    ["S11", "Fast 50s", "vo2max"],
    { weeks: "UP", races: "SO", level: 1, minutes: [30, 60] },
    [warmup(), repeat([8, 24], [swum(50, "Z5", 25)]), steady("Z2"), cooldown()],
    "Aerobic power and speed",
  ),
  template(
    ["S12", "Fast 100s", "vo2max"],
    { weeks: "UP", races: "SOH", level: 1, minutes: [35, 65] },
    [warmup(), repeat([5, 14], [swum(100, "Z5", 35)]), steady("Z2"), cooldown()],
    "Aerobic power at the top end",
  ),
  template(
    ["S13", "Speed 25s", "interval"],
    { weeks: "BUPT", races: "SOHI", level: 0, minutes: [25, 50] },
    [warmup(), repeat([8, 20], [swum(25, "Z6", 30)]), steady("Z2"), cooldown()],
    "Short, very fast repeats with full rest, to sharpen your stroke",
  ),
  template(
    ["S14", "Descending sets", "interval"],
    { weeks: "UP", races: "SOHI", level: 0, minutes: [35, 70] },
    [
      warmup(),
      repeat(
        [2, 7],
        [swum(100, "Z2", 15), swum(100, "Z3", 15), swum(100, "Z4", 20), swum(50, "Z5", 30)],
      ),
      steady("Z2"),
      cooldown(),
    ],
    "Pace control from easy to fast",
  ),
  template(
    ["S15", "Fast start race simulation", "hard"],
    { weeks: "UP", races: "SOH", level: 1, minutes: [35, 60] },
    [warmup(), repeat([2, 7], [swum(50, "Z5", 5), swum(250, "Z3", 45)]), steady("Z2"), cooldown()],
    "Mass-start effort, then settle",
  ),
  template(
    ["S16", "Open-water skills", "moderate"],
    { weeks: "UPT", races: "SOHI", level: 0, minutes: [25, 60] },
    [
      warmup(),
      repeat([2, 10], [swum(200, "Z2", 15), swum(50, "Z3", 15)]),
      steady("Z2"),
      cooldown(),
    ],
    "Sighting, turns, drafting; in a pool: sight twice each length",
  ),
  template(
    ["S17", "Open-water race pace", "tempo"],
    { weeks: "P", races: "OHI", level: 0, minutes: [30, 80] },
    [warmup(), repeat([1, 7], [swum(500, "Z3", 30)]), steady("Z2"), cooldown()],
    "Continuous race-pace swimming in the race suit",
  ),
  template(
    ["S18", "CSS test 400 + 200", "hard"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [35, 60] },
    [
      warmupMeters(200),
      repeat([4, 4], [byFeel(swum(50, "Z3", 20), "zone")]),
      repeat(
        [1, 1],
        [
          swum(100, "Z1", 30),
          byFeel(swum(400, "Z5", 60), "test"),
          swum(200, "Z1", 220),
          byFeel(swum(200, "Z5", 30), "test"),
        ],
      ),
      steady("Z1"),
      cooldownMeters(200),
    ],
    CSS_TEST,
  ),
  template(
    ["S19", "Pre-race opener swim", "easy"],
    { weeks: "TR", races: "SOHI", level: 0, minutes: [15, 30] },
    [warmup(), repeat([4, 4], [swum(50, "Z4", 25)]), steady("Z1"), cooldown()],
    "Wake up the stroke, no fatigue",
  ),
  template(
    ["S20", "Long-course steady 1000s", "moderate"],
    { weeks: "UP", races: "HI", level: 1, minutes: [50, 95] },
    [warmup(), repeat([1, 4], [swum(1000, "Z2", 45)]), steady("Z2"), cooldown()],
    "Even pacing for the long-course swim",
  ),
  template(
    ["S22", "CSS test 400 + 200, short", "hard"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [25, 60] },
    [
      warmupMeters(100),
      repeat([4, 4], [byFeel(swum(50, "Z3", 20), "zone")]),
      repeat(
        [1, 1],
        [
          byFeel(swum(400, "Z5", 60), "test"),
          swum(100, "Z1", 220),
          byFeel(swum(200, "Z5", 0), "test"),
        ],
      ),
      steady("Z1"),
      cooldownMeters(100),
    ],
    CSS_TEST,
  ),
];
