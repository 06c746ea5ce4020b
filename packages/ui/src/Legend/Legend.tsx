import type { ReactNode } from "react";
import styles from "./Legend.module.css";

export type SwatchKind = "fill" | "outline" | "hatch" | "no-record" | "line" | "dashed" | "band";

/** A sample of a bar, line or area of a chart, in the colour of `--tone`. */
export const Swatch = ({ kind }: { kind: SwatchKind }) => (
  <i className={styles.swatch} data-kind={kind} aria-hidden />
);

export interface LegendItem {
  name: string;
  sign: ReactNode;
  /** How often it occurs. */
  count?: number;
}

export interface LegendProps {
  items: readonly LegendItem[];
  /** Accessible name. */
  label?: string;
}

/** What the signs of a chart mean. */
export const Legend = ({ items, label = "Legend" }: LegendProps) => (
  <ul className={styles.legend} aria-label={label}>
    {items.map(({ name, sign, count }) => (
      <li key={name}>
        {sign}
        <span>
          {name}
          {count !== undefined && <b> {count}</b>}
        </span>
      </li>
    ))}
  </ul>
);
