import styles from "./trace-chart.module.css";
import type { Trace } from "./traces.ts";

const WIDTH = 1000;
const HEIGHT = 100;

const digits = (value: number) => Number(value.toFixed(1));

/** The lines of a trace; parts without a measurement leave gaps. */
function linesOf({ values }: Trace, y: (value: number) => number): string {
  const step = WIDTH / values.length;
  return values
    .map((value, at) => {
      if (value === null) return "";
      const isFirst = (values[at - 1] ?? null) === null;
      return `${isFirst ? "M" : "L"}${digits((at + 0.5) * step)} ${digits(y(value))}`;
    })
    .join("");
}

interface TraceChartProps {
  trace: Trace;
  /** "average 8:40/mi". */
  summary: string;
}

/** A measurement over the planned intervals, which reach up to their targets. */
export function TraceChart({ trace, summary }: TraceChartProps) {
  const { measure, name, caps, bottom, top, ticks, format } = trace;
  const share = (value: number) => Math.min(1, Math.max(0, (value - bottom) / (top - bottom)));
  const y = (value: number) => HEIGHT * (1 - share(value));
  return (
    <>
      <p className={styles.name}>
        <b>{name}</b> {summary}
      </p>
      <div className={styles.plot} data-measure={measure}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
            {format(tick)}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${digits(y(tick))}H${WIDTH}`} />
          ))}
          {caps.map(({ from, to, value }) => (
            <g key={from}>
              <rect
                className={styles.step}
                x={digits(from * WIDTH)}
                y={digits(y(value))}
                width={digits(Math.max(0, (to - from) * WIDTH - 2))}
                height={digits(HEIGHT - y(value))}
              />
              <path
                className={styles.cap}
                d={`M${digits(from * WIDTH)} ${digits(y(value))}H${digits(to * WIDTH - 2)}`}
              />
            </g>
          ))}
          <path className={styles.line} d={linesOf(trace, y)} />
        </svg>
      </div>
    </>
  );
}
