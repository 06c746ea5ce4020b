import { daysBetween, type IsoDate } from "@triplan/domain";

/** Time until the race: "60 days", "1 day", "Today"; null once it is over. */
export function raceCountdown(today: IsoDate, raceDate: IsoDate): string | null {
  const days = daysBetween(today, raceDate);
  if (days < 0) return null;
  if (days === 0) return "Today";
  return days === 1 ? "1 day" : `${days} days`;
}
