import { EXPERIENCE_LEVELS, type ExperienceLevel } from "@triplan/domain";
import type { DrillEntry } from "./drill-entry.ts";

interface Athlete {
  level: ExperienceLevel;
  /** Week of the plan, from 1. */
  week: number;
}

/** Every swimmer is taken to have a pull buoy from this week on, and no other kit. */
const PULL_BUOY_WEEK = 2;

function isSuited({ kit = [], minLevel = "beginner" }: DrillEntry, { level, week }: Athlete) {
  const hasKit = kit.every((each) => each === "pull buoy" && week >= PULL_BUOY_WEEK);
  return hasKit && EXPERIENCE_LEVELS.indexOf(level) >= EXPERIENCE_LEVELS.indexOf(minLevel);
}

/**
 * Drills in turn: the same for two weeks running, then the next ones, different for each `turn` of
 * a week; two drills train different things. Fewer if the list has no more.
 */
export function chooseDrills(
  drills: readonly DrillEntry[],
  athlete: Athlete,
  count: number,
  turn = 0,
): DrillEntry[] {
  const suited = drills.filter((drill) => isSuited(drill, athlete));
  const from =
    (Math.floor((athlete.week - 1) / 2) * count + turn * count) % Math.max(1, suited.length);
  const chosen: DrillEntry[] = [];
  for (const drill of [...suited.slice(from), ...suited.slice(0, from)]) {
    const isOther = chosen.every(({ focus }) => focus !== drill.focus || focus === "form");
    if (chosen.length < count && isOther) chosen.push(drill);
  }
  return chosen;
}
