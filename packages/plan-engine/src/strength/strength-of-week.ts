import { daysBetween, type IsoDate } from "@triplan/domain";
import type { SeasonWeek } from "../model/plan-types.ts";
import type { StrengthPhase, StrengthSession, StrengthVariant } from "./strength-session.ts";
import { STRENGTH_SESSIONS } from "./strength-sessions.ts";

/** Sessions a week; recovery weeks have one. */
const TIMES = { base: 2, build: 1, peak: 1 } as const satisfies Record<StrengthPhase, number>;
const RECOVERY_TIMES = 1;
/** Days before the race without strength work. */
const LAST_DAYS = 10;

interface WeekStrength extends StrengthSession {
  /** Sessions in the week. */
  times: number;
}

interface PlanDates {
  startDate: IsoDate;
  raceDate: IsoDate;
}

/**
 * The optional strength work of a week; null in taper and race weeks, and in weeks that reach into
 * the last 10 days.
 */
export function strengthOfWeek(
  { startDate, raceDate }: PlanDates,
  { week, phase, isRecovery }: Pick<SeasonWeek, "week" | "phase" | "isRecovery">,
  variant: StrengthVariant,
): WeekStrength | null {
  if (phase === "taper" || phase === "race") return null;
  const lastDay = daysBetween(startDate, raceDate) - (7 * week - 1);
  if (lastDay <= LAST_DAYS) return null;
  return {
    ...STRENGTH_SESSIONS[phase][variant],
    times: isRecovery ? RECOVERY_TIMES : TIMES[phase],
  };
}
