import { formatClock, type PerDiscipline } from "@triplan/domain";
import { classes } from "../shared/classes.ts";
import styles from "./SplitBars.module.css";

/** One finish time and what it is made of, in seconds. */
export interface SplitRow {
  label: string;
  splits: PerDiscipline<number>;
  transition: number;
  finish: number;
  /** Outlined for what is only reckoned, solid for what is aimed at. */
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

/** Finish times on one scale, each as its legs end to end. */
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
