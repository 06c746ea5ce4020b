import {
  byFeel,
  cooldown,
  cooldownMinutes,
  repeat,
  steady,
  templateOf,
  timed,
  warmup,
  warmupMinutes,
} from "./template-parts.ts";
import type { SessionTemplate } from "./template-types.ts";

const template = templateOf("bike");

/** Rides, in minutes. */
export const BIKE_TEMPLATES: readonly SessionTemplate[] = [
  template(
    ["B01", "Recovery spin", "recovery"],
    { weeks: "BUPTVR", races: "SOHI", level: 0, minutes: [20, 45] },
    [warmup(), steady("Z1"), cooldown()],
    "Blood flow, no load",
  ),
  template(
    ["B02", "Endurance ride", "easy"],
    { weeks: "BUPTV", races: "SOHI", level: 0, minutes: [30, 120] },
    [warmup(), steady("Z2"), cooldown()],
    "Aerobic base",
  ),
  template(
    ["B03", "Long ride", "easy"],
    { weeks: "BUPT", races: "SOHI", level: 0, minutes: [60, 360] },
    [warmup(), steady("Z2"), cooldown()],
    "Endurance, fuelling practice",
  ),
  template(
    ["B04", "Long ride, tempo finish", "moderate"],
    { weeks: "UP", races: "SOHI", level: 0, minutes: [90, 300] },
    [warmup(), steady("Z2"), repeat([2, 4], [timed(15, "Z3")], timed(5, "Z2")), cooldown()],
    "Hold power when tired",
  ),
  template(
    ["B05", "Long ride with race-pace blocks", "tempo"],
    { weeks: "UP", races: "OHI", level: 0, minutes: [120, 360] },
    [warmup(), steady("Z2"), repeat([2, 7], [timed(20, "RP")], timed(10, "Z1")), cooldown()],
    "Specific endurance at race pace",
  ),
  template(
    ["B06", "Cadence builder", "easy"],
    { weeks: "BTV", races: "SOHI", level: 0, minutes: [30, 75] },
    [warmup(), repeat([4, 10], [timed(2, "Z2")], timed(2, "Z1")), steady("Z2"), cooldown()],
    "Smooth pedalling at 95-105 rpm",
  ),
  template(
    ["B07", "Strength endurance, low cadence", "moderate"],
    { weeks: "B", races: "SOHI", level: 0, minutes: [45, 90] },
    [warmup(), repeat([3, 8], [timed(5, "Z3")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Force at 55-65 rpm, seated",
  ),
  template(
    ["B08", "Tempo blocks", "tempo"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [45, 120] },
    [warmup(), repeat([1, 4], [timed(15, "Z3")], timed(5, "Z1")), steady("Z2"), cooldown()],
    "Aerobic strength",
  ),
  template(
    ["B09", "Sweet spot", "tempo"],
    { weeks: "BU", races: "SOHI", level: 1, minutes: [50, 105] },
    [warmup(), repeat([2, 5], [timed(12, "Z3")], timed(4, "Z1")), steady("Z2"), cooldown()],
    "High aerobic load for the time",
  ),
  template(
    ["B10", "Threshold cruise", "threshold"],
    { weeks: "UPT", races: "SOHI", level: 0, minutes: [40, 90] },
    [warmup(), repeat([2, 7], [timed(6, "Z4")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Raise the one-hour power",
  ),
  template(
    ["B11", "Threshold 20s", "threshold"],
    { weeks: "UP", races: "SOHI", level: 2, minutes: [70, 105] },
    [warmup(), repeat([2, 3], [timed(20, "Z4")], timed(6, "Z1")), steady("Z2"), cooldown()],
    "Long threshold work for trained riders",
  ),
  template(
    ["B12", "Over-unders", "hard"],
    { weeks: "UP", races: "SOH", level: 1, minutes: [50, 90] },
    [
      warmup(),
      repeat(
        [2, 5],
        [timed(2, "Z4"), timed(1, "Z5"), timed(2, "Z4"), timed(1, "Z5")],
        timed(5, "Z1"),
      ),
      steady("Z2"),
      cooldown(),
    ],
    "Clear lactate while riding hard",
  ),
  template(
    ["B13", "VO2 threes", "vo2max"],
    { weeks: "UP", races: "SOHI", level: 0, minutes: [40, 80] },
    [warmup(), repeat([3, 8], [timed(3, "Z5")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Aerobic ceiling",
  ),
  template(
    ["B14", "30/30s", "interval"],
    { weeks: "UP", races: "SOH", level: 1, minutes: [40, 75] },
    [
      warmup(),
      repeat(
        [1, 4],
        [
          timed(0.5, "Z5"),
          timed(0.5, "Z1"),
          timed(0.5, "Z5"),
          timed(0.5, "Z1"),
          timed(0.5, "Z5"),
          timed(0.5, "Z1"),
          timed(0.5, "Z5"),
          timed(0.5, "Z1"),
          timed(0.5, "Z5"),
          timed(0.5, "Z1"),
        ],
        timed(3, "Z1"),
      ),
      steady("Z2"),
      cooldown(),
    ],
    "Time near VO2max in short pieces",
  ),
  template(
    ["B15", "Hill repeats", "interval"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [40, 80] },
    [warmup(), repeat([3, 9], [timed(2, "Z5")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Climbing strength",
  ),
  template(
    ["B16", "Sprints", "interval"],
    { weeks: "BT", races: "SO", level: 1, minutes: [35, 60] },
    [warmup(), repeat([4, 10], [timed(0.25, "Z6")], timed(2.75, "Z1")), steady("Z2"), cooldown()],
    "Short, very hard efforts with full recovery, for power",
  ),
  template(
    ["B17", "Race-pace time trial", "hard"],
    { weeks: "UPT", races: "SO", level: 0, minutes: [40, 75] },
    [warmup(), repeat([1, 4], [timed(10, "RP")], timed(4, "Z1")), steady("Z2"), cooldown()],
    "Rehearse short-course race pace in position",
  ),
  template(
    ["B18", "Progressive ride", "moderate"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [45, 90] },
    [warmup(), repeat([1, 2], [timed(10, "Z2"), timed(10, "Z3")]), steady("Z2"), cooldown()],
    "Finish stronger than you start",
  ),
  template(
    ["B19", "20-minute test", "hard"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [60, 65] },
    [
      warmupMinutes(14),
      repeat([3, 3], [byFeel(timed(1, "Z2"), "zone")], timed(1, "Z1")),
      repeat([1, 1], [byFeel(timed(5, "Z5"), "zone")], timed(10, "Z1")),
      repeat([1, 1], [byFeel(timed(20, "Z4"), "test")]),
      steady("Z1"),
      cooldownMinutes(5),
    ],
    "95 % of the mean watts of the 20 minutes is your FTP, 95 % of the mean heart rate your threshold heart rate",
  ),
  template(
    ["B20", "Aero steady state", "moderate"],
    { weeks: "UP", races: "HI", level: 0, minutes: [60, 150] },
    [warmup(), repeat([1, 4], [timed(25, "RP")], timed(5, "Z1")), steady("Z2"), cooldown()],
    "Race position and fuelling at race pace",
  ),
  template(
    ["B21", "Pre-race opener ride", "easy"],
    { weeks: "TR", races: "SOHI", level: 0, minutes: [20, 40] },
    [
      warmupMinutes(10),
      repeat([3, 3], [timed(1, "Z4")], timed(2, "Z1")),
      steady("Z1"),
      cooldownMinutes(3),
    ],
    "Legs awake, bike checked",
  ),
  template(
    ["B22", "Ramp test", "hard"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [40, 45] },
    [
      warmupMinutes(10),
      repeat([1, 1], [byFeel(timed(15, "Z3"), "ramp")]),
      steady("Z1"),
      cooldownMinutes(10),
    ],
    "75 % of the watts of the best minute is your FTP",
  ),
];
