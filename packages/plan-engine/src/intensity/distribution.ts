import type { ExperienceLevel, RaceType, Zone } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import type { Phase } from "../model/plan-types.ts";

/** Shares of moving time in zones 1 and 2, zones 3 and 4, zones 5 and 6; they sum to 1. */
export interface Distribution {
  low: number;
  mid: number;
  high: number;
}

type Percent = readonly [low: number, mid: number, high: number];

const BY_PHASE: Record<RaceType, Record<"base" | "build" | "peak" | "taper", Percent>> = {
  sprint: { base: [86, 11, 3], build: [80, 14, 6], peak: [79, 15, 6], taper: [78, 15, 7] },
  olympic: { base: [86, 12, 2], build: [82, 14, 4], peak: [81, 16, 3], taper: [79, 16, 5] },
  "70.3": { base: [87, 12, 1], build: [83, 15, 2], peak: [81, 18, 1], taper: [81, 17, 2] },
  ironman: { base: [89, 10, 1], build: [87, 12, 1], peak: [88, 12, 0], taper: [84, 15, 1] },
};

const RECOVERY: Percent = [94, 4, 2];
const BEGINNER_SHIFT = 4;
const MAX_LOW = 94;

/** Target distribution of a week's moving time over the zones. */
export function targetDistribution(
  race: RaceType,
  level: ExperienceLevel,
  frame: Pick<WeekFrame, "phase" | "isRecovery">,
): Distribution {
  const [low, mid, high] = frame.isRecovery ? RECOVERY : BY_PHASE[race][columnOf(frame.phase)];
  if (level !== "beginner") return { low: low / 100, mid: mid / 100, high: high / 100 };
  // A beginner's extra easy time comes from the hardest zones first.
  const shift = Math.min(BEGINNER_SHIFT, Math.max(0, MAX_LOW - low));
  const fromHigh = Math.min(shift, high);
  return {
    low: (low + shift) / 100,
    mid: (mid - (shift - fromHigh)) / 100,
    high: (high - fromHigh) / 100,
  };
}

const columnOf = (phase: Phase) => (phase === "race" ? "taper" : phase);

/** Band of each zone. */
export const BAND = {
  Z1: "low",
  Z2: "low",
  Z3: "mid",
  Z4: "mid",
  Z5: "high",
  Z6: "high",
} as const satisfies Record<Zone, keyof Distribution>;
