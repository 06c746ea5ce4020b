import { GRID } from "../model/numbers.ts";
import { ladderNamed, rungOf, type LadderStep } from "./ladders.ts";

/** Easy time or metres of a key exercise beside warm-up and cool-down, as a share of its set. */
export const MAX_FILLER = 0.6;
/** Time of easy swimming as a multiple of that at threshold. */
const EASY_SWIM = 1.22;
/** A short set leaves the exercise at least this much room. */
const MIN_ROOM = 15;

/** Minutes of a set, from its first repetition to the end of its last. */
function setMinutes(step: LadderStep, swimPace: number): number {
  const { discipline, pattern } = ladderNamed(step.ladder);
  const [reps, work, rest] = rungOf(step);
  if (discipline === "swim") return (reps * (work / 100) * swimPace + (reps - 1) * rest) / 60;
  const once = pattern ? work * pattern.reduce((total, [minutes]) => total + minutes, 0) : work;
  return reps * once + (reps - 1) * rest;
}

/**
 * Shortest and longest exercise that holds the rung, in minutes; for a swim about that, at the
 * threshold pace in seconds per 100 m.
 */
export function rungMinutes(step: LadderStep, swimPace: number): { least: number; most: number } {
  const { discipline, warmup, cooldown, easyAfter } = ladderNamed(step.ladder);
  const set = setMinutes(step, swimPace);
  if (easyAfter) {
    const whole = set + (easyAfter[step.rung - 1] ?? 0);
    return { least: whole, most: whole };
  }
  const unit = discipline === "swim" ? (EASY_SWIM * swimPace) / 6000 : 1;
  const least = Math.ceil(((warmup[0] + cooldown[0]) * unit + set) / GRID) * GRID;
  const most =
    Math.round(((warmup[1] + cooldown[1]) * unit + (1 + MAX_FILLER) * set) / GRID) * GRID;
  return { least, most: Math.max(most, least + MIN_ROOM) };
}
