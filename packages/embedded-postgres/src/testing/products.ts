import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Account } from "../accounts.ts";
import { startCluster, type Cluster, type ClusterOptions } from "../cluster.ts";
import { SILENT } from "../log.ts";
import { findProcess, waitUntil } from "../processes.ts";
import { stopLeftServer } from "../stop-server.ts";

export interface Product {
  process: ChildProcess;
  connectionString: string;
  dataDirectory: string;
}

const SCRIPT = fileURLToPath(new URL("run-embedded.ts", import.meta.url));

/** Folders and processes of a test, removed after it. */
export class Products {
  readonly warnings: string[] = [];
  readonly #children: ChildProcess[] = [];
  readonly #products: Product[] = [];
  readonly #clusters: Cluster[] = [];
  readonly #folders: string[] = [];

  /** A new folder; passable for other accounts unless a mode is given. */
  async folder(mode = 0o755): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "triplan-embedded-"));
    this.#folders.push(folder);
    await chmod(folder, mode);
    return folder;
  }

  /** Starts a database in this process. */
  async start(options: Omit<ClusterOptions, "log">): Promise<Cluster> {
    const warn = (message: string) => void this.warnings.push(message);
    const log = { ...SILENT, warn };
    const cluster = await startCluster({ ...options, log });
    this.#clusters.push(cluster);
    return cluster;
  }

  /** Starts a database in its own process without waiting for it. */
  launch(
    dataDir: string,
    options: { systemFolder?: string; account?: Account } = {},
  ): ChildProcess {
    const args = [SCRIPT, dataDir, ...(options.systemFolder ? [options.systemFolder] : [])];
    const child = spawn(process.execPath, args, {
      ...options.account,
      cwd: "/",
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#children.push(child);
    return child;
  }

  /** Starts a database in its own process and waits for it; rejects with its error. */
  async run(...args: Parameters<Products["launch"]>): Promise<Product> {
    const child = this.launch(...args);
    if (!child.stdout) throw new Error("The product has no output");
    for await (const line of createInterface(child.stdout)) {
      const said: unknown = JSON.parse(line);
      const { error, ...where } = Object.fromEntries(Object.entries(said ?? {}));
      if (error) throw new Error(String(error));
      const product = {
        process: child,
        connectionString: String(where["connectionString"]),
        dataDirectory: String(where["dataDirectory"]),
      };
      this.#products.push(product);
      return product;
    }
    throw new Error("The product ended without a word");
  }

  async end(): Promise<void> {
    for (const child of this.#children.splice(0)) await kill(child.pid);
    for (const { dataDirectory } of this.#products.splice(0)) {
      await stopLeftServer(dataDirectory, SILENT);
    }
    for (const cluster of this.#clusters.splice(0)) await cluster.stop();
    for (const folder of this.#folders.splice(0)) await remove(folder);
    this.warnings.length = 0;
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Kills the process like a power cut and waits until it has ended. */
export async function kill(pid: number | undefined): Promise<void> {
  if (pid === undefined || !findProcess(pid)) return;
  process.kill(pid, "SIGKILL");
  await waitUntil(() => !findProcess(pid), 10_000);
}

export const postmasterOf = (dataDirectory: string): number =>
  Number(readFileSync(join(dataDirectory, "postmaster.pid"), "utf8").split("\n")[0]);

export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
