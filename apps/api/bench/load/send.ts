import { request, type Agent } from "node:http";

export interface Target {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** Sent by POST as JSON; a GET without it. */
  body?: string;
  /** 200 unless given. */
  status?: number;
}

/** Sends a request to loopback; resolves with the bytes of the answer's body. */
export function send(
  { port, path, headers = {}, body, status = 200 }: Target,
  agent: Agent,
): Promise<number> {
  const content = body !== undefined && {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: "127.0.0.1",
        port,
        path,
        method: content ? "POST" : "GET",
        headers: { ...headers, ...content },
      },
      (answer) => {
        let bytes = 0;
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.once("end", () =>
          answer.statusCode === status
            ? resolve(bytes)
            : reject(new Error(`${path} answered ${answer.statusCode}`)),
        );
      },
    );
    call.once("error", reject);
    call.end(body);
  });
}
