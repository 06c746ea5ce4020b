import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startCluster, type Cluster, type ClusterOptions } from "./cluster.ts";
import { SILENT } from "./log.ts";

/** Its data need not survive a power cut. */
const UNSAFE_BUT_FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** Starts a PostgreSQL in a new temporary folder, which `stop` deletes. */
export async function startScratchCluster(
  options: Pick<ClusterOptions, "bin" | "settings"> = {},
): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), "triplan-scratch-"));
  try {
    const cluster = await startCluster({
      ...options,
      dataDir,
      settings: { ...UNSAFE_BUT_FAST, ...options.settings },
      log: SILENT,
    });
    const stop = async () => {
      await cluster.stop();
      await remove([dataDir, dirname(cluster.dataDirectory)]);
    };
    return { ...cluster, stop };
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
