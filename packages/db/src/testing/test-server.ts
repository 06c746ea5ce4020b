import { startScratchCluster } from "@triplan/embedded-postgres";
import type { Servers } from "./databases.ts";
import { startPgbouncer } from "./pgbouncer.ts";

export interface Server extends Servers {
  /** Of PgBouncer before it; null without. */
  poolerPort: string | null;
  stop: () => Promise<void>;
}

/**
 * The PostgreSQL for tests: `TEST_DATABASE_URL` (a superuser's URL), else a temporary server from
 * the programs in `TEST_PG_BIN`, else one from the packaged programs. `TEST_POOLER=pgbouncer` puts
 * PgBouncer before it. `TEST_CITUS_WORKERS`, URLs of superusers separated by commas, makes the server at
 * `TEST_DATABASE_URL` the coordinator of a cluster.
 */
export async function startTestServer(): Promise<Server> {
  const { superuserUrl, stop } = await startPostgres();
  const workerUrls = (process.env["TEST_CITUS_WORKERS"] ?? "")
    .split(",")
    .filter((url) => url !== "");
  const servers = { superuserUrl, workerUrls };
  if (process.env["TEST_POOLER"] !== "pgbouncer") return { ...servers, poolerPort: null, stop };
  try {
    const pooler = await startPgbouncer(superuserUrl);
    const stopBoth = async () => {
      await pooler.stop();
      await stop();
    };
    return { ...servers, poolerPort: new URL(pooler.urlOf(superuserUrl)).port, stop: stopBoth };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPostgres(): Promise<Pick<Server, "superuserUrl" | "stop">> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { superuserUrl: url, stop: () => Promise.resolve() };
  return startScratchCluster({
    bin: process.env["TEST_PG_BIN"] || undefined,
    settings: { max_connections: "300" },
  });
}
