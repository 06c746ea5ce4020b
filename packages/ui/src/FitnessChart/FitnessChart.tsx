import { ChartCursor } from "../ChartCursor/ChartCursor.tsx";
import { classes } from "../shared/classes.ts";
import { chartScale, linePath, type ChartScale } from "./chart-scale.ts";
import styles from "./FitnessChart.module.css";

/** Values on the morning of a day, in training load per day. */
export interface FitnessPoint {
  fitness: number;
  fatigue: number;
  form: number;
}

export interface FitnessChartProps {
  /** Each morning of the season, including race morning. */
  planned: readonly FitnessPoint[];
  /** Each past morning as measured; empty when unknown. */
  done: readonly FitnessPoint[];
  /** Index of today's morning; not shown outside the season. */
  today: number;
  /** Index of the shown week's first morning. */
  shown?: number;
  /** Labels below the axis by index of their morning. */
  ticks: readonly { at: number; label: string }[];
  /** The figures of a morning, in words. */
  textOf: (index: number) => string;
}

type Curve = keyof FitnessPoint;

/** Names first; the tooltip adds the codes that coaches use. */
export const CURVES: readonly { curve: Curve; name: string; code: string }[] = [
  { curve: "fitness", name: "Fitness", code: "CTL, chronic training load" },
  { curve: "fatigue", name: "Fatigue", code: "ATL, acute training load" },
  { curve: "form", name: "Form", code: "TSB, training stress balance" },
];

interface LinesProps extends Pick<FitnessChartProps, "planned" | "done"> {
  scale: ChartScale;
}

const Lines = ({ planned, done, scale }: LinesProps) => (
  <>
    {CURVES.map(({ curve }) => (
      <g key={curve} data-curve={curve}>
        <path
          className={styles.planned}
          d={linePath(
            planned.map((day) => day[curve]),
            scale,
          )}
        />
        {done.length > 1 && (
          <path
            className={styles.done}
            d={linePath(
              done.map((day) => day[curve]),
              scale,
            )}
          />
        )}
      </g>
    ))}
  </>
);

const Legend = ({ hasDone }: { hasDone: boolean }) => (
  <ul className={styles.legend}>
    {CURVES.map(({ curve, name, code }) => (
      <li key={curve} data-curve={curve}>
        <span className={styles.swatch} aria-hidden />
        <abbr title={code}>{name}</abbr>
      </li>
    ))}
    <li className={styles.kind}>
      <span className={classes(styles.swatch, styles.dashed)} aria-hidden />
      planned
    </li>
    {hasDone && (
      <li className={styles.kind}>
        <span className={styles.swatch} aria-hidden />
        done
      </li>
    )}
  </ul>
);

const percent = (share: number) => `${share * 100}%`;

/**
 * Fitness, fatigue and form of a season: planned dashed, measured solid, today as a line. Add a
 * sentence and a table.
 */
export function FitnessChart({ planned, done, today, shown, ticks, textOf }: FitnessChartProps) {
  const scale = chartScale([...planned, ...done], planned.length);
  const isSeason = today >= 0 && today < planned.length;
  return (
    <figure className={styles.figure}>
      <Legend hasDone={done.length > 1} />
      <ChartCursor
        label="Fitness, fatigue and form of each day"
        count={planned.length}
        start={today}
        textOf={textOf}
        className={styles.plot}
      >
        {shown !== undefined && (
          <span
            className={styles.shown}
            style={{ left: percent(scale.x(shown)), width: percent(scale.x(7)) }}
          />
        )}
        <svg viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden>
          <path className={styles.zero} d={`M0 ${scale.y(0)}H1000`} />
          <Lines planned={planned} done={done} scale={scale} />
        </svg>
        {isSeason && (
          <span className={styles.today} style={{ left: percent(scale.x(today)) }} aria-hidden>
            <span data-flips={scale.x(today) > 0.8 || undefined}>Today</span>
          </span>
        )}
        <span className={styles.race} />
      </ChartCursor>
      <div className={styles.axis} aria-hidden>
        {ticks.map(({ at, label }) => (
          <span key={at} style={{ left: percent(scale.x(at)) }}>
            {label}
          </span>
        ))}
      </div>
    </figure>
  );
}
