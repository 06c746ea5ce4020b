import { startScratchCluster } from "@triplan/embedded-postgres";

export interface Server {
  superuserUrl: string;
  stop: () => Promise<void>;
}

/**
 * The PostgreSQL for tests: `TEST_DATABASE_URL` (a superuser's URL), else a temporary server from
 * the programs in `TEST_PG_BIN`, else one from the packaged programs.
 */
export async function startTestServer(): Promise<Server> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { superuserUrl: url, stop: () => Promise.resolve() };
  return startScratchCluster({
    bin: process.env["TEST_PG_BIN"] || undefined,
    settings: { max_connections: "300" },
  });
}
