import { connect, type Connection, type ConnectOptions } from "./connect.ts";
import type { Db } from "./tables/database.ts";
import { checkStandby, readIdentity } from "./standby-check.ts";

/** A pool whose connections fail with a WrongReplicaError unless they lead to a standby. */
export async function connectToStandby(primary: Db, options: ConnectOptions): Promise<Connection> {
  const identity = await readIdentity(primary);
  // Each connection: the server at an address may change while none is open.
  return connect({ ...options, verify: (client) => checkStandby(client, identity) });
}
