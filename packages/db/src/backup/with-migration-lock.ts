import { withClient } from "./with-client.ts";

const LOCK = "select pg_advisory_lock(hashtext('triplan migration with backup'))";

/**
 * Runs `work` in one process at a time for each database; others wait as long as it takes. The end
 * of the connection gives the lock back, also after a crash.
 */
export const withMigrationLock = <Result>(
  connectionString: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  withClient(connectionString, async ({ client }) => {
    await client.query("set lock_timeout = 0");
    await client.query(LOCK);
    return work();
  });
