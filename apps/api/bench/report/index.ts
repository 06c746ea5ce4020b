export { against, atLeast, atMost, figure, report, type BenchRow } from "./bench-row.ts";
export { printTable, yesNo } from "./markdown-table.ts";
export { median, printTimes, quantile, timed } from "./times.ts";
