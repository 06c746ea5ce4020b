import type { Case } from "./cases.ts";
import { sendFor } from "./send-for.ts";
import type { Meters } from "./messages.ts";

export interface Load {
  rounds: number;
  /** Of one case in one round. */
  milliseconds: number;
  connections: number;
}

/** One round of a case; times in milliseconds, processor time in microseconds. */
export interface Round {
  perSecond: number;
  processor: number;
  statements: number;
  bytes: number;
  times: readonly number[];
}

export interface Measured {
  case: Case;
  rounds: readonly Round[];
}

export const WARM_UP_MS = 500;

/** Sends each case in each round, forwards and backwards in turns, so that a slow spell hits all. */
export async function measure(
  cases: readonly Case[],
  { rounds, milliseconds, connections }: Load,
  read: () => Promise<Meters>,
): Promise<Measured[]> {
  for (const { next } of cases) await sendFor(next, { milliseconds: WARM_UP_MS, connections });
  const measured = cases.map((each) => ({ case: each, rounds: [] as Round[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of round % 2 === 0 ? measured : measured.toReversed()) {
      const before = await read();
      const { times, bytes, seconds } = await sendFor(each.case.next, {
        milliseconds,
        connections,
      });
      const after = await read();
      each.rounds.push({
        perSecond: times.length / seconds,
        processor: (after.processor - before.processor) / times.length,
        statements: (after.statements - before.statements) / times.length,
        bytes,
        times,
      });
    }
  }
  return measured;
}
