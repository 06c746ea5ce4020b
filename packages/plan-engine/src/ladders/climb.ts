import { ladderNamed, topRung, type ClimbingAthlete, type LadderId } from "./ladders.ts";
import { workMinutes } from "./work-minutes.ts";

/** Progress of a plan on one ladder. */
export interface Climb {
  rung: number;
  /** Week of the plan and number of the load week in which it was last done. */
  week: number;
  loadingNumber: number;
  /** How often the rung was done in this plan. */
  times: number;
  /** What was done of the rung, where it was not all of it (see `doseText`). */
  done?: number | undefined;
}

export type Climbs = Map<LadderId, Climb>;
type KnownClimbs = ReadonlyMap<LadderId, Climb>;

/** After more load weeks than these, the rung is done once more before the next one. */
const LONG_AGO = 4;

export interface ClimbFacts extends ClimbingAthlete {
  loadingNumber: number;
  /** Load weeks of the phase. */
  phaseLoadWeeks: number;
}

/**
 * The rung that the ladder asks for next: the first one, the same again, or one more.
 * Every run off the bike is one more than the last.
 */
export function wantedRung(id: LadderId, climbs: KnownClimbs, facts: ClimbFacts): number {
  const { start, easyAfter } = ladderNamed(id);
  const climb = climbs.get(id);
  const last = topRung(id, facts);
  if (!climb) return firstRung(id, climbs, facts);
  const first = start[facts.level];
  if (easyAfter) return Math.min(climb.rung + 1, last);
  const isLongAgo = facts.loadingNumber - climb.loadingNumber > LONG_AGO;
  if (isLongAgo || climb.rung >= last || climb.times < timesOf(first, last, facts)) {
    return climb.rung;
  }
  return climb.rung + 1;
}

/** Ladders that take over from another one in the peak; advanced athletes climb both side by side. */
const BEFORE: Partial<Record<LadderId, LadderId>> = { "bike-30-30": "bike-vo2" };

/** The level's first rung, or the one with as much work as was done of the ladder before. */
function firstRung(id: LadderId, climbs: KnownClimbs, facts: ClimbFacts): number {
  const first = ladderNamed(id).start[facts.level];
  const before = facts.level === "advanced" ? undefined : BEFORE[id];
  const climb = before && climbs.get(before);
  if (!before || !climb) return first;
  const done = workMinutes({ ladder: before, rung: climb.rung });
  const last = topRung(id, facts);
  return range(first, last).find((rung) => workMinutes({ ladder: id, rung }) >= done) ?? last;
}

// A ladder comes about every second load week of a phase; short ladders repeat their rungs.
const timesOf = (first: number, last: number, { phaseLoadWeeks }: ClimbFacts) =>
  Math.max(1, Math.floor(phaseLoadWeeks / 2 / Math.max(1, last - first)));

interface Limits {
  /** True if the exercise has the minutes for the rung. */
  fits: (rung: number) => boolean;
  /** True if the week keeps enough easy time with it. */
  isAllowed: (rung: number) => boolean;
}

/**
 * The rung to do: the wanted one, a higher one if only that fits the minutes, else the last one
 * again, or below the start if there was none. Null if the set is left out.
 */
export function nextRung(
  id: LadderId,
  climbs: KnownClimbs,
  facts: ClimbFacts,
  { fits, isAllowed }: Limits,
): number | null {
  const climb = climbs.get(id);
  const wanted = wantedRung(id, climbs, facts);
  const last = Math.max(wanted, topRung(id, facts));
  const upward = range(wanted, last).find(fits);
  if (upward !== undefined && isAllowed(upward)) return upward;
  const before = lastTime(climb);
  const others = before ? [before.rung] : range(1, wanted - 1).toReversed();
  return others.find((rung) => fits(rung) && isAllowed(rung)) ?? null;
}

/** The last time in this plan; null if what is known is from the plan before. */
export const lastTime = (climb: Climb | undefined): Climb | null =>
  climb && climb.times > 0 ? climb : null;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Records a rung as done in a week. */
export function climbed(before: Climb | undefined, now: Omit<Climb, "times">): Climb {
  return { ...now, times: before?.rung === now.rung ? before.times + 1 : 1 };
}
