import { currentWeek, daysBetween, formatDate, type IsoDate, PHASE_NAMES } from "@triplan/domain";
import type { SeasonWeek } from "@triplan/plan-engine";

interface PlanDates {
  startDate: IsoDate;
  raceDate: IsoDate;
  totalWeeks: number;
}

/** The athlete's position in the plan today. */
export interface PlanPosition {
  /** 1 to totalWeeks; totalWeeks + 1 once the race is over. */
  week: number;
  isOver: boolean;
  /** "Week 8" and "of 16 · Build", or "12 weeks" and "are over". */
  lead: string;
  rest: string;
  /** "59 days to go", "Race today", "Raced Oct 11, 2026". */
  race: string;
}

function raceText(days: number, raceDate: IsoDate): string {
  if (days < 0) return `Raced ${formatDate(raceDate)}`;
  if (days === 0) return "Race today";
  return days === 1 ? "1 day to go" : `${days} days to go`;
}

export function planPosition(
  plan: PlanDates,
  weeks: readonly SeasonWeek[],
  today: IsoDate,
): PlanPosition {
  const { startDate, raceDate, totalWeeks } = plan;
  const days = daysBetween(today, raceDate);
  const race = raceText(days, raceDate);
  if (days < 0) {
    const lead = totalWeeks === 1 ? "The only week" : `All ${totalWeeks} weeks`;
    const rest = totalWeeks === 1 ? "is over" : "are over";
    return { week: totalWeeks + 1, isOver: true, lead, rest, race };
  }
  const week = currentWeek(startDate, today, totalWeeks);
  const phase = weeks[week - 1]?.phase;
  const rest = `of ${totalWeeks}${phase ? ` · ${PHASE_NAMES[phase]}` : ""}`;
  return { week, isOver: false, lead: `Week ${week}`, rest, race };
}
