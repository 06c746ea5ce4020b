import { startScratchCluster } from "@triplan/embedded-postgres";
import { startPgbouncer } from "./pgbouncer.ts";

export interface Server {
  superuserUrl: string;
  /** Of PgBouncer before it; null without. */
  poolerPort: string | null;
  stop: () => Promise<void>;
}

/**
 * The PostgreSQL for tests: `TEST_DATABASE_URL` (a superuser's URL), else a temporary server from
 * the programs in `TEST_PG_BIN`, else one from the packaged programs. `TEST_POOLER=pgbouncer` puts
 * PgBouncer before it.
 */
export async function startTestServer(): Promise<Server> {
  const { superuserUrl, stop } = await startPostgres();
  if (process.env["TEST_POOLER"] !== "pgbouncer") return { superuserUrl, poolerPort: null, stop };
  try {
    const pooler = await startPgbouncer(superuserUrl);
    const stopBoth = async () => {
      await pooler.stop();
      await stop();
    };
    return { superuserUrl, poolerPort: new URL(pooler.urlOf(superuserUrl)).port, stop: stopBoth };
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
