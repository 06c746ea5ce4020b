import { formatClock, type PerDiscipline } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import styles from "./SplitBars.module.css";

/** A finish time and its parts, in seconds. */
export interface SplitRow {
  label: string;
  splits: PerDiscipline<number>;
  transition: number;
  finish: number;
  /** Outlined for a prediction, solid for a goal. */
  isOutlined?: boolean;
}

const PARTS = ["swim", "bike", "run", "transition"] as const;

const Bar = ({ row, longest }: { row: SplitRow; longest: number }) => {
  const seconds = { ...row.splits, transition: row.transition };
  return (
    <span
      className={classes(styles.bar, row.isOutlined && styles.outlined)}
      style={{ width: `${(row.finish / longest) * 100}%` }}
      aria-hidden
    >
      {PARTS.map((part) => (
        <i key={part} data-part={part} style={{ flexGrow: seconds[part] }} />
      ))}
    </span>
  );
};

/** Finish times on a common scale, split by leg. */
export function SplitBars({ rows }: { rows: readonly SplitRow[] }) {
  const longest = Math.max(1, ...rows.map((row) => row.finish));
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row} data-solid={!row.isOutlined || undefined}>
          <dt>{row.label}</dt>
          <dd>
            <Bar row={row} longest={longest} />
            <span className={styles.finish}>{formatClock(row.finish)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
