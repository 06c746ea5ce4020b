import "../build/bundle-server.ts";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf } from "./load/memory-of.ts";
import { Product } from "./load/product.ts";
import { quantile, timed } from "./report-times.ts";

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

const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

function report(name: string, values: readonly number[], goal: number, unit: string): void {
  const [least, median, most] = [0, 0.5, 1].map((share) => quantile(values, share));
  const isMet = (median ?? 0) <= goal;
  line([
    name,
    ...[median, least, most].map((value) => `${(value ?? 0).toFixed(0)} ${unit}`),
    `${goal} ${unit}`,
    isMet ? "yes" : "no",
  ]);
}

console.log(`${ROUNDS} rounds, load average ${loadavg()[0]}`);
line(["What", "median", "least", "most", "goal", "met"]);
line(["---", "--:", "--:", "--:", "--:", "--:"]);
report("first start, with a new database", first, 5000, "ms");
report("start with its data", again, 1000, "ms");
report("memory at rest, with the database", memory, 200, "MB");
