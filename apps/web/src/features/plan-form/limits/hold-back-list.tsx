import type { HoldBack } from "./hold-backs.ts";
import styles from "./coverage.module.css";

export const HoldBackList = ({ found }: { found: readonly HoldBack[] }) => (
  <div>
    <h4 className={styles.columnHead}>What holds you back</h4>
    <dl className={styles.holdBacks}>
      {found.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
