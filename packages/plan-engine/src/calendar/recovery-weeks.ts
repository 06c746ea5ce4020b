import type { PlanRequest } from "../model/plan-types.ts";

/** Plans up to this length need no recovery week. */
const SHORT_PLAN_WEEKS = 4;
/** Minimum length of plans in which every third recovery week is a regeneration week. */
const LONG_PLAN_WEEKS = 30;
/** Earliest regeneration week. */
const FIRST_REGENERATION_WEEK = 12;
/** Earliest recovery week of each rhythm; an earlier one is moved or left out. */
const EARLIEST = { 3: 3, 4: 4 } as const;

export interface RecoveryWeeks {
  recovery: ReadonlySet<number>;
  /** Recovery weeks that are lighter still. */
  regeneration: ReadonlySet<number>;
}

/** Weeks of one loading cycle, including its recovery week. */
function cycleLength(request: Pick<PlanRequest, "raceType" | "level" | "paceImprovement">): 3 | 4 {
  const isLongCourse = request.raceType === "70.3" || request.raceType === "ironman";
  const isBeginner = request.level === "beginner" && isLongCourse;
  return isBeginner || request.paceImprovement === 1 ? 3 : 4;
}

/**
 * Recovery weeks, counted backwards from the taper so that the weeks before it are load weeks. One
 * that would fall on week 1 or 2 is left out; on week 3 of three load weeks to one, it moves to 4. Weeks of
 * recovery from a race before the plan do not count.
 */
export function recoveryWeeks(
  request: Pick<PlanRequest, "raceType" | "level" | "paceImprovement" | "totalWeeks">,
  trainingWeeks: number,
  weeksAfterRace = 0,
): RecoveryWeeks {
  const recovery = new Set<number>();
  const regeneration = new Set<number>();
  if (request.totalWeeks <= SHORT_PLAN_WEEKS) return { recovery, regeneration };
  const cycle = cycleLength(request);
  for (let week = trainingWeeks - (cycle - 1); week > weeksAfterRace + 2; week -= cycle) {
    const moved = Math.max(week, weeksAfterRace + EARLIEST[cycle]);
    recovery.add(moved);
    const isThird = recovery.size % 3 === 0;
    if (request.totalWeeks > LONG_PLAN_WEEKS && isThird && moved >= FIRST_REGENERATION_WEEK) {
      regeneration.add(moved);
    }
  }
  return { recovery, regeneration };
}
