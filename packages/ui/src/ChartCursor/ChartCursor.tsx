import { useState, type CSSProperties, type PointerEvent, type ReactNode } from "react";
import { classes } from "../shared/classes.ts";
import styles from "./ChartCursor.module.css";

export interface ChartCursorProps {
  /** Accessible name of the chart. */
  label: string;
  /** Number of points, at least 1. */
  count: number;
  /** The point that the focus starts on. */
  start: number;
  /** True if each point takes a share of the width; else the first and last are at the edges. */
  isBars?: boolean;
  /** The figures of a point, in words. */
  textOf: (index: number) => string;
  className?: string | undefined;
  style?: CSSProperties;
  /** Links over the points for a mouse, out of the tab order; the keyboard has its own elsewhere. */
  links?: ReactNode;
  children: ReactNode;
}

/** One tab stop for a chart: arrow keys, or the pointer, move from point to point with a read-out. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, count, start, isBars = false, textOf, className, style, links, children } = props;
  const [selected, setSelected] = useState<number | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const inChart = (index: number) => Math.min(count - 1, Math.max(0, index));
  const current = inChart(selected ?? start);
  const share = isBars ? (current + 0.5) / count : current / Math.max(1, count - 1);

  function onPointer({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = (clientX - left) / Math.max(1, width);
    setSelected(inChart(isBars ? Math.floor(at * count) : Math.round(at * (count - 1))));
    setIsHovered(true);
  }

  return (
    <div
      className={classes(styles.chart, className)}
      style={style}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => setIsHovered(false)}
    >
      {children}
      <input
        type="range"
        min={1}
        max={count}
        value={current + 1}
        aria-label={label}
        aria-valuetext={textOf(current)}
        onChange={(event) => setSelected(event.currentTarget.valueAsNumber - 1)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
      {links !== undefined && (
        <div className={styles.links} aria-hidden>
          {links}
        </div>
      )}
      {(isHovered || hasFocus) && (
        <>
          <span className={styles.line} style={{ left: `${share * 100}%` }} />
          <span
            className={styles.readOut}
            style={{ left: `${share * 100}%`, translate: `${share * -100}% 0` }}
            aria-hidden
          >
            {textOf(current)}
          </span>
        </>
      )}
    </div>
  );
}
