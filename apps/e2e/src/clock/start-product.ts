import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { productEnv } from "../product-env.ts";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const MAIN = pathOf("../../../api/src/server/main.ts");
const PRELOAD = pathOf("move-clock.ts");
const DAY = 24 * 3600 * 1000;

/** A product of its own, whose clock a test moves. */
export interface MovableProduct {
  url: string;
  /** Sets its clock so many days ahead of the real one. */
  moveTo: (days: number) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startProduct(): Promise<MovableProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "triplan-e2e-clock-"));
  const env = await productEnv(dataDir);
  const product = spawn(process.execPath, ["--import", PRELOAD, MAIN], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env,
  });
  const ended = once(product, "exit");
  await Promise.race([
    readiness(product.stdout),
    ended.then(() => Promise.reject(new Error("The product ended before it was ready"))),
  ]);
  return {
    url: `http://localhost:${env["PORT"]}`,
    moveTo: async (days) => {
      const moved = once(product, "message");
      product.send(days * DAY);
      await moved;
    },
    stop: async () => {
      product.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Settles when the product prints that it is ready; what it prints later is read and dropped. */
function readiness(stdout: NodeJS.ReadableStream | null): Promise<void> {
  let printed = "";
  return new Promise((resolve) => {
    stdout?.on("data", (chunk) => {
      printed += String(chunk);
      if (printed.includes("Triplan is ready")) resolve();
    });
  });
}
