import { startCluster } from "../embedded/cluster.ts";
import { SILENT } from "../embedded/log.ts";

// A product of its own for tests that kill one: starts on the folder of the first argument (with the
// system folder of the second), prints where it is, and runs until it is ended.
const [dataDir = "", systemFolder] = process.argv.slice(2);
const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const cluster = await startCluster({ dataDir, log: SILENT, systemFolder });
  print({ connectionString: cluster.connectionString, dataDirectory: cluster.dataDirectory });
  setInterval(() => {}, 60_000);
} catch (error) {
  print({ error: error instanceof Error ? error.message : String(error) });
}
