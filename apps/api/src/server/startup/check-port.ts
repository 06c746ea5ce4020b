import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";

/** The settings that hold host and port. */
interface PortNames {
  host: string;
  port: string;
}

/**
 * Throws if another program listens on the port at any address of the host: browsers may use any
 * address of `localhost`.
 */
export async function checkPort(
  host: string,
  port: number,
  names: PortNames = { host: "HOST", port: "PORT" },
): Promise<void> {
  for (const { address } of await addressesOf(host, names)) {
    const server = createServer().listen({ host: address, port });
    try {
      await once(server, "listening");
    } catch (error) {
      if (isTaken(error)) throw portTaken(port, names, error);
      // Not an address of this machine; `listen` reports it.
      continue;
    }
    server.close();
    await once(server, "close");
  }
}

const addressesOf = (host: string, names: PortNames) =>
  lookup(host, { all: true }).catch((cause: unknown) => {
    throw new Error(`${names.host} is ${host}, which is not an address of this machine.`, {
      cause,
    });
  });

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

const portTaken = (port: number, names: PortNames, cause: unknown) =>
  new Error(
    `Port ${port} is taken by another program. Stop that one, or set ${names.port} to a free port, ` +
      `such as ${names.port}=${port + 100}.`,
    { cause },
  );
