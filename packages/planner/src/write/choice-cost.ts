import type { Intensity } from "@triplan/domain";
import type { Distribution } from "../intensity/distribution.ts";
import type { WeekWriter } from "./week-writer.ts";

/** Points for having been used this week, last week, and the weeks before: variety. */
const REPEAT_COST = { thisWeek: 400, weeksAgo: [0, 100, 6, 4, 2] } as const;
/** A recovery exercise is for short places in a loading week. */
const LONG_RECOVERY = { cost: 3, minutes: 30 };

/** Most of a week's time above zone 2, so that the easy part stays above 85 and 72 %. */
const MAX_NOT_EASY = { recovery: 0.13, other: 0.235 };

/** Parts of the repetitions that are tried: all that the week's place in its block allows, or less. */
export const sharesOf = ({ share }: WeekWriter): number[] => [share, 0.7 * share, 0.45 * share];

/** True where the week keeps enough easy time with these bands. */
export function isEasyEnough({ chosen, seconds, frame }: WeekWriter, bands: Distribution): boolean {
  const notEasy = chosen.mid + chosen.high + bands.mid + bands.high;
  return notEasy <= MAX_NOT_EASY[frame.isRecovery ? "recovery" : "other"] * seconds;
}

/**
 * How far the week would be from its distribution, in points of a hundred, when `part` (0 to 1) of
 * its hard time should be reached with these bands.
 */
export function distributionCost(writer: WeekWriter, bands: Distribution, part: number): number {
  const { target, chosen, seconds } = writer;
  const mid = chosen.mid + bands.mid - part * target.mid * seconds;
  const high = chosen.high + bands.high - part * target.high * seconds;
  return (100 * (Math.abs(mid) + Math.abs(high) + Math.abs(mid + high))) / seconds;
}

/** What using the template again so soon costs. */
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
