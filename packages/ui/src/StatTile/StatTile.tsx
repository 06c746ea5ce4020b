import type { ReactNode } from "react";
import styles from "./StatTile.module.css";

export interface StatTileProps {
  label: string;
  value: string | number;
  /** Shown small after the value: "h". */
  unit?: string;
  /** A second figure after the value: "+0:31 extra". */
  note?: string | undefined;
  /** A bar next to the value; makes the tile wider, hidden on small screens. */
  bar?: ReactNode;
}

/** One figure of a summary. Must be inside a `StatStrip`. */
export function StatTile({ label, value, unit, note, bar }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit && <small className={styles.unit}>{unit}</small>}
        {note && <small className={styles.note}>{note}</small>}
      </dd>
      {bar && <dd className={styles.bar}>{bar}</dd>}
    </div>
  );
}

export interface StatStripProps {
  /** Accessible name of the group. */
  label: string;
  /** Five tiles, the two with a bar first. */
  children: ReactNode;
}

/** A row of figures; on small screens the first two are above the other three. */
export function StatStrip({ label, children }: StatStripProps) {
  return (
    <dl className={styles.strip} aria-label={label}>
      {children}
    </dl>
  );
}
