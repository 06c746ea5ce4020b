import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addDays, today } from "../dates.ts";
import { productEnv } from "../product-env.ts";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const MAIN = pathOf("../../../api/bundle/main.js");
const PRELOAD = pathOf("../../../api/src/testing/process/move-clock.ts");
const DAY = 24 * 3600 * 1000;

/** A product of its own, whose clock a test moves. */
export interface MovableProduct {
  url: string;
  /** The day that its clock shows. */
  today: () => string;
  /** Moves its clock ahead. Never back: timers of the job queue would wait for the time before. */
  moveAhead: (days: number) => Promise<void>;
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
  let daysAhead = 0;
  return {
    url: `http://localhost:${env["PORT"]}`,
    today: () => addDays(today(), daysAhead),
    moveAhead: async (days) => {
      daysAhead += days;
      const moved = once(product, "message");
      product.send(daysAhead * DAY);
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
