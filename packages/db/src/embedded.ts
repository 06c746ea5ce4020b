import { startCluster } from "./embedded/cluster.ts";
import type { Log } from "./embedded/log.ts";
import { findRunningCluster } from "./embedded/running-cluster.ts";

export interface EmbeddedPostgres {
  connectionString: string;
  /** Where the data truly lies, which may be outside `dataDir` when root runs the product. */
  dataDirectory: string;
  /** Ends the server and waits until it is gone. May be called twice. */
  stop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the product on the data in `dataDir`, on a free port of
 * this machine alone. It makes the database when there is none, takes up what an earlier start
 * left however that ended, and works for root too.
 *
 * Throws an error for people to read: when another Triplan runs on the folder, when the database is
 * of another major version, or, with the server's last words, when it does not start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const { connectionString, dataDirectory, stop } = await startCluster(options);
  return { connectionString, dataDirectory, stop };
}

/**
 * The folder's PostgreSQL for a command beside the product: the one that runs, which is left running
 * by `stop`, or else one that is started as above.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const running = await findRunningCluster(options.dataDir);
  return running ? { ...running, stop: async () => {} } : startEmbeddedPostgres(options);
}
