import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterFile } from "../after-file.ts";

export interface Forwarder {
  port: number;
  /** Connections that clients have opened so far. */
  opened: number;
  /** Closes each new connection at once. */
  isAway: boolean;
}

/** Forwards a port of loopback, a free one by default, to that of a server. */
export async function startForwarder(toUrl: string, port = 0): Promise<Forwarder> {
  const { port: target } = new URL(toUrl);
  const forwarder = { port, opened: 0, isAway: false };
  const server = createServer((near) => {
    forwarder.opened += 1;
    if (forwarder.isAway) {
      near.destroy();
      return;
    }
    const far = connect(Number(target), "127.0.0.1");
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  afterFile(() => server.close());
  const address = server.address();
  if (typeof address === "object" && address) forwarder.port = address.port;
  return forwarder;
}

export function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
