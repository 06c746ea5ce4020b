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

const template = templateOf("run");

/** Three strides before a test. */
const STRIDES = [repeat([3, 3], [byFeel(timed(0.33, "Z6"), "zone")], timed(0.67, "Z1"))];

/** Runs, in minutes. */
export const RUN_TEMPLATES: readonly SessionTemplate[] = [
  template(
    ["R01", "Recovery jog", "recovery"],
    { weeks: "BUPTVR", races: "SOHI", level: 0, minutes: [15, 35] },
    [warmup(), steady("Z1"), cooldown()],
    "Gentle movement",
  ),
  template(
    ["R02", "Easy run", "easy"],
    { weeks: "BUPTV", races: "SOHI", level: 0, minutes: [20, 75] },
    [warmup(), steady("Z2"), cooldown()],
    "Aerobic base, talkable",
  ),
  template(
    ["R03", "Easy run with strides", "easy"],
    { weeks: "TR", races: "SOHI", level: 0, minutes: [25, 60] },
    [warmup(), steady("Z2"), repeat([4, 8], [timed(0.33, "Z6")], timed(1.17, "Z1")), cooldown()],
    "Form and leg speed",
  ),
  template(
    ["R04", "Run-walk", "easy"],
    { weeks: "BUPTVR", races: "SOHI", level: 0, minutes: [15, 75] },
    [warmup(), steady("Z2"), cooldown()],
    "Safe volume for newer runners: the walks come before you tire",
  ),
  template(
    ["R05", "Long run", "easy"],
    { weeks: "BUPT", races: "SOHI", level: 0, minutes: [35, 180] },
    [warmup(), steady("Z2"), cooldown()],
    "Endurance and durability",
  ),
  template(
    ["R06", "Long run, strong finish", "moderate"],
    { weeks: "UP", races: "SOHI", level: 0, minutes: [50, 150] },
    [warmup(), steady("Z2"), repeat([1, 3], [timed(10, "Z3")]), cooldown()],
    "Hold form when tired",
  ),
  template(
    ["R07", "Long run with race-pace blocks", "tempo"],
    { weeks: "UP", races: "OHI", level: 1, minutes: [70, 170] },
    [warmup(), steady("Z2"), repeat([2, 5], [timed(12, "RP")], timed(4, "Z1")), cooldown()],
    "Specific endurance",
  ),
  template(
    ["R08", "Rolling hills", "moderate"],
    { weeks: "B", races: "SOHI", level: 0, minutes: [30, 75] },
    [warmup(), repeat([3, 10], [timed(2, "Z3")], timed(3, "Z2")), steady("Z2"), cooldown()],
    "Strength without track speed",
  ),
  template(
    ["R09", "Tempo run", "tempo"],
    { weeks: "BUP", races: "SOHI", level: 0, minutes: [30, 70] },
    [warmup(), repeat([1, 4], [timed(10, "Z3")], timed(1, "Z2")), steady("Z2"), cooldown()],
    "Comfortably hard, steady",
  ),
  template(
    ["R10", "Cruise intervals", "threshold"],
    { weeks: "UPT", races: "SOHI", level: 0, minutes: [35, 75] },
    [warmup(), repeat([2, 7], [timed(6, "Z4")], timed(1.5, "Z1")), steady("Z2"), cooldown()],
    "Raise threshold pace with short rests",
  ),
  template(
    ["R11", "Threshold 12s", "threshold"],
    { weeks: "UP", races: "OHI", level: 2, minutes: [50, 75] },
    [warmup(), repeat([2, 3], [timed(12, "Z4")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Longer threshold blocks",
  ),
  template(
    ["R12", "VO2 threes", "vo2max"],
    { weeks: "UP", races: "SOHI", level: 1, minutes: [40, 70] },
    [warmup(), repeat([3, 7], [timed(3, "Z5")], timed(2.5, "Z1")), steady("Z2"), cooldown()],
    "Aerobic ceiling",
  ),
  template(
    ["R13", "VO2 fours", "vo2max"],
    { weeks: "UP", races: "SOH", level: 2, minutes: [45, 70] },
    [warmup(), repeat([3, 6], [timed(4, "Z5")], timed(3, "Z1")), steady("Z2"), cooldown()],
    "Longer VO2max work",
  ),
  template(
    ["R14", "Fast 90s", "interval"],
    { weeks: "UP", races: "SO", level: 1, minutes: [35, 65] },
    [warmup(), repeat([5, 14], [timed(1.5, "Z5")], timed(1.5, "Z1")), steady("Z2"), cooldown()],
    "Speed and economy",
  ),
  template(
    ["R15", "Short hill sprints", "interval"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [30, 55] },
    [warmup(), repeat([4, 10], [timed(0.25, "Z6")], timed(1.75, "Z1")), steady("Z2"), cooldown()],
    "Power and tendon strength, low load",
  ),
  template(
    ["R16", "Hill repeats", "interval"],
    { weeks: "BU", races: "SOHI", level: 1, minutes: [35, 65] },
    [warmup(), repeat([4, 10], [timed(1.5, "Z5")], timed(2.5, "Z1")), steady("Z2"), cooldown()],
    "Strength and form",
  ),
  template(
    ["R17", "Fartlek", "hard"],
    { weeks: "BUP", races: "SOHI", level: 0, minutes: [30, 65] },
    [warmup(), repeat([4, 11], [timed(2, "Z4")], timed(2, "Z2")), steady("Z2"), cooldown()],
    "Speed play by feel",
  ),
  template(
    ["R18", "Race-pace repeats", "hard"],
    { weeks: "UPT", races: "SOH", level: 0, minutes: [30, 65] },
    [warmup(), repeat([2, 7], [timed(5, "RP")], timed(2, "Z1")), steady("Z2"), cooldown()],
    "Know the pace in your legs",
  ),
  template(
    ["R19", "30-minute threshold test", "hard"],
    { weeks: "BU", races: "SOHI", level: 1, minutes: [55, 60] },
    [
      warmupMinutes(12),
      ...STRIDES,
      repeat([1, 1], [byFeel(timed(30, "Z4"), "test")]),
      steady("Z1"),
      cooldownMinutes(8),
    ],
    "The mean pace of the 30 minutes is your threshold pace, the mean heart rate of the last 20 your threshold heart rate",
  ),
  template(
    ["R20", "Long-course steady", "moderate"],
    { weeks: "UP", races: "HI", level: 0, minutes: [45, 110] },
    [warmup(), repeat([1, 4], [timed(18, "RP")], timed(4, "Z1")), steady("Z2"), cooldown()],
    "Marathon or half-marathon effort off a base",
  ),
  template(
    ["R21", "Pre-race opener run", "easy"],
    { weeks: "TR", races: "SOHI", level: 0, minutes: [15, 30] },
    [
      warmupMinutes(8),
      repeat([4, 4], [timed(0.5, "Z5")], timed(1.5, "Z1")),
      steady("Z1"),
      cooldownMinutes(2),
    ],
    "Sharp, not tired",
  ),
  template(
    ["R22", "20-minute threshold test", "hard"],
    { weeks: "BU", races: "SOHI", level: 0, minutes: [45, 50] },
    [
      warmupMinutes(12),
      ...STRIDES,
      repeat([1, 1], [byFeel(timed(20, "Z4"), "test")]),
      steady("Z1"),
      cooldownMinutes(8),
    ],
    "The mean pace of the 20 minutes, 3 % slower, is your threshold pace; a 5 km race or parkrun does as well",
  ),
];
