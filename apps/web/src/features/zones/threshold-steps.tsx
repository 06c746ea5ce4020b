import {
  daysBetween,
  isHeartRate,
  isPaceThreshold,
  ZONE_DISCIPLINE,
  type ThresholdKind,
} from "@triplan/domain";
import { classes, sportClass } from "@triplan/ui";
import { useToday } from "../../shared/dates/today.ts";
import type { ThresholdRecord } from "../../shared/network/trpc.ts";
import styles from "./history.module.css";

const WIDTH = 100;
const HEIGHT = 40;
/** Room for the line's own thickness. */
const EDGE = 2;

interface ThresholdStepsProps {
  kind: ThresholdKind;
  /** Newest first. */
  records: readonly ThresholdRecord[];
}

/** The counted values of a threshold over time, faster or stronger higher; nothing for one value. */
export function ThresholdSteps({ kind, records }: ThresholdStepsProps) {
  const today = useToday();
  const counted = records.filter(({ isCounted }) => isCounted).toReversed();
  const [first] = counted;
  if (!first || counted.every(({ value }) => value === first.value)) return null;
  const days = Math.max(1, daysBetween(first.measuredOn, today));
  const values = counted.map(({ value }) => (isPaceThreshold(kind) ? -value : value));
  const min = Math.min(...values);
  const span = Math.max(...values) - min;
  const y = (value: number) => HEIGHT - EDGE - ((value - min) / span) * (HEIGHT - 2 * EDGE);
  const [start = min, ...later] = values.map(y);
  const steps = later.map((height, index) => {
    const day = counted[index + 1]?.measuredOn ?? today;
    return `H${(daysBetween(first.measuredOn, day) / days) * WIDTH}V${height}`;
  });
  return (
    <svg
      className={classes(styles.steps, !isHeartRate(kind) && sportClass(ZONE_DISCIPLINE[kind]))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={`M0,${start}${steps.join("")}H${WIDTH}`} />
    </svg>
  );
}
