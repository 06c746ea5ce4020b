import {
  DISCIPLINE_NAMES,
  DISCIPLINES,
  formatHours,
  type IsoDate,
  PHASE_NAMES,
} from "@triplan/domain";
import { Link } from "react-router-dom";
import { planViewPath } from "../../../shared/plans/plan-view.ts";
import { HoursBar } from "../hours-bar.tsx";
import type { SeasonWeek } from "../season-totals.ts";
import styles from "./month-table.module.css";

interface MonthTotalsProps {
  week: SeasonWeek;
  today: IsoDate;
  /** Exercises without a day. */
  unplaced: number;
}

const placeText = ({ phase, phaseWeek, isRecovery }: SeasonWeek) =>
  `${PHASE_NAMES[phase]} ${phaseWeek}${isRecovery ? " · recovery" : ""}`;

/** Hours of a week, done and planned, with the link to it. */
export function MonthTotals({ week, today, unplaced }: MonthTotalsProps) {
  const sports = DISCIPLINES.filter((sport) => week.sports[sport].planned > 0);
  const hasBegun = week.startDate <= today || week.doneMinutes > 0;
  return (
    <th scope="row" className={styles.totals}>
      <Link to={planViewPath("week", week.week)}>
        <b>Week {week.week}</b> <span>{placeText(week)}</span>
      </Link>
      <div>
        <b className={styles.hours}>
          {formatHours(hasBegun ? week.doneMinutes : week.plannedMinutes)}
        </b>{" "}
        {hasBegun && <span>/ {formatHours(week.plannedMinutes)}</span>}
      </div>
      <HoursBar week={week} scale={week.plannedMinutes} />
      <span className={styles.sports}>
        {sports.map((sport) => (
          <span key={sport}>
            {DISCIPLINE_NAMES[sport]} {formatHours(week.sports[sport].planned)}
          </span>
        ))}
      </span>
      {week.extraMinutes > 0 && <span>+{formatHours(week.extraMinutes)} extra</span>}
      {unplaced > 0 && (
        <span>
          {unplaced === 1 ? "1 exercise has no day" : `${unplaced} exercises have no day`}
        </span>
      )}
    </th>
  );
}
