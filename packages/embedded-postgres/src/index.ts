import { startCluster } from "./cluster.ts";
import type { Log } from "./log.ts";
import { findRunningCluster } from "./running-cluster.ts";

export { findRunningCluster } from "./running-cluster.ts";
export { startCluster, type Cluster } from "./cluster.ts";
export type { Log } from "./log.ts";
export { startScratchCluster } from "./scratch-cluster.ts";

export interface EmbeddedPostgres {
  connectionString: string;
  /** The actual data directory; outside `dataDir` if root runs the product. */
  dataDirectory: string;
  /** Stops the server and waits until it has ended. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on the data in `dataDir`, on a free loopback port. Creates the
 * database if missing and recovers from earlier crashes; works for root.
 *
 * Throws a readable error if another Triplan uses the folder, the database has another major
 * version, or the server does not start (with the end of its log).
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { connectionString, dataDirectory, stop } = await startCluster(options);
  return { connectionString, dataDirectory, stop };
}

/**
 * The folder's PostgreSQL for a command beside the product. Uses the running server, which `stop`
 * leaves running, or starts one.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const running = await findRunningCluster(options.dataDir);
  return running ? { ...running, stop: async () => {} } : startEmbeddedPostgres(options);
}
