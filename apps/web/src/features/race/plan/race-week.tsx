import {
  dateInWeek,
  daysBetween,
  formatDayAndMonth,
  formatHours,
  weekDates,
  type IsoDate,
} from "@triplan/domain";
import { classes, Glyph, SportIcon } from "@triplan/ui";
import { Link } from "react-router-dom";
import { trpc, type PlanRow, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { planDayPath } from "../../../shared/plans/plan-view.ts";
import page from "../styles/race-page.module.css";
import type { RaceDay } from "../model/race-types.ts";
import styles from "./race-week.module.css";

type Exercise = RouterOutputs["exercises"]["listWeek"][number];

interface RaceWeekProps {
  plan: PlanRow;
  race: RaceDay;
}

/** The days of the plan's last week until the race, with their exercises. */
export function RaceWeek({ plan, race }: RaceWeekProps) {
  const week = plan.totalWeeks;
  const { data: exercises } = trpc.exercises.listWeek.useQuery({ planId: plan.id, week });
  if (!exercises) return null;
  const dates = [...weekDates(plan.startDate, week), race.raceDate];
  const days = [...new Set(dates)].filter((date) => daysBetween(date, race.raceDate) >= 0);
  const dayOf = ({ scheduledDate, suggestedDay }: Exercise) =>
    scheduledDate ??
    (suggestedDay === null ? null : dateInWeek(plan.startDate, week, suggestedDay));
  const minutes = exercises.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <section className={classes(page.panel, styles.week)} aria-labelledby="race-week">
      <h2 id="race-week">Race week</h2>
      <p className={page.lead}>
        {formatHours(minutes)} h. Short and sharp: fitness is made, fatigue goes.
      </p>
      <ol className={styles.days} style={{ ["--days" as string]: days.length }}>
        {days.map((date) => (
          <Day
            key={date}
            date={date}
            race={race}
            week={week}
            exercises={exercises.filter((exercise) => dayOf(exercise) === date)}
          />
        ))}
      </ol>
    </section>
  );
}

interface DayProps extends Pick<RaceWeekProps, "race"> {
  date: IsoDate;
  week: number;
  exercises: readonly Exercise[];
}

function Day({ date, race, week, exercises }: DayProps) {
  const isRace = date === race.raceDate;
  return (
    <li
      data-race={isRace || undefined}
      data-rest={(!isRace && exercises.length === 0) || undefined}
    >
      <span className={styles.date}>{formatDayAndMonth(date)}</span>
      {isRace && (
        <b className={styles.flag}>
          <Glyph name="flag" size={16} />
          Race day
        </b>
      )}
      {isRace && race.startsAt !== null && <span>Start {race.startsAt}</span>}
      {exercises.map(({ id, type, duration, name }) => (
        <Link key={id} to={planDayPath(week, date)}>
          <SportIcon discipline={type} size={20} />
          <span>
            <b>{formatHours(duration)}</b>
            <span className={styles.exercise}>{name}</span>
          </span>
        </Link>
      ))}
      {!isRace && exercises.length === 0 && <span className={styles.rest}>Rest</span>}
    </li>
  );
}
