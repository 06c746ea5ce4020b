import { EXPERIENCE_LEVELS, type ExperienceLevel } from "@triplan/domain";
import type { DrillEntry } from "./drill-entry.ts";

interface Athlete {
  level: ExperienceLevel;
  /** Week of the plan, from 1. */
  week: number;
}

/** Swimmers are taken to have the usual pool kit from this week on. */
const KIT_WEEK = 2;

function isSuited({ kit = [], minLevel = "beginner" }: DrillEntry, { level, week }: Athlete) {
  const hasKit = kit.length === 0 || week >= KIT_WEEK;
  return hasKit && EXPERIENCE_LEVELS.indexOf(level) >= EXPERIENCE_LEVELS.indexOf(minLevel);
}

/** Drills without and with kit in turns, so that each gets its week. */
function inTurns(drills: readonly DrillEntry[]): DrillEntry[] {
  const withKit = drills.filter(({ kit }) => kit !== undefined);
  const plain = drills.filter(({ kit }) => kit === undefined);
  const pairs = plain.flatMap((drill, index) => [drill, ...withKit.slice(index, index + 1)]);
  return [...pairs, ...withKit.slice(plain.length)];
}

/**
 * Drills in turn: the same for two weeks running, then the next ones, different for each `turn` of
 * a week; two drills train different things, and one of them
 * needs no kit. Fewer if the list has no more.
 */
export function chooseDrills(
  drills: readonly DrillEntry[],
  athlete: Athlete,
  count: number,
  turn = 0,
): DrillEntry[] {
  const suited = inTurns(drills.filter((drill) => isSuited(drill, athlete)));
  const from =
    (Math.floor((athlete.week - 1) / 2) * count + turn * count) % Math.max(1, suited.length);
  const chosen: DrillEntry[] = [];
  for (const drill of [...suited.slice(from), ...suited.slice(0, from)]) {
    const isOther = chosen.every(({ focus }) => focus !== drill.focus || focus === "form");
    const needsMoreKit = drill.kit !== undefined && chosen.some(({ kit }) => kit !== undefined);
    if (chosen.length < count && isOther && !needsMoreKit) chosen.push(drill);
  }
  return chosen;
}
