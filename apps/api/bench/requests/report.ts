import {
  against,
  atMost,
  figure,
  median,
  printTable,
  quantile,
  yesNo,
  type BenchRow,
} from "../report/index.ts";
import type { Measured, Round } from "./measure.ts";

/** A case's figures: medians of its rounds. */
export interface CaseFigures {
  name: string;
  /** Requests a second, beside the case that it is compared with. */
  rate: BenchRow;
  /** Microseconds of the server's process for each request. */
  processor: number;
  p50: number;
  p99: number;
  statements: number;
  bytes: number;
}

/** The medians of each case; a ratio is the median of the ratios of each round. */
export function figuresOf(all: readonly Measured[]): CaseFigures[] {
  return all.map((measured) => {
    const { name } = measured.case;
    const of = (value: (round: Round) => number) => median(measured.rounds.map(value));
    return {
      name,
      rate: rateOf(measured, all),
      processor: of(({ processor }) => processor),
      p50: of(({ times }) => quantile(times, 0.5)),
      p99: of(({ times }) => quantile(times, 0.99)),
      statements: of(({ statements }) => statements),
      bytes: of(({ bytes }) => bytes),
    };
  });
}

const ratesOf = ({ rounds }: Measured) => rounds.map(({ perSecond }) => perSecond);

function rateOf(measured: Measured, all: readonly Measured[]): BenchRow {
  const { name, against: base } = measured.case;
  const ours = ratesOf(measured);
  const row = figure(`${name}: rate`, median(ours), "requests/s");
  const compared = all.find((each) => each.case.name === base?.name);
  if (!base || !compared) return row;
  const limits = ratesOf(compared);
  const ratio = median(ours.map((rate, round) => rate / (limits[round] ?? NaN)));
  return against(row, { limit: median(limits), ratio, goal: { atLeast: base.goal } });
}

/** A Markdown table, as in `docs/performance.md`. */
export function printFigures(all: readonly CaseFigures[]): void {
  printTable(
    [
      "Request",
      "requests/s",
      "CPU µs",
      "p50 ms",
      "p99 ms",
      "statements",
      "bytes",
      "ratio",
      "goal",
      "met",
    ],
    all.map(({ name, rate, processor, p50, p99, statements, bytes }) => [
      name,
      rate.ours.toFixed(0),
      processor.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      statements.toFixed(1),
      bytes,
      rate.ratio?.toFixed(2) ?? "",
      rate.goal ?? "",
      yesNo(rate.isMet),
    ]),
  );
}

/** Rate, processor time, statements and bytes of the product's cases. */
export function rowsOf(all: readonly Measured[], figures: readonly CaseFigures[]): BenchRow[] {
  const processorOf = (name?: string) => figures.find((each) => each.name === name)?.processor;
  return figures.flatMap(({ name, rate, processor, p99, statements, bytes }, index) => {
    const { isBare, against: base, goalMs } = all[index]?.case ?? {};
    if (isBare) return [];
    const limit = processorOf(base?.name);
    const time = figure(`${name}: CPU of a request`, processor, "µs");
    const slowest = figure(`${name}: p99`, p99, "ms");
    return [
      rate,
      limit === undefined ? time : against(time, { limit }),
      ...(goalMs === undefined ? [] : [atMost(slowest, goalMs)]),
      figure(`${name}: statements`, statements, ""),
      figure(`${name}: body`, bytes, "bytes"),
    ];
  });
}
