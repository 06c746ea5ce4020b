import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SILENT, startCluster } from "@triplan/embedded-postgres";

/** Test data need not survive a power cut. */
const UNSAFE_BUT_FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

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
  const dataDir = await mkdtemp(join(tmpdir(), "triplan-test-"));
  try {
    const { superuserUrl, dataDirectory, stop } = await startCluster({
      dataDir,
      bin: process.env["TEST_PG_BIN"] || undefined,
      settings: UNSAFE_BUT_FAST,
      log: SILENT,
    });
    return {
      superuserUrl,
      stop: async () => {
        await stop();
        await remove([dataDir, dirname(dataDirectory)]);
      },
    };
  } catch (error) {
    await remove([dataDir]);
    throw error;
  }
}

async function remove(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
