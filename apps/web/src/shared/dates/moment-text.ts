import { dateInZone, formatDayAndMonth } from "@triplan/domain";

const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** "6:42 AM". */
export const timeText = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { ...TIME, timeZone }).format(at);

/** "Thu, Mar 11, 6:42 AM". */
export const momentText = (at: Date, timeZone: string) =>
  `${formatDayAndMonth(dateInZone(at, timeZone))}, ${timeText(at, timeZone)}`;
