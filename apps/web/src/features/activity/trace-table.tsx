import { formatClock } from "@triplan/domain";
import panel from "./activity-page.module.css";
import type { Trace } from "./traces.ts";

const MAX_ROWS = 20;

interface TraceTableProps {
  traces: readonly Trace[];
  /** Seconds since the start of a part. */
  startOf: (part: number) => number;
}

/** The traces as a table of at most 20 rows. */
export function TraceTable({ traces, startOf }: TraceTableProps) {
  const count = traces[0]?.values.length ?? 0;
  const size = Math.ceil(count / MAX_ROWS);
  const rows = Array.from({ length: Math.ceil(count / size) }, (_, row) => row * size);
  return (
    <details className={panel.details}>
      <summary>The figures as a table</summary>
      <div className={panel.scroll}>
        <table className={panel.table}>
          <caption>Means from each time to the next</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              {traces.map(({ measure, name, unit }) => (
                <th key={measure} scope="col">
                  {name} {unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((from) => (
              <tr key={from}>
                <th scope="row">{formatClock(startOf(from))}</th>
                {traces.map((trace) => (
                  <td key={trace.measure}>{meanText(trace, from, from + size)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function meanText({ values, format }: Trace, from: number, to: number): string {
  const measured = values.slice(from, to).filter((value) => value !== null);
  if (measured.length === 0) return "–";
  return format(measured.reduce((sum, value) => sum + value, 0) / measured.length);
}
