import { quantile } from "../report-times.ts";
import type { Measured, Round } from "./measure.ts";

export interface Row {
  name: string;
  perSecond: number;
  /** Microseconds of the server's process for each request. */
  processor: number;
  p50: number;
  p99: number;
  statements: number;
  bytes: number;
  /** Requests a second, as a share of the case that it is compared with. */
  ratio: number | null;
  goal: number | null;
  isMet: boolean | null;
}

const median = (rounds: readonly Round[], of: (round: Round) => number) =>
  quantile(rounds.map(of), 0.5);

/** Medians of the rounds; the ratio is the median of the ratios of each round. */
export function toRow(
  { case: { name, against }, rounds }: Measured,
  _: number,
  all: Measured[],
): Row {
  const base = against && all.find((each) => each.case.name === against.name);
  const ratio = base
    ? quantile(
        rounds.map(({ perSecond }, index) => perSecond / (base.rounds[index]?.perSecond ?? NaN)),
        0.5,
      )
    : null;
  const goal = against?.goal ?? null;
  return {
    name,
    perSecond: median(rounds, ({ perSecond }) => perSecond),
    processor: median(rounds, ({ processor }) => processor),
    p50: median(rounds, ({ times }) => quantile(times, 0.5)),
    p99: median(rounds, ({ times }) => quantile(times, 0.99)),
    statements: median(rounds, ({ statements }) => statements),
    bytes: median(rounds, ({ bytes }) => bytes),
    ratio,
    goal,
    isMet: ratio === null || goal === null ? null : ratio >= goal,
  };
}

const COLUMNS: readonly (readonly [head: string, text: (row: Row) => string])[] = [
  ["requests/s", ({ perSecond }) => perSecond.toFixed(0)],
  ["CPU µs", ({ processor }) => processor.toFixed(0)],
  ["p50 ms", ({ p50 }) => p50.toFixed(1)],
  ["p99 ms", ({ p99 }) => p99.toFixed(1)],
  ["statements", ({ statements }) => statements.toFixed(1)],
  ["bytes", ({ bytes }) => String(bytes)],
  ["ratio", ({ ratio }) => ratio?.toFixed(2) ?? ""],
  ["goal", ({ goal }) => goal?.toFixed(2) ?? ""],
  ["met", ({ isMet }) => (isMet === null ? "" : isMet ? "yes" : "no")],
];

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** A Markdown table, as in `docs/performance.md`. */
export function printTable(rows: readonly Row[]): void {
  console.log(line(["Request", ...COLUMNS.map(([head]) => head)]));
  console.log(line(["---", ...COLUMNS.map(() => "--:")]));
  for (const row of rows) {
    console.log(line([row.name, ...COLUMNS.map(([, text]) => text(row))]));
  }
}
