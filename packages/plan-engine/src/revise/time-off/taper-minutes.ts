import { addDays, type IsoDate } from "@triplan/domain";

/** The taper follows the biggest of so many weeks before it. */
export const WEEKS_BEFORE_TAPER = 4;
/** Time off of a week and more that ends so shortly before the taper leaves only half of it. */
const HALF_TAPER = { daysOff: 7, daysBefore: 14 } as const;

export interface TaperFacts {
  /** Planned minutes of the biggest week, and of each week of the taper. */
  biggest: number;
  taper: readonly number[];
  /** Minutes of the biggest of the last weeks before the taper, and of the last one. */
  reached: number;
  last: number;
  isHalf: boolean;
}

/**
 * Minutes of the taper's weeks after time off: their share of the plan's biggest week, of what was reached. Of
 * half a taper the first weeks keep the minutes of the last week, as that was light. Never above the plan.
 */
export function taperMinutes({ biggest, taper, reached, last, isHalf }: TaperFacts): number[] {
  const first = taper[0] ?? biggest;
  return taper.map((planned, index) => {
    const scaled = (planned * Math.min(reached, biggest)) / biggest;
    if (!isHalf) return Math.min(planned, scaled);
    const isHeld = index < taper.length / 2;
    return Math.min(planned, isHeld ? last : (last * (planned / biggest + planned / first)) / 2);
  });
}

/** True if the time off ends so shortly before the taper's first day that only its second half falls. */
export const isHalfTaper = (daysOff: number, firstDayBack: IsoDate, taperFrom: IsoDate): boolean =>
  daysOff >= HALF_TAPER.daysOff &&
  firstDayBack <= taperFrom &&
  addDays(firstDayBack, HALF_TAPER.daysBefore) >= taperFrom;
