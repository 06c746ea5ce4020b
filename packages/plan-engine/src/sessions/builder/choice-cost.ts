import type { Intensity } from "@triplan/domain";
import type { Distribution } from "../../intensity/index.ts";
import type { WeekWriter } from "./week-writer.ts";

/** Penalty for a template used this week, last week, or in the weeks before. */
const REPEAT_COST = { thisWeek: 400, weeksAgo: [0, 100, 6, 4, 2] } as const;
/** Penalises recovery sessions in long slots of a load week. */
const LONG_RECOVERY = { cost: 3, minutes: 30 };

/** Maximum share above zone 2, so that easy time stays above 85, with a test 80, else 72 %. */
const MAX_NOT_EASY = { recovery: 0.13, test: 0.19, other: 0.235 };

/** Shares of the repetitions to try: the maximum for the week's position in its block, and less. */
export const sharesOf = ({ share }: WeekWriter): number[] => [share, 0.7 * share, 0.45 * share];

/** True if the week keeps enough easy time with these bands. */
export function isEasyEnough(writer: WeekWriter, bands: Distribution): boolean {
  const { chosen, seconds, frame, hasTest } = writer;
  const notEasy = chosen.mid + chosen.high + bands.mid + bands.high;
  const kind = frame.isRecovery ? (hasTest ? "test" : "recovery") : "other";
  return notEasy <= MAX_NOT_EASY[kind] * seconds;
}

/**
 * Distance of the week from its target distribution, in percentage points, if these bands should
 * cover `part` (0 to 1) of its hard time.
 */
export function distributionCost(writer: WeekWriter, bands: Distribution, part: number): number {
  const { target, chosen, seconds } = writer;
  const mid = chosen.mid + bands.mid - part * target.mid * seconds;
  const high = chosen.high + bands.high - part * target.high * seconds;
  return (100 * (Math.abs(mid) + Math.abs(high) + Math.abs(mid + high))) / seconds;
}

/** Penalty for using a template again. */
export function repeatCost(
  writer: WeekWriter,
  template: { id: string; intensity: Intensity },
  minutes: number,
): number {
  if (writer.usedThisWeek.has(template.id)) return REPEAT_COST.thisWeek;
  const last = writer.used.get(template.id);
  const again = last === undefined ? 0 : (REPEAT_COST.weeksAgo[writer.frame.week - last] ?? 0);
  const isLong = template.intensity === "recovery" && minutes > LONG_RECOVERY.minutes;
  return again + (isLong && writer.frame.isLoading ? LONG_RECOVERY.cost : 0);
}
