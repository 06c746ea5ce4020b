import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { findRunningCluster } from "@triplan/embedded-postgres";
import { freePort } from "../../src/testing/process/free-port.ts";

const MAIN = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

/** The product as a process of its own, on free ports of loopback and in a folder of its own. */
export class Product {
  readonly #folder = mkdtempSync(join(tmpdir(), "triplan-load-"));
  readonly #dataDir = join(this.#folder, "data");
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;

  private constructor(ports: { web: number; metrics: number; sandbox: number }) {
    this.#settings = {
      WEB_ROOT: "none",
      DATA_DIR: this.#dataDir,
      PORT: String(ports.web),
      METRICS_PORT: String(ports.metrics),
      SANDBOX_PORT: String(ports.sandbox),
      // Outside production loopback is exempt from the limits of a network.
      NODE_ENV: "test",
      LOG_LEVEL: "info",
    };
    this.origin = `http://localhost:${ports.web}`;
    this.metricsUrl = `http://localhost:${ports.metrics}/metrics`;
  }

  readonly origin: string;
  readonly metricsUrl: string;

  /** Starts the product with an empty database. */
  static async start(): Promise<Product> {
    const ports = { web: await freePort(), metrics: await freePort(), sandbox: await freePort() };
    const product = new Product(ports);
    await product.start();
    return product;
  }

  /** Starts the process on the data of the previous one; resolves once it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      stdio: ["ignore", "pipe", "ignore"],
      env: this.#settings,
    });
    this.#child = child;
    await untilReady(child.stdout);
    // A full pipe would stop the process.
    child.stdout.resume();
  }

  /** Ends the process with a signal and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Kills the server of the embedded database. */
  async killDatabase(): Promise<void> {
    const cluster = await findRunningCluster(this.#dataDir);
    if (!cluster) throw new Error("The database does not run");
    const [pid] = readFileSync(join(cluster.dataDirectory, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/api/health/ready`).catch(() => null);
    return answer?.ok === true;
  }

  async remove(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function untilReady(output: Readable): Promise<void> {
  for await (const line of createInterface(output)) if (line.includes("Triplan is ready")) return;
  throw new Error("The product did not start");
}
