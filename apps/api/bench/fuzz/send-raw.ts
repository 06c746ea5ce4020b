import { request, type Agent, type IncomingHttpHeaders } from "node:http";

export interface RawRequest {
  /** The address of loopback that the request comes from: each network has its own limits. */
  from?: string;
  method: string;
  /** Sent as it is; must be printable ASCII without spaces. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | string | null;
}

export interface RawAnswer {
  /** 0 if the connection ended without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  milliseconds: number;
}

const PATIENCE = 30_000;

/** Sends a request without changing its path; streams are cut after their head. */
export function sendRaw(
  origin: URL,
  agent: Agent,
  { from = "127.0.0.1", method, path, headers, body }: RawRequest,
): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number, headers: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers, body: text, milliseconds: performance.now() - started });
    const { port } = origin;
    // Without it a DELETE's body would be taken for the next request.
    const length = body !== null && { "content-length": String(Buffer.byteLength(body)) };
    const call = request(
      {
        hostname: "127.0.0.1",
        localAddress: from,
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: PATIENCE,
      },
      (answer) => {
        const { statusCode = 0, headers: sent } = answer;
        if (sent["content-type"]?.startsWith("text/event-stream") === true) {
          answered(statusCode, sent, "");
          call.destroy();
          return;
        }
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("close", () =>
          answered(answer.complete ? statusCode : 0, sent, Buffer.concat(parts).toString()),
        );
      },
    );
    call.once("timeout", () => call.destroy(new Error(`no answer in ${PATIENCE} ms`)));
    // A refused upload ends its connection after the answer, which is then known already.
    call.once("error", (error) => answered(0, {}, error.message));
    call.end(body ?? undefined);
  });
}
