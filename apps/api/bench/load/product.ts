import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { findRunningCluster } from "@triplan/embedded-postgres";
import { compileCache } from "../../src/testing/process/compile-cache.ts";
import { freePort } from "../../src/testing/process/free-port.ts";

const MAIN = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));
const BUNDLE = fileURLToPath(new URL("../../bundle/main.js", import.meta.url));

export interface ProductOptions {
  /** Settings beside its own; several products of one database need `DATABASE_URL`. */
  settings?: Record<string, string>;
  /** For its data; a new temporary one unless given. */
  folder?: string;
  /** A module that is loaded first; it may get messages. */
  preload?: string;
  /** The server as `pnpm start` runs it, once built; its sources unless given. */
  isBundled?: boolean;
}

/** The product as a process of its own, on free ports of loopback and in a folder of its own. */
export class Product {
  readonly #folder: string;
  readonly #settings: Record<string, string>;
  readonly #words: readonly string[];
  /** Lines of the log at error or above, since the start. */
  readonly errors: string[] = [];
  #child: ChildProcess | null = null;

  private constructor(
    ports: { web: number; metrics: number; sandbox: number },
    options: ProductOptions,
  ) {
    const { settings, preload, isBundled = false } = options;
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), "triplan-load-"));
    const main = isBundled ? BUNDLE : MAIN;
    this.#folder = folder;
    this.#words = preload === undefined ? [main] : ["--import", preload, main];
    this.#settings = {
      WEB_ROOT: "none",
      DATA_DIR: join(folder, "data"),
      PORT: String(ports.web),
      METRICS_PORT: String(ports.metrics),
      SANDBOX_PORT: String(ports.sandbox),
      // Outside production loopback is exempt from the limits of a network.
      NODE_ENV: "test",
      LOG_LEVEL: "info",
      // Two products of one database share their logins.
      SESSION_SECRET: "a secret of this bench and of no installation",
      ...settings,
    };
    this.origin = `http://localhost:${ports.web}`;
    this.metricsUrl = `http://localhost:${ports.metrics}/metrics`;
  }

  readonly origin: string;
  readonly metricsUrl: string;

  /** Its settings, for a command beside it. */
  get settings(): Readonly<Record<string, string>> {
    return this.#settings;
  }

  /** Starts the product with an empty database. */
  static async start(options: ProductOptions = {}): Promise<Product> {
    const ports = { web: await freePort(), metrics: await freePort(), sandbox: await freePort() };
    const product = new Product(ports, options);
    await product.start();
    return product;
  }

  /** Starts the process on the data of the previous one; resolves once it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#words, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...compileCache(), ...this.#settings },
    });
    this.#child = child;
    if (!child.stdout || !child.stderr) throw new Error("unreachable");
    const lines = createInterface(child.stdout);
    let reason = "";
    createInterface(child.stderr).on("line", (line) => (reason = line));
    await new Promise<void>((resolve, reject) => {
      lines.on("line", (line) => {
        if (line.includes("Triplan is ready")) resolve();
        if (/^\{"level":[56]0/.test(line)) this.errors.push(line);
      });
      child.once("close", () => reject(new Error(`The product did not start: ${reason}`)));
    });
  }

  /** Ends the process with a signal and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Sends a message to the preloaded module and waits for its answer. */
  async tell(message: number): Promise<void> {
    const child = this.#child;
    if (!child) throw new Error("The product does not run");
    const told = once(child, "message");
    child.send(message);
    await told;
  }

  /** The embedded database. */
  async database(): Promise<{ connectionString: string; dataDirectory: string }> {
    const cluster = await findRunningCluster(join(this.#folder, "data"));
    if (!cluster) throw new Error("The database does not run");
    return cluster;
  }

  async #databasePid(): Promise<number> {
    const { dataDirectory } = await this.database();
    const [pid] = readFileSync(join(dataDirectory, "postmaster.pid"), "utf8").split("\n");
    return Number(pid);
  }

  /** Numbers of the server's process and of the embedded database's. */
  async processes(): Promise<number[]> {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("The product does not run");
    return [pid, await this.#databasePid()];
  }

  /** Kills the server of the embedded database. */
  async killDatabase(): Promise<void> {
    process.kill(await this.#databasePid(), "SIGKILL");
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
