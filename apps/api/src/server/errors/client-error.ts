import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { publicError } from "../../trpc/public-error.ts";

/** HTTP parser errors by Node error code; anything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

class RefusedRequest extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super("rejected by the HTTP parser");
    this.statusCode = statusCode;
  }
}

/** Responds to requests that fail before routing, in the usual error form. */
export function answerClientError(
  { code }: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = publicError(new RefusedRequest(STATUS[code ?? ""] ?? 400));
  const { status, message, code: reason } = known;
  const body = JSON.stringify({ message, code: reason, requestId: crypto.randomUUID() });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}
