import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Builds the gallery of the UI kit and serves it.
const cwd = fileURLToPath(new URL("../../../packages/ui", import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), "triplan-gallery-"));
const vite = join(cwd, "node_modules/.bin/vite");
const options = { cwd, stdio: "inherit" } as const;
const built = spawnSync(vite, ["build", "--outDir", outDir, "--logLevel", "error"], options);
if (built.status !== 0) {
  rmSync(outDir, { recursive: true });
  process.exit(1);
}
const server = spawn(vite, ["preview", "--outDir", outDir, "--port", "0"], options);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
server.on("exit", (code) => {
  rmSync(outDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
