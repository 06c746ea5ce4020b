import { DISCIPLINES, type Discipline, type PerDiscipline } from "@triplan/domain";

export interface DayBarPart {
  kind: Discipline | "over";
  /** 0 to 100. */
  percent: number;
}

/**
 * Parts of a day's bar: minutes by sport against the available ones, and the excess at the end.
 * They sum to at most 100 %; a day without hours is all "over".
 */
export function dayBarParts(planned: PerDiscipline<number>, capacity: number): DayBarPart[] {
  const total = DISCIPLINES.reduce((sum, sport) => sum + planned[sport], 0);
  const scale = Math.max(total, capacity);
  if (scale === 0) return [];
  let room = capacity;
  const parts: DayBarPart[] = DISCIPLINES.map((sport) => {
    const within = Math.min(planned[sport], room);
    room -= within;
    return { kind: sport, percent: (100 * within) / scale };
  });
  const over = Math.max(0, total - capacity);
  parts.push({ kind: "over", percent: (100 * over) / scale });
  return parts.filter((part) => part.percent > 0);
}
