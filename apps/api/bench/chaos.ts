import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import pLimit from "p-limit";
import { ApiCaller, CallFailed } from "./load/api-caller.ts";
import { Athlete } from "./load/athlete.ts";
import { Product } from "./load/product.ts";
import { Tally } from "./load/tally.ts";

/*
 * `pnpm chaos [rounds] [writers]`: kills the server, then its database, and stops it in good order,
 * each several times while athletes change their plans on loopback. Fails if a change that was
 * acknowledged is not stored afterwards, or one is stored twice.
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WRITERS = Number(process.argv[3] ?? 32);
const fewAtOnce = pLimit(4);
const RECOVERY_LIMIT = 120_000;
/** Milliseconds a writer waits after a failure, as a client that tries again. */
const RETRY = 100;

interface Fault {
  name: string;
  strike: (product: Product) => Promise<void>;
}

const FAULTS: readonly Fault[] = [
  {
    name: "kill -9 of the server",
    strike: async (product) => {
      await product.end("SIGKILL");
      await product.start();
    },
  },
  { name: "kill -9 of PostgreSQL", strike: (product) => product.killDatabase() },
  {
    name: "SIGTERM and start",
    strike: async (product) => {
      await product.end("SIGTERM");
      await product.start();
    },
  },
];

/** Changes until the signal, without pauses. */
async function write(athlete: Athlete, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await athlete.write().catch(async (error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
      await sleep(RETRY);
    });
  }
}

/** Strikes at a random moment of the writing; returns the milliseconds until the product is ready. */
async function round(product: Product, fault: Fault, random: () => number): Promise<number> {
  await sleep(500 + random() * 1500);
  const struck = performance.now();
  await fault.strike(product);
  // The database takes a moment to be missed.
  await sleep(RETRY);
  while (!(await product.isReady())) {
    if (performance.now() - struck > RECOVERY_LIMIT) throw new Error(`${fault.name}: not back`);
    await sleep(RETRY);
  }
  return performance.now() - struck;
}

async function suffer(product: Product, fault: Fault): Promise<boolean> {
  const tally = new Tally();
  const random = seededRandom(fault.name);
  const athletes = Array.from(
    { length: WRITERS },
    (_, number) =>
      new Athlete(new ApiCaller(product.origin, tally), seededRandom(`athlete ${number}`)),
  );
  await fewAtOnce.map(athletes, (athlete) => athlete.signUp());
  tally.clear();
  const stop = new AbortController();
  const writing = Promise.all(athletes.map((athlete) => write(athlete, stop.signal)));
  const outages: number[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    outages.push(await round(product, fault, random));
  }
  stop.abort();
  await writing;
  const { calls, failed } = tally;
  let [missing, doubled] = [0, 0];
  await fewAtOnce.map(athletes, async (athlete) => {
    const found = await athlete.compare();
    missing += found.missing;
    doubled += found.doubled;
  });
  const longest = (Math.max(...outages) / 1000).toFixed(1);
  console.log(
    `${fault.name.padEnd(24)}${ROUNDS} rounds, ${calls} calls, ${calls - failed} acknowledged, ` +
      `${missing} missing, ${doubled} twice, ready after at most ${longest} s`,
  );
  return missing === 0 && doubled === 0;
}

const product = await Product.start();
try {
  let isWhole = true;
  for (const fault of FAULTS) isWhole = (await suffer(product, fault)) && isWhole;
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await product.remove();
}
