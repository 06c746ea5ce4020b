import {
  dayOfMonth,
  formatClock,
  formatDateWithDay,
  formatSpokenDate,
  RACE_KIND_NAMES,
  shortDayName,
  type IsoDate,
} from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { Link } from "react-router-dom";
import { otherRacePath, racePath } from "../../../shared/plans/race-path.ts";
import { PriorityMark } from "../../../shared/races/priority-mark.tsx";
import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import day from "./day-column.module.css";
import head from "./day-head.module.css";
import styles from "./race-day.module.css";

export interface Race {
  planId: number;
  name: string;
  goal: string | null;
  date: IsoDate;
}

export const RaceMarker = ({ race: { planId, name, goal, date } }: { race: Race }) => (
  <div className={styles.race}>
    <span className={styles.label}>
      <Glyph name="flag" size={16} />
      Race day
    </span>
    <Link to={racePath(planId)} className={styles.name} dir="auto">
      {name}
    </Link>
    <span className={styles.detail}>
      {formatDateWithDay(date)}
      {goal !== null && ` · goal ${goal}`}
    </span>
  </div>
);

/** A race on the way to the plan's own race. */
export const OtherRaceMarker = ({ planId, race }: { planId: number; race: RaceDay }) => (
  <div className={styles.other}>
    <span className={styles.label}>
      <PriorityMark priority={race.priority} />
      Race day
    </span>
    <Link to={otherRacePath(planId, race.id)} className={styles.otherName} dir="auto">
      {race.name}
    </Link>
    <span className={styles.detail}>
      {RACE_KIND_NAMES[race.kind]}
      {race.goalSeconds !== null && ` · goal ${formatClock(race.goalSeconds)}`}
    </span>
  </div>
);

/** The Sunday after the last week when it is race day: nothing can be scheduled there. */
export function RaceSunday({ race, isToday }: { race: Race; isToday: boolean }) {
  const date = formatSpokenDate(race.date);
  return (
    <section
      className={day.day}
      aria-label={isToday ? `${date}, today` : date}
      data-race-sunday
      data-today={isToday || undefined}
    >
      <header className={head.head}>
        <div className={head.line}>
          <span className={head.number}>{dayOfMonth(race.date)}</span>
          <span className={head.name}>{shortDayName(race.date)}</span>
          {isToday && <span className={head.today}>Today</span>}
        </div>
      </header>
      <div className={day.body}>
        <RaceMarker race={race} />
      </div>
    </section>
  );
}
