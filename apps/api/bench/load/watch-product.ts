import { setTimeout as sleep } from "node:timers/promises";
import { memorySlope } from "./memory-slope.ts";

const EVERY_MS = 2000;
const MB = 1024 * 1024;

interface Reading {
  minutes: number;
  megabytes: number;
  connections: number;
  waiting: number;
  loopLag: number;
}

export interface Figures {
  firstMegabytes: number;
  lastMegabytes: number;
  /** MB a minute, without the first third of the time, when caches and code still grow. */
  slope: number;
  mostConnections: number;
  mostWaiting: number;
  /** Seconds. */
  worstLoopLag: number;
}

/** Reads the product's figures until the signal; returns what they were. */
export async function watchProduct(url: string, signal: AbortSignal): Promise<Figures> {
  const started = performance.now();
  const readings: Reading[] = [];
  while (!signal.aborted) {
    readings.push(await read(url, (performance.now() - started) / 60_000));
    await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  const settled = readings.slice(Math.floor(readings.length / 3));
  const most = (of: (reading: Reading) => number) => Math.max(...readings.map(of));
  return {
    firstMegabytes: settled[0]?.megabytes ?? NaN,
    lastMegabytes: readings.at(-1)?.megabytes ?? NaN,
    slope: memorySlope(settled),
    mostConnections: most(({ connections }) => connections),
    mostWaiting: most(({ waiting }) => waiting),
    worstLoopLag: most(({ loopLag }) => loopLag),
  };
}

async function read(url: string, minutes: number): Promise<Reading> {
  const text = await (await fetch(url)).text();
  const valueOf = (name: string): number => {
    const line = text.split("\n").find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The product measures no ${name}`);
    return Number(line.slice(name.length));
  };
  return {
    minutes,
    megabytes: valueOf("process_resident_memory_bytes") / MB,
    connections: valueOf('triplan_database_connections{state="total"}'),
    waiting: valueOf('triplan_database_connections{state="waiting"}'),
    loopLag: valueOf("nodejs_eventloop_lag_p99_seconds"),
  };
}
