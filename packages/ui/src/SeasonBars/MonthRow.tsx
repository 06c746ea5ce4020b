import { VisuallyHidden } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import { formatMonthAndDay, type IsoDate } from "@triplan/domain";
import { monthMarks } from "./season-parts.ts";
import styles from "./SeasonBars.module.css";

export interface MonthRowProps {
  /** The Sunday of week 1. */
  startDate: IsoDate;
  raceDate: IsoDate;
  weeks: number;
}

/** Beyond this share of the row a month's name only fits on wider screens. */
const LATE_SHARE = 0.63;
const LAST_SHARE = 0.71;

/** Months under the bars of a season, with the race date at the end. */
export const MonthRow = ({ startDate, raceDate, weeks }: MonthRowProps) => (
  <div className={styles.months}>
    {monthMarks(startDate, weeks).map(({ week, label }) => (
      <span
        key={week}
        style={{ left: `${((week - 1) / weeks) * 100}%` }}
        data-late={(week - 1) / weeks > LATE_SHARE || undefined}
        data-last={(week - 1) / weeks > LAST_SHARE || undefined}
        aria-hidden
      >
        {label}
      </span>
    ))}
    <span className={styles.race}>
      <IconFlag size={14} aria-hidden />
      <VisuallyHidden>Race day </VisuallyHidden>
      {formatMonthAndDay(raceDate)}
    </span>
  </div>
);
