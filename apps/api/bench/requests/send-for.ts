import { Agent } from "node:http";
import { send, type Target } from "../load/send.ts";

export interface Sent {
  /** Milliseconds of each request. */
  times: number[];
  /** Of an answer's body. */
  bytes: number;
  seconds: number;
}

/** Sends one request after another over as many connections, each after its previous answer. */
export async function sendFor(
  next: () => Target,
  { milliseconds, connections }: { milliseconds: number; connections: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  let bytes = 0;
  const repeat = async () => {
    while (performance.now() - started < milliseconds) {
      const sent = performance.now();
      bytes = await send(next(), agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  agent.destroy();
  return { times, bytes, seconds: (performance.now() - started) / 1000 };
}
