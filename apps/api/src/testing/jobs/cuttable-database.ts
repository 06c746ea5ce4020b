import { connect, type Db } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { createServer, connect as dial, type Socket } from "node:net";

/** A database behind a proxy whose connections a test can cut and restore. */
export interface CuttableDatabase {
  db: Db;
  connectionString: string;
  /** The same database without the proxy. */
  direct: Db;
  cut(): void;
  restore(): void;
}

export async function cuttableDatabase(): Promise<CuttableDatabase> {
  const { db: direct, connectionString: directUrl } = await testDatabase();
  const target = new URL(directUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const wire = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = dial(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  const address = wire.address();
  if (address === null || typeof address === "string") throw new Error("The wire has no port");
  const url = new URL(directUrl);
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  const connection = connect({ connectionString: url.href, onError: () => {} });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  afterFile(async () => {
    await connection.close();
    cut();
    wire.close();
  });
  return {
    db: connection.db,
    connectionString: url.href,
    direct,
    cut,
    restore: () => {
      isCut = false;
    },
  };
}
