import { formatHours, WEARABLE } from "@triplan/domain";
import { DayBar, StatStrip, StatTile } from "@triplan/ui";

import type { WeekSummary } from "../model/week-summary.ts";
import styles from "./week-strip.module.css";

const DoneBar = ({ planned, done }: WeekSummary) => (
  <div className={styles.bar} aria-hidden>
    <span style={{ width: `${planned === 0 ? 0 : Math.min(100, (100 * done) / planned)}%` }} />
  </div>
);

/** The summary cards of the week. @see spec §2 "Weekly Training Plan view" */
export const WeekStrip = ({ summary }: { summary: WeekSummary }) => (
  <StatStrip label="Summary of the week">
    <StatTile
      label="Total Planned"
      value={formatHours(summary.planned)}
      unit="h"
      bar={<DayBar planned={summary.bySport} capacity={summary.planned} />}
    />
    <StatTile
      label="Completed"
      value={formatHours(summary.done)}
      unit="h"
      bar={<DoneBar {...summary} />}
    />
    <StatTile label="Scheduled" value={summary.scheduled} />
    <StatTile label={`${WEARABLE.name} Matched`} value={summary.matched} />
    <StatTile label="Unscheduled" value={summary.unscheduled} />
  </StatStrip>
);
