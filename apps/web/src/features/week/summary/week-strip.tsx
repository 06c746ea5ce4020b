import { formatHours, WEARABLE } from "@triplan/domain";
import { DayBar, StatStrip, StatTile } from "@triplan/ui";

import type { WeekSummary } from "./week-summary.ts";
import styles from "./week-strip.module.css";

interface WeekStripProps {
  summary: WeekSummary;
  /** Minutes of unmatched activities. */
  extra: number;
}

/** Completed minutes against planned ones, followed by extra minutes. */
function DoneBar({
  planned,
  done,
  extra,
}: Pick<WeekSummary, "planned" | "done"> & { extra: number }) {
  const whole = Math.max(planned, done + extra);
  const width = (minutes: number) => `${whole === 0 ? 0 : (100 * minutes) / whole}%`;
  return (
    <div className={styles.bar} aria-hidden>
      <span style={{ width: width(done) }} />
      <span data-extra style={{ width: width(extra) }} />
    </div>
  );
}

export const WeekStrip = ({ summary, extra }: WeekStripProps) => (
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
      note={extra > 0 ? `+${formatHours(extra)} extra` : undefined}
      bar={<DoneBar {...summary} extra={extra} />}
    />
    <StatTile label="Scheduled" value={summary.scheduled} />
    <StatTile label={`${WEARABLE.name} Matched`} value={summary.matched} />
    <StatTile label="Unscheduled" value={summary.unscheduled} />
  </StatStrip>
);
