import { startCluster } from "../cluster.ts";
import { SILENT } from "../log.ts";

// Runs a database until it is stopped, for tests that kill one. Arguments: data folder and system
// folder; prints the connection details.
const [dataDir = "", systemFolder] = process.argv.slice(2);
const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const cluster = await startCluster({ dataDir, log: SILENT, systemFolder });
  print({ connectionString: cluster.connectionString, dataDirectory: cluster.dataDirectory });
  setInterval(() => {}, 60_000);
} catch (error) {
  print({ error: error instanceof Error ? error.message : String(error) });
}
