import type { ReactNode } from "react";
import styles from "./StatTile.module.css";

export interface StatTileProps {
  label: string;
  value: string | number;
  /** Said after the value, small: "h". */
  unit?: string;
  /** A second figure after the value, small: "+0:31 extra". */
  note?: string | undefined;
  /** A bar beside the value; the tile is then wider, and the bar goes on small screens. */
  bar?: ReactNode;
}

/** One figure of a summary. Belongs into a `StatStrip`. */
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
  /** What the figures are about, for those who do not see them together. */
  label: string;
  /** Five tiles, the two with a bar first. */
  children: ReactNode;
}

/** A row of figures; on small screens the first two stand above the other three. */
export function StatStrip({ label, children }: StatStripProps) {
  return (
    <dl className={styles.strip} aria-label={label}>
      {children}
    </dl>
  );
}
