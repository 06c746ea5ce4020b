import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@triplan/wearable-sandbox/random";
import pLimit from "p-limit";
import { ApiCaller } from "./api-caller.ts";
import { Athlete } from "./athlete.ts";
import type { Fault, Stage } from "./stages.ts";
import { Tally } from "./tally.ts";

const fewAtOnce = pLimit(4);
const RECOVERY_LIMIT = 120_000;
/** Milliseconds between two looks whether all is ready. */
const RETRY = 100;

export interface Losses {
  /** Calls of the athletes. */
  attempts: number;
  acknowledged: number;
  /** Acknowledged changes that are not stored. */
  missing: number;
  /** Plans that are stored twice. */
  doubled: number;
  /** Calls that were answered with 500: a fault that nothing expected. */
  faulty: number;
  /** Milliseconds until the products were ready again. */
  longestOutage: number;
}

/** Strikes at random moments while athletes change their plans; counts lost changes. */
export async function sufferFault(
  stage: Stage,
  fault: Fault,
  { rounds, writers }: { rounds: number; writers: number },
): Promise<Losses> {
  const tally = new Tally();
  const random = seededRandom(fault.name);
  const athletes = Array.from(
    { length: writers },
    (_, number) =>
      new Athlete(new ApiCaller(stage.origins, tally), seededRandom(`athlete ${number}`)),
  );
  await fewAtOnce.map(athletes, (athlete) => athlete.signUp());
  tally.clear();
  const stop = new AbortController();
  const writing = Promise.all(athletes.map((athlete) => athlete.keepWriting(stop.signal)));
  const outages: number[] = [];
  for (let number = 0; number < rounds; number += 1) {
    outages.push(await strike(stage, fault, random));
  }
  stop.abort();
  await writing;
  const { calls, failed } = tally;
  const found = await fewAtOnce.map(athletes, (athlete) => athlete.compare());
  return {
    attempts: calls,
    acknowledged: calls - failed,
    missing: found.reduce((sum, { missing }) => sum + missing, 0),
    doubled: found.reduce((sum, { doubled }) => sum + doubled, 0),
    faulty: tally.faulty,
    longestOutage: Math.max(...outages),
  };
}

/** Strikes at a random moment of the writing; returns the milliseconds until all is ready. */
async function strike(stage: Stage, fault: Fault, random: () => number): Promise<number> {
  await sleep(500 + random() * 1500);
  const struck = performance.now();
  await fault.strike();
  // The database takes a moment to be missed.
  await sleep(RETRY);
  while (!(await stage.isReady())) {
    if (performance.now() - struck > RECOVERY_LIMIT) throw new Error(`${fault.name}: not back`);
    await sleep(RETRY);
  }
  return performance.now() - struck;
}
