import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import pLimit from "p-limit";
import { ApiCaller, CallFailed } from "./api-caller.ts";
import { Athlete } from "./athlete.ts";
import type { Product } from "./product.ts";
import { Tally } from "./tally.ts";

const fewAtOnce = pLimit(4);
const RECOVERY_LIMIT = 120_000;
/** Milliseconds a writer waits after a failure, as a client that tries again. */
const RETRY = 100;

export interface Fault {
  name: string;
  strike: (product: Product) => Promise<void>;
}

export const FAULTS: readonly Fault[] = [
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

export interface Losses {
  calls: number;
  acknowledged: number;
  /** Acknowledged changes that are not stored. */
  missing: number;
  /** Plans that are stored twice. */
  doubled: number;
  /** Milliseconds until the product was ready again. */
  longestOutage: number;
}

/** Strikes at random moments while athletes change their plans; counts lost changes. */
export async function sufferFault(
  product: Product,
  fault: Fault,
  { rounds, writers }: { rounds: number; writers: number },
): Promise<Losses> {
  const tally = new Tally();
  const random = seededRandom(fault.name);
  const athletes = Array.from(
    { length: writers },
    (_, number) =>
      new Athlete(new ApiCaller(product.origin, tally), seededRandom(`athlete ${number}`)),
  );
  await fewAtOnce.map(athletes, (athlete) => athlete.signUp());
  tally.clear();
  const stop = new AbortController();
  const writing = Promise.all(athletes.map((athlete) => write(athlete, stop.signal)));
  const outages: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    outages.push(await strike(product, fault, random));
  }
  stop.abort();
  await writing;
  const { calls, failed } = tally;
  const found = await fewAtOnce.map(athletes, (athlete) => athlete.compare());
  return {
    calls,
    acknowledged: calls - failed,
    missing: found.reduce((sum, { missing }) => sum + missing, 0),
    doubled: found.reduce((sum, { doubled }) => sum + doubled, 0),
    longestOutage: Math.max(...outages),
  };
}

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
async function strike(product: Product, fault: Fault, random: () => number): Promise<number> {
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
