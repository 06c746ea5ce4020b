import {
  addDays,
  formatDayAndMonth,
  formatDays,
  formatMonthAndDay,
  TIME_OFF_NAMES,
  type IsoDate,
  type RacePriority,
  type TimeOff,
} from "@triplan/domain";

/** A race of the plan's season. */
export interface SheetRace {
  name: string;
  date: IsoDate;
  priority: RacePriority;
}

export type SheetTimeOff = Pick<TimeOff, "kind" | "fromDate" | "toDate">;

/** What stands out in a week of the season. */
export type SheetMark =
  | { kind: "note"; text: string }
  | { kind: "race"; priority: RacePriority; name: string; date: string };

/** The days of time off within a week: "Sick Feb 18 – 20", "Travel Apr 3". */
export function timeOffMark({ kind, fromDate, toDate }: SheetTimeOff, sunday: IsoDate): SheetMark {
  const saturday = addDays(sunday, 6);
  const from = fromDate > sunday ? fromDate : sunday;
  const to = toDate !== null && toDate < saturday ? toDate : saturday;
  const days = from === to ? formatMonthAndDay(from) : formatDays(from, to);
  return { kind: "note", text: `${TIME_OFF_NAMES[kind]} ${days}` };
}

export const raceMark = ({ name, date, priority }: SheetRace): SheetMark => ({
  kind: "race",
  priority,
  name,
  date: formatDayAndMonth(date),
});
