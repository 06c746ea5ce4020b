import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { Glyph, SportIcon, useUnits } from "@triplan/ui";
import { mainLine } from "../model/step-lines.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import { raceCountdown } from "../../../shared/plans/race-countdown.ts";
import type { Board } from "../placing/use-board.tsx";
import type { ComingUp, NextDays } from "./coming-up.ts";
import styles from "./next-up.module.css";

function Coming({ coming: { parts } }: { coming: ComingUp<ExerciseRow> }) {
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

function Tomorrow({ next, plan: { raceDate } }: NextUpProps) {
  if (next === null || next.tomorrow === raceDate) return null;
  const { tomorrow, ofTomorrow } = next;
  return (
    <div>
      <dt>Tomorrow, {formatDayAndMonth(tomorrow)}</dt>
      {ofTomorrow.map((coming) => (
        <Coming key={coming.parts[0]?.id} coming={coming} />
      ))}
      {ofTomorrow.length === 0 && <dd>Nothing planned</dd>}
    </div>
  );
}

/** Tomorrow, the next key session and the race. */
export function NextUp(props: NextUpProps) {
  const { plan, today, next } = props;
  const countdown = raceCountdown(today, plan.raceDate);
  return (
    <aside className={styles.aside} aria-label="What comes next">
      <dl className={styles.next}>
        <Tomorrow {...props} />
        {next?.nextKey && (
          <div>
            <dt>Next key session, {formatDayAndMonth(next.nextKey.date)}</dt>
            <Coming coming={next.nextKey} />
          </div>
        )}
        {countdown !== null && countdown !== "Today" && (
          <div>
            <dt>Race, {formatDayAndMonth(plan.raceDate)}</dt>
            <dd>
              <span className={styles.flag}>
                <Glyph name="flag" size={16} />
              </span>
              <span>
                <b dir="auto">{plan.name}</b>
                <span className={styles.line}>in {countdown}</span>
              </span>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
