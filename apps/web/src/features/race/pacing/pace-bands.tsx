import type { LegPacing, PacingStage } from "@triplan/domain";
import styles from "./pacing-panel.module.css";

const WIDTH = 100;
const HEIGHT = 42;
const EDGE = 3;
const GAP = 0.3;

interface Level {
  low: number;
  middle: number;
  high: number;
}

/** Higher is harder: watts or speed, or the pace turned round. */
function levelOf(stage: PacingStage, isSpeed: boolean): Level {
  const { power, pace } = stage;
  if (power) return { low: power.from, middle: power.target, high: power.to };
  const level = (value: number) => (isSpeed ? value : -value);
  return { low: level(pace.slow), middle: level(pace.target), high: level(pace.fast) };
}

/** The target band of each part of a leg, along its distance. */
export function PaceBands({ leg, label }: { leg: LegPacing; label: string }) {
  const levels = leg.stages.map((stage) => levelOf(stage, leg.discipline === "bike"));
  const low = Math.min(...levels.map((level) => level.low));
  const high = Math.max(...levels.map((level) => level.high));
  const length = leg.stages.at(-1)?.to ?? 1;
  const y = (level: number) =>
    HEIGHT - EDGE - ((level - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const x = (distance: number) => (WIDTH * distance) / length;
  return (
    <svg
      className={styles.bands}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} />
      {leg.stages.map((stage, index) => {
        const level = levels[index];
        if (!level) return null;
        const at = { x: x(stage.from) + GAP, width: x(stage.to) - x(stage.from) - 2 * GAP };
        return (
          <g key={stage.from}>
            <rect {...at} y={y(level.high)} height={y(level.low) - y(level.high)} data-band />
            <rect {...at} y={y(level.middle) - 0.7} height={1.4} />
          </g>
        );
      })}
    </svg>
  );
}
