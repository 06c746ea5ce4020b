import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@triplan/api/testing";

// The product as anyone starts it, on ports and in a folder of its own, removed when it stops.
const main = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "triplan-e2e-"));
const product = spawn(process.execPath, [main], {
  stdio: "inherit",
  env: {
    ...process.env,
    // Settings of the developer's own Triplan don't apply.
    DATABASE_URL: "",
    PUBLIC_URL: "",
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    NODE_ENV: "test",
    LOG_LEVEL: "warn",
  },
});

// The signal goes to the whole group, so the product has it too; a second one would cut its end short.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
product.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
