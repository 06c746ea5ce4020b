import "../build/bundle-server.ts";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf } from "./load/memory-of.ts";
import { Product } from "./load/product.ts";
import {
  atMost,
  figure,
  median,
  printTable,
  quantile,
  report,
  timed,
  yesNo,
} from "./report/index.ts";

/*
 * `pnpm bench start [rounds]`: from the start of the process until it answers, with an empty folder and again
 * with its data, and the memory of the server with its database when nothing has been asked yet.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
/** Long enough for what a start leaves to do. */
const IDLE_MS = 5000;

const first: number[] = [];
const again: number[] = [];
const memory: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const started = performance.now();
  const product = await Product.start({ isBundled: true });
  try {
    first.push(performance.now() - started);
    await product.end("SIGTERM");
    again.push(await timed(() => product.start()));
    await sleep(IDLE_MS);
    memory.push(memoryOf(await product.processes()));
  } finally {
    await product.remove();
  }
}

const measured = [
  { what: "first start, with a new database", values: first, goal: 5000, unit: "ms" },
  { what: "start with its data", values: again, goal: 1000, unit: "ms" },
  { what: "memory at rest, with the database", values: memory, goal: 200, unit: "MB" },
].map(({ what, values, goal, unit }) => ({
  values,
  row: atMost(figure(what, median(values), unit), goal),
}));

console.log(`${ROUNDS} rounds, load average ${loadavg()[0]}`);
printTable(
  ["What", "median", "least", "most", "goal", "met"],
  measured.map(({ values, row: { what, unit, goal, isMet } }) => [
    what,
    ...[0.5, 0, 1].map((share) => `${quantile(values, share).toFixed(0)} ${unit}`),
    goal ?? "",
    yesNo(isMet),
  ]),
);
report(measured.map(({ row }) => row));
