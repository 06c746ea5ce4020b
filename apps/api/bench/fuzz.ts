import { parseArgs } from "node:util";
import { runFuzz } from "./fuzz/run-fuzz.ts";
import { Product } from "./load/product.ts";

/*
 * `pnpm fuzz [--seed text] [--requests 20000]`: sends generated requests to every path and procedure
 * on loopback. Fails on a server error, a refusal without our form, one that stores something, or a
 * change of another athlete's rows. Prints answers over 200 ms.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "20000" },
  },
});
const requests = Number(values.requests);
if (!Number.isSafeInteger(requests) || requests < 1) throw new Error("--requests must be a number");

const product = await Product.start();
try {
  const started = performance.now();
  const { statuses, faults, slow, targets } = await runFuzz(product, { ...values, requests });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const answers = Object.entries(statuses).map(([kind, count]) => `${count} × ${kind}`);
  console.log(
    `${requests} requests to ${targets} targets in ${minutes} minutes, seed ${values.seed}`,
  );
  console.log(`answers         ${answers.toSorted().join(", ")}`);
  const slowest = [...slow].toSorted(([, a], [, b]) => b.slowest - a.slowest);
  for (const [name, { count, slowest: ms }] of slowest) {
    console.log(`over 200 ms     ${count} × ${name}, slowest ${ms.toFixed(0)} ms`);
  }
  for (const { number, target, fault, request } of faults) {
    console.log(`FAULT           ${target} (request ${number}): ${fault}\n  ${request}`);
  }
  console.log(`faults          ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await product.remove();
}
