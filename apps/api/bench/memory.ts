import "../build/bundle-server.ts";
import { parseArgs } from "node:util";
import { leakGoal } from "./load/memory-slope.ts";
import { Product } from "./load/product.ts";
import { watchProduct } from "./load/watch-product.ts";
import { atMost, figure, report } from "./report/index.ts";
import { casesOf } from "./requests/cases.ts";
import { sendFor } from "./requests/send-for.ts";

/*
 * `pnpm bench memory [--seconds 60] [--connections 2]`: memory of the server's process while each read is sent
 * by some connections, and how it grows.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    connections: { type: "string", default: "2" },
  },
});
const seconds = Number(options.seconds);
const load = { milliseconds: 1000 * seconds, connections: Number(options.connections) };
/** Megabytes: quality.md, P11. */
const GOAL = 300;

const product = await Product.start({ isBundled: true });
try {
  const port = Number(new URL(product.origin).port);
  const reads = (await casesOf({ product: port, bare: 0 })).filter(({ isBare }) => !isBare);
  const [{ lastMegabytes, slope }, ...sent] = await Promise.all([
    watchProduct(product.metricsUrl, AbortSignal.timeout(load.milliseconds)),
    ...reads.map(({ next }) => sendFor(next, load)),
  ]);
  const rate = sent.reduce((sum, { times }) => sum + times.length, 0) / seconds;
  console.log(`${seconds} seconds, ${rate.toFixed(0)} mixed reads a second`);
  console.log(`memory of the server   ${lastMegabytes.toFixed(0)} MB`);
  console.log(`growth                 ${slope.toFixed(2)} MB a minute`);
  report([
    figure("mixed reads while memory is measured", rate, "requests/s"),
    atMost(figure(`memory of the server after ${seconds} s of reads`, lastMegabytes, "MB"), GOAL),
    atMost(figure("growth of its memory under reads", slope, "MB/min"), leakGoal(seconds / 60)),
  ]);
} finally {
  await product.remove();
}
