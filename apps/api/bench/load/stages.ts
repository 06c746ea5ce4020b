import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPgbouncer } from "@triplan/db/testing/pgbouncer";
import { startScratchCluster } from "@triplan/embedded-postgres";
import { DatabaseWire } from "@triplan/db/testing/database-wire";
import { Product } from "./product.ts";

/** Something that happens to the stage's products. */
export interface Fault {
  name: string;
  strike: () => Promise<void>;
}

/** Running products, and the faults that they can suffer. */
export interface Stage {
  /** Of the products; athletes use them in turn. */
  origins: readonly string[];
  faults: readonly Fault[];
  isReady: () => Promise<boolean>;
  remove: () => Promise<void>;
}

/** How to set up each stage. */
export const STAGES: Readonly<Record<string, () => Promise<Stage>>> = {
  "one server": oneServer,
  "a database behind a wire": behindWire,
  "two servers of one database": twoServers,
  "servers behind PgBouncer": pooledServers,
  "a server whose clock moves": movingClock,
  "a small disk": smallDisk,
};

const stageOf = (product: Product, faults: readonly Fault[]): Stage => ({
  origins: [product.origin],
  faults,
  isReady: () => product.isReady(),
  remove: () => product.remove(),
});

const restart = async (product: Product, signal: NodeJS.Signals): Promise<void> => {
  await product.end(signal);
  await product.start();
};

export async function oneServer(): Promise<Stage> {
  const product = await Product.start();
  return stageOf(product, [
    { name: "kill -9 of the server", strike: () => restart(product, "SIGKILL") },
    { name: "kill -9 of PostgreSQL", strike: () => product.killDatabase() },
    { name: "SIGTERM and start", strike: () => restart(product, "SIGTERM") },
  ]);
}

/** Longer than the client waits for an answer of the database. */
const SILENCE = 8000;

export async function behindWire(): Promise<Stage> {
  const cluster = await startScratchCluster();
  const wire = await DatabaseWire.open(cluster.connectionString);
  const product = await Product.start({ settings: { DATABASE_URL: wire.connectionString } });
  const during = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds);
    wire.restore();
  };
  const stage = stageOf(product, [
    {
      name: "slow database (+500 ms)",
      strike: () => {
        wire.slow(500);
        return during(4000);
      },
    },
    {
      name: "cut connections",
      strike: () => {
        wire.cut();
        return during(1500);
      },
    },
    {
      name: "silent connections",
      strike: () => {
        wire.silence();
        return during(SILENCE);
      },
    },
  ]);
  return {
    ...stage,
    remove: async () => {
      await product.remove();
      wire.close();
      await cluster.stop();
    },
  };
}

/** Both migrate the empty database at once. */
export async function twoServers(): Promise<Stage & { connectionString: string }> {
  const { connectionString, stop } = await startScratchCluster();
  const settings = { DATABASE_URL: connectionString };
  const products = await Promise.all([Product.start({ settings }), Product.start({ settings })]);
  const [first] = products;
  return {
    connectionString,
    origins: products.map(({ origin }) => origin),
    faults: [
      { name: "kill -9 of one of two", strike: () => restart(first, "SIGKILL") },
      { name: "SIGTERM of one of two", strike: () => restart(first, "SIGTERM") },
    ],
    isReady: async () => (await Promise.all(products.map((each) => each.isReady()))).every(Boolean),
    remove: async () => {
      await Promise.all(products.map((each) => each.remove()));
      await stop();
    },
  };
}

/** Calls of a visitor in a minute, at all servers together. */
export const VISITOR_CALLS = 6;

/** Two servers through PgBouncer, of which one runs jobs, and a process that only runs jobs. */
export async function pooledServers(): Promise<
  Stage & { connectionString: string; backupFolder: string }
> {
  const { connectionString, stop } = await startScratchCluster();
  const pgbouncer = await startPgbouncer(connectionString);
  const folder = mkdtempSync(join(tmpdir(), "triplan-pooled-"));
  const backupFolder = join(folder, "backups");
  const settings = {
    DATABASE_URL: pgbouncer.urlOf(connectionString),
    DATABASE_DIRECT_URL: connectionString,
    // An upload at one is imported by another.
    DATA_DIR: join(folder, "data"),
    SHARED_LIMITS: "on",
    TRUST_PROXY: "1",
    RATE_LIMITS: `visitor=${VISITOR_CALLS}`,
  };
  const works = { BACKUP_DIR: backupFolder };
  const [first, second, worker] = await Promise.all([
    Product.start({ settings: { ...settings, WORKER: "off" } }),
    Product.start({ settings: { ...settings, ...works, WORKER: "on" } }),
    Product.start({ settings: { ...settings, ...works, WORKER: "only" } }),
  ]);
  const products = [first, second, worker];
  return {
    connectionString,
    backupFolder,
    origins: [first.origin, second.origin],
    faults: [
      { name: "kill -9 of PgBouncer", strike: () => pgbouncer.restart() },
      { name: "kill -9 of one of two behind PgBouncer", strike: () => restart(first, "SIGKILL") },
    ],
    isReady: async () => (await Promise.all(products.map((each) => each.isReady()))).every(Boolean),
    remove: async () => {
      await Promise.all(products.map((each) => each.remove()));
      await pgbouncer.stop();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MOVE_CLOCK = fileURLToPath(
  new URL("../../src/testing/process/move-clock.ts", import.meta.url),
);
const HOUR = 3_600_000;

export async function movingClock(): Promise<Stage> {
  const product = await Product.start({ preload: MOVE_CLOCK });
  const step = (name: string, hours: number): Fault => ({
    name,
    strike: async () => {
      await product.tell(hours * HOUR);
      await sleep(1000);
      await product.tell(0);
    },
  });
  return stageOf(product, [
    step("clock an hour back, then right", -1),
    step("clock two days ahead, then right", 48),
  ]);
}

/** Enough for the database and its log of changes. */
const DISK = "320m";

/** Only root may mount a file system. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "triplan-mount-"));
  try {
    if (spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]).status !== 0) return false;
    return spawnSync("umount", [folder]).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk that can be filled and emptied; `canMount` says whether this machine can set it up. */
export async function smallDisk(): Promise<Stage & { fill: () => void; empty: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "triplan-disk-"));
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK},mode=755`, "tmpfs", folder]);
  const product = await Product.start({ folder });
  const ballast = join(folder, "ballast");
  const stage = stageOf(product, [
    {
      name: "full disk",
      strike: async () => {
        fillDisk(ballast);
        await sleep(3000);
        rmSync(ballast);
      },
    },
  ]);
  return {
    ...stage,
    fill: () => fillDisk(ballast),
    empty: () => rmSync(ballast),
    remove: async () => {
      await product.end("SIGTERM");
      spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const MB = Buffer.alloc(1024 * 1024);

/** Writes until nothing fits any more. */
function fillDisk(file: string): void {
  try {
    for (;;) writeFileSync(file, MB, { flag: "a" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
