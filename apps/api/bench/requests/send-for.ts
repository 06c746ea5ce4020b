import { Agent, request } from "node:http";

export interface Target {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** 200 unless given. */
  status?: number;
}

export interface Sent {
  /** Milliseconds of each request. */
  times: number[];
  /** Of an answer's body. */
  bytes: number;
  seconds: number;
}

/** Sends a request again and again over as many connections, each after its previous answer. */
export async function sendFor(
  target: Target,
  { milliseconds, connections }: { milliseconds: number; connections: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  let bytes = 0;
  const repeat = async () => {
    while (performance.now() - started < milliseconds) {
      const sent = performance.now();
      bytes = await send(target, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  agent.destroy();
  return { times, bytes, seconds: (performance.now() - started) / 1000 };
}

/** Bytes of the body. */
function send({ port, path, headers, status = 200 }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: "127.0.0.1", port, path, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once("end", () =>
        answer.statusCode === status
          ? resolve(bytes)
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    call.once("error", reject);
    call.end();
  });
}
