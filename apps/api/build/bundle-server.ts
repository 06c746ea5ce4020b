import { join } from "node:path";
import { rolldown } from "rolldown";
import { bundledThread } from "./bundled-thread.ts";
import { sourceAddresses } from "./source-addresses.ts";

const FOLDER = join(import.meta.dirname, "..");
const OUTPUT = join(FOLDER, "bundle");
const SOURCES = /\/(?:apps|packages)\/[^/]+\/src\//;
/** Packages with files beside their code. */
const EXTERNAL = [/^@node-rs\//, /^@napi-rs\//, /^@fastify\/swagger/, "pino", "pg-native"];

await using bundle = await rolldown({
  cwd: FOLDER,
  input: { main: join(FOLDER, "src/server/main.ts") },
  platform: "node",
  external: EXTERNAL,
  plugins: [bundledThread("use-case-worker.ts"), sourceAddresses(SOURCES, OUTPUT)],
});
const { output } = await bundle.write({ dir: OUTPUT, sourcemap: true, cleanDir: true });
const misplaced = output.find((file) => file.type === "chunk" && file.code.includes("__dirname"));
if (misplaced) throw new Error(`${misplaced.fileName} looks for files beside its code`);
