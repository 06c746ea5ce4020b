import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { printTable, yesNo } from "../report/markdown-table.ts";
import type { BenchRow } from "../report/bench-row.ts";
import type { PartResult } from "./run-part.ts";

const HEADS = ["What", "ours", "limit", "ratio", "goal", "met"];

/** Three significant digits below a hundred, whole numbers above. */
const text = (value: number): string =>
  Math.abs(value) < 100 ? String(Number(value.toPrecision(3))) : value.toFixed(0);

const cellsOf = ({ what, ours, unit, limit, ratio, goal, isMet }: BenchRow): string[] => [
  what,
  `${text(ours)} ${unit}`.trimEnd(),
  limit === null ? "" : text(limit),
  ratio === null ? "" : ratio.toFixed(2),
  goal ?? "",
  yesNo(isMet),
];

/** Prints the figures of all parts as one Markdown table, and which parts failed. */
export function printResults(results: readonly PartResult[]): void {
  console.log("");
  printTable(
    HEADS,
    results.flatMap(({ name, failure, rows }) => [
      ...rows.map(cellsOf),
      ...(failure === null ? [] : [[`${name}: failed, ${failure}`, "", "", "", "", "no"]]),
    ]),
  );
  const loads = results.flatMap(({ loadBefore, loadAfter }) => [loadBefore, loadAfter]);
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map(text);
  console.log(`\nNode ${process.version}, ${processor()}, load average ${least} to ${most}`);
}

const processor = () => `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;

/** Writes the figures of all parts, with the machine and the raw figures. */
export function saveResults(file: string, parts: readonly PartResult[]): void {
  const machine = { date: new Date().toISOString(), node: process.version, cpu: processor() };
  writeFileSync(file, `${JSON.stringify({ ...machine, parts }, null, 2)}\n`);
}
