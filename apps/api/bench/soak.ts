import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import pLimit from "p-limit";
import { ApiCaller, CallFailed } from "./load/api-caller.ts";
import { Athlete } from "./load/athlete.ts";
import { leakGoal } from "./load/memory-slope.ts";
import { Product } from "./load/product.ts";
import { Tally } from "./load/tally.ts";
import { watchProduct } from "./load/watch-product.ts";

/*
 * `pnpm soak [minutes] [athletes]`: athletes read, place, complete and plan on loopback, each one
 * call at a time. Prints times, memory and connections; fails on an error, a lost change or a leak.
 */
const MINUTES = Number(process.argv[2] ?? 3);
const ATHLETES = Number(process.argv[3] ?? 200);
const CALLS_A_SECOND = 60;
const fewAtOnce = pLimit(4);

/** An athlete's calls until the signal, with pauses of random length. */
async function train(athlete: Athlete, random: () => number, signal: AbortSignal): Promise<void> {
  const pause = (2000 * ATHLETES) / CALLS_A_SECOND;
  while (!signal.aborted) {
    await sleep(random() * pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await athlete.act().catch((error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
    });
  }
}

const product = await Product.start();
try {
  const tally = new Tally();
  const athletes = Array.from(
    { length: ATHLETES },
    (_, number) =>
      new Athlete(new ApiCaller(product.origin, tally), seededRandom(`athlete ${number}`)),
  );
  await fewAtOnce.map(athletes, (athlete) => athlete.signUp());
  tally.clear();

  const end = AbortSignal.timeout(MINUTES * 60_000);
  const [figures] = await Promise.all([
    watchProduct(product.metricsUrl, end),
    ...athletes.map((athlete, number) => train(athlete, seededRandom(`pauses ${number}`), end)),
  ]);
  const { calls, failed } = tally;
  const rate = (calls / MINUTES / 60).toFixed(0);
  console.log(`${ATHLETES} athletes for ${MINUTES} minutes, ${rate} calls a second`);
  tally.print();

  let missing = 0;
  await fewAtOnce.map(athletes, async (athlete) => {
    missing += (await athlete.compare()).missing;
  });
  const { firstMegabytes, lastMegabytes, slope } = figures;
  const sizes = `${firstMegabytes.toFixed(0)} to ${lastMegabytes.toFixed(0)} MB`;
  console.log(`failed calls    ${failed} of ${calls}`);
  console.log(`missing         ${missing} acknowledged changes`);
  console.log(`memory          ${sizes}, ${slope.toFixed(2)} MB a minute`);
  console.log(`connections     ${figures.mostConnections}, ${figures.mostWaiting} callers waiting`);
  console.log(`event loop      ${(figures.worstLoopLag * 1000).toFixed(0)} ms late (highest p99)`);
  process.exitCode = failed === 0 && missing === 0 && slope < leakGoal(MINUTES) ? 0 : 1;
} finally {
  await product.remove();
}
