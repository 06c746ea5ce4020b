import { once } from "node:events";
import { connect, createServer } from "node:net";

/**
 * A free port, reserved for about a minute: a server-closed connection in TIME_WAIT keeps the
 * system from assigning it to others.
 */
export async function freePort(): Promise<number> {
  const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const client = connect(address.port, "127.0.0.1").resume();
  await once(client, "close");
  server.close();
  await once(server, "close");
  return address.port;
}
