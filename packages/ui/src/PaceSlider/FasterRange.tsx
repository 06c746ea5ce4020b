import { Box } from "@mantine/core";
import type { KeyboardEvent } from "react";
import {
  isOnStep,
  offsetOf,
  shareOf,
  snapTo,
  spanOf,
  valueAfterKey,
  type FasterScale,
} from "./faster-range.ts";
import styles from "./FasterRange.module.css";

export interface FasterRangeMark {
  value: number;
  label: string;
}

/** A coloured part of the track, from its slow to its fast end. */
export interface FasterRangeBand {
  from: number;
  to: number;
  color: string;
}

export interface FasterRangeProps {
  id?: string;
  /** Accessible name without a visible label. */
  label?: string;
  scale: FasterScale;
  /** A value outside the scale is shown at the nearer end and kept until moved. */
  value: number;
  onChange: (value: number) => void;
  /** The value in words, with its units. */
  valueText: string;
  marks?: readonly FasterRangeMark[];
  /** Coloured ranges that replace the filled track. */
  bands?: readonly FasterRangeBand[];
  ends?: { slow: string; fast: string };
  color?: string;
}

const at = (share: number) => ({ "--at": `${share}` });

/** A slider on which right is always faster, whatever its unit. */
export function FasterRange(props: FasterRangeProps) {
  const { scale, value, onChange, marks = [], bands = [], ends, color = "var(--solid)" } = props;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = valueAfterKey(scale, value, event.key);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <Box
      className={styles.range}
      data-banded={bands.length > 0 || undefined}
      __vars={{ ...at(shareOf(scale, value)), "--range-color": color }}
    >
      {bands.map((band) => (
        <Box
          key={band.from}
          className={styles.band}
          __vars={{
            ...at(shareOf(scale, band.from)),
            "--to": `${shareOf(scale, band.to)}`,
            "--band-color": band.color,
          }}
          aria-hidden
        />
      ))}
      <input
        type="range"
        id={props.id}
        aria-label={props.label}
        aria-valuetext={props.valueText}
        min={0}
        max={spanOf(scale)}
        // "any" keeps a typed value between two steps until the thumb is moved.
        step={isOnStep(scale, value) ? scale.step : "any"}
        value={offsetOf(scale, value)}
        onChange={(event) => onChange(snapTo(scale, Number(event.currentTarget.value)))}
        onKeyDown={onKeyDown}
      />
      {marks.map((mark) => (
        <Box
          key={mark.value}
          component="span"
          className={styles.mark}
          __vars={at(shareOf(scale, mark.value))}
          aria-hidden
        >
          {mark.label}
        </Box>
      ))}
      {ends && (
        <span className={styles.ends} aria-hidden>
          <span>{ends.slow}</span>
          <span>{ends.fast}</span>
        </span>
      )}
    </Box>
  );
}
