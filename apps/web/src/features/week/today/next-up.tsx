import { Skeleton } from "@mantine/core";
import {
  currentWeek,
  daysBetween,
  formatDayAndMonth,
  formatHours,
  isTrainingDay,
  scheduleOfWeek,
  weekdayOf,
} from "@triplan/domain";
import { Glyph, SportIcon, useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { racePath } from "../../../shared/plans/race-path.ts";
import { PriorityMark } from "../../../shared/races/priority-mark.tsx";
import { useRaceDays, type RaceDay } from "../../../shared/races/use-race-days.ts";
import { mainLine } from "../model/step-lines.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import { raceCountdown } from "../../../shared/plans/race-countdown.ts";
import type { Board } from "../placing/use-board.tsx";
import type { ComingUp, NextDays } from "./coming-up.ts";
import styles from "./next-up.module.css";

function Coming({ coming: { parts, isSuggested } }: { coming: ComingUp<ExerciseRow> }) {
  const units = useUnits();
  const [first] = parts;
  if (!first) return null;
  const line = mainLine(first, units);
  return (
    <dd>
      <SportIcon discipline={first.type} size={20} />
      <span>
        {parts.map(({ id, name, duration }) => (
          <b key={id}>
            {name} {formatHours(duration)}
          </b>
        ))}
        {line !== null && <span className={styles.line}>{line}</span>}
        {isSuggested && <span className={styles.line}>Suggested day</span>}
      </span>
    </dd>
  );
}

export interface NextUpProps {
  plan: PlanRow;
  today: Board["today"];
  /** Null while the exercises are loading. */
  next: NextDays<ExerciseRow> | null;
}

function Tomorrow({ next, plan }: NextUpProps) {
  if (next === null || next.tomorrow === plan.raceDate || next.tomorrow < plan.startDate) {
    return null;
  }
  const { tomorrow, ofTomorrow } = next;
  const week = currentWeek(plan.startDate, tomorrow, plan.totalWeeks);
  const entry = scheduleOfWeek(plan, week).find(({ day }) => day === weekdayOf(tomorrow));
  return (
    <div>
      <dt>Tomorrow, {formatDayAndMonth(tomorrow)}</dt>
      {ofTomorrow.map((coming) => (
        <Coming key={coming.parts[0]?.id} coming={coming} />
      ))}
      {ofTomorrow.length === 0 && (
        <dd>{entry && isTrainingDay(entry) ? "Nothing planned" : "Rest"}</dd>
      )}
    </div>
  );
}

/** Keeps the room of tomorrow and the next key session. */
const Loading = () => (
  <div className={styles.loading} aria-hidden>
    <Skeleton height={56} radius={8} />
    <Skeleton height={72} radius={8} />
  </div>
);

/** The race leads in its week. */
const SOON_DAYS = 7;

const RaceLink = ({ plan }: Pick<NextUpProps, "plan">) => (
  <Link to={racePath(plan.id)} className={styles.race} dir="auto">
    {plan.name}
  </Link>
);

/** "4 days to Lisbon Olympic". */
function SoonRace({ plan, days }: { plan: PlanRow; days: number }) {
  return (
    <div>
      <dt>Race, {formatDayAndMonth(plan.raceDate)}</dt>
      <dd className={styles.soon}>
        <b className={styles.days}>{days}</b>
        <span>
          <b>
            {days === 1 ? "day" : "days"} to <RaceLink plan={plan} />
          </b>
          {plan.goalFinishTime && (
            <span className={styles.line}>Goal {plan.goalFinishTime.replace(/^0/, "")}</span>
          )}
        </span>
      </dd>
    </div>
  );
}

/** The next race on the way to the plan's own race. */
function NextRace({ race, today }: { race: RaceDay } & Pick<NextUpProps, "today">) {
  return (
    <div>
      <dt>Race, {formatDayAndMonth(race.date)}</dt>
      <dd>
        <PriorityMark priority={race.priority} />
        <span>
          <b>
            <Link to="/races" className={styles.race} dir="auto">
              {race.name}
            </Link>
          </b>
          <span className={styles.line}>in {raceCountdown(today, race.date)}</span>
        </span>
      </dd>
    </div>
  );
}

/** Tomorrow, the next key session, the next race on the way and the plan's own race. */
export function NextUp(props: NextUpProps) {
  const { plan, today, next } = props;
  const countdown = raceCountdown(today, plan.raceDate);
  const days = daysBetween(today, plan.raceDate);
  const isSoon = days > 0 && days <= SOON_DAYS;
  const otherRace = useRaceDays(plan.id).find(({ date }) => date > today);
  return (
    <aside className={styles.aside} aria-label="What comes next">
      <dl className={styles.next}>
        {isSoon && <SoonRace plan={plan} days={days} />}
        {next === null && <Loading />}
        <Tomorrow {...props} />
        {next?.nextKey && (
          <div>
            <dt>Next key session, {formatDayAndMonth(next.nextKey.date)}</dt>
            <Coming coming={next.nextKey} />
          </div>
        )}
        {otherRace && <NextRace race={otherRace} today={today} />}
        {countdown !== null && countdown !== "Today" && !isSoon && (
          <div>
            <dt>Race, {formatDayAndMonth(plan.raceDate)}</dt>
            <dd>
              <span className={styles.flag}>
                <Glyph name="flag" size={16} />
              </span>
              <span>
                <b>
                  <RaceLink plan={plan} />
                </b>
                <span className={styles.line}>in {countdown}</span>
              </span>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
