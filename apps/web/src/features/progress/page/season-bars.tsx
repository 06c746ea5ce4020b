import { IconStopwatch } from "@tabler/icons-react";
import { formatHours } from "@triplan/domain";
import { classes } from "@triplan/ui";
import type { Progress } from "./progress-types.ts";
import styles from "./season-bars.module.css";

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;
/** Ends of the scale in minutes, so that its halves are whole hours too. */
const SCALE_STEP = 120;

/** Hours of each week with its tests and the race. */
export function SeasonBars({ progress: { weeks, week: current } }: { progress: Progress }) {
  const most = Math.max(...weeks.flatMap((each) => [each.plannedMinutes, each.doneMinutes]));
  const highest = SCALE_STEP * Math.max(1, Math.ceil(most / SCALE_STEP));
  const height = (minutes: number) => ({ height: percent(minutes / highest) });
  return (
    <div className={styles.plot} aria-hidden>
      <span className={styles.hours}>{formatHours(highest)} h</span>
      <span className={classes(styles.hours, styles.half)}>{formatHours(highest / 2)}</span>
      <ol className={styles.bars}>
        {weeks.map((each) => {
          const isRace = each.week === weeks.length;
          const top = Math.max(each.plannedMinutes, each.doneMinutes) / highest;
          return (
            <li
              key={each.week}
              data-phase={each.phase}
              data-recovery={each.isRecovery || undefined}
              data-now={each.week === current || undefined}
              data-unanswered={each.isUnanswered || undefined}
            >
              <i style={height(each.plannedMinutes)} />
              <b style={height(each.doneMinutes)} />
              {(each.hasTest || isRace) && (
                <span className={styles.marks} style={{ bottom: percent(top) }}>
                  {each.hasTest && <IconStopwatch size={16} />}
                  {isRace && <b className={styles.race}>A</b>}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
