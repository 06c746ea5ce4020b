import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { appendFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedPostgres, startEmbeddedPostgres } from "./index.ts";
import { SILENT } from "./log.ts";
import { Products, query } from "./testing/products.ts";

const SLOW = 90_000;
const products = new Products();
afterEach(() => products.end());

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("startEmbeddedPostgres", () => {
  test("keeps the data across restarts", { timeout: SLOW }, async () => {
    const dataDir = join(await products.folder(), "made", "on", "the", "way");
    const first = await startEmbeddedPostgres({ dataDir, log: SILENT });
    await query(first.connectionString, "create table kept as select 42 as answer");
    await first.stop();

    const second = await startEmbeddedPostgres({ dataDir, log: SILENT });
    const rows = await query(second.connectionString, "select answer from kept");
    await second.stop();
    await second.stop();

    expect(rows).toEqual([{ answer: 42 }]);
    expect(second.dataDirectory).toBe(first.dataDirectory);
    expect(existsSync(join(second.dataDirectory, "postmaster.pid"))).toBe(false);
  });
});

describe("openEmbeddedPostgres", () => {
  test(
    "uses the running server and leaves it running, or starts one",
    { timeout: SLOW },
    async () => {
      const dataDir = await products.folder();
      const product = await startEmbeddedPostgres({ dataDir, log: SILENT });
      const beside = await openEmbeddedPostgres({ dataDir, log: SILENT });
      expect(beside).toMatchObject({
        connectionString: product.connectionString,
        dataDirectory: product.dataDirectory,
      });
      await beside.stop();
      expect(await query(product.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await product.stop();

      const alone = await openEmbeddedPostgres({ dataDir, log: SILENT });
      expect(await query(alone.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await alone.stop();
      expect(existsSync(join(alone.dataDirectory, "postmaster.pid"))).toBe(false);
    },
  );
});

describe("startCluster on an existing database", () => {
  let dataDir: string;
  let dataDirectory: string;
  const keeper = new Products();

  beforeAll(async () => {
    dataDir = await keeper.folder();
    const cluster = await keeper.start({ dataDir });
    dataDirectory = cluster.dataDirectory;
    await query(cluster.connectionString, "create table kept as select 42 as answer");
    await cluster.stop();
    return () => keeper.end();
  }, SLOW);

  async function expectData() {
    const { connectionString, stop } = await products.start({ dataDir });
    expect(await query(connectionString, "select answer from kept")).toEqual([{ answer: 42 }]);
    await stop();
  }

  test(
    "syncs to disk, uses checksums and listens on loopback with a password",
    { timeout: SLOW },
    async () => {
      const { connectionString, superuserUrl } = await products.start({ dataDir });
      const settings = await query<{ name: string; setting: string }>(
        superuserUrl,
        `select name, setting from pg_settings where name in ('fsync', 'full_page_writes',
        'data_checksums', 'listen_addresses', 'unix_socket_directories', 'server_encoding')`,
      );

      expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
        fsync: "on",
        full_page_writes: "on",
        data_checksums: "on",
        listen_addresses: "127.0.0.1",
        unix_socket_directories: "",
        server_encoding: "UTF8",
      });
      const role = "select current_setting('is_superuser') as is_superuser, lower('ÄÉ') as lower";
      expect(await query(connectionString, role)).toEqual([{ is_superuser: "off", lower: "äé" }]);
      expect(modeOf(join(dataDir, "postgres-password"))).toBe("600");
      expect(modeOf(join(dataDir, "postgres.log"))).toBe("600");
      expect(modeOf(dataDirectory)).toBe("700");
      const wrong = new URL(connectionString);
      wrong.password = "guess";
      await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
    },
  );

  test("refuses a folder in use and names the process", { timeout: SLOW }, async () => {
    const product = await products.run(dataDir);

    await expect(products.start({ dataDir })).rejects.toThrow(
      `Triplan is running already on ${dataDir} (process ${product.process.pid})`,
    );

    expect(await query(product.connectionString, "select answer from kept")).toHaveLength(1);
  });

  test("refuses another major version and changes nothing", async () => {
    const file = join(dataDirectory, "PG_VERSION");
    const version = readFileSync(file, "utf8");
    writeFileSync(file, "12\n");
    const before = readdirSync(dataDirectory).toSorted();

    await expect(products.start({ dataDir })).rejects.toThrow(
      /made by PostgreSQL 12, .* PostgreSQL \d+\. Nothing was changed.*pnpm backup.*pnpm restore/,
    );

    expect(readdirSync(dataDirectory).toSorted()).toEqual(before);
    expect(readFileSync(file, "utf8")).toBe("12\n");
    writeFileSync(file, version);
    await expectData();
  });

  test("quotes the log of a server that does not start", { timeout: SLOW }, async () => {
    const file = join(dataDirectory, "postgresql.conf");
    const settings = readFileSync(file, "utf8");
    await appendFile(file, "no_such_setting = 1\n");

    await expect(products.start({ dataDir })).rejects.toThrow(
      /did not start on .*postgres\.log[^]*no_such_setting/,
    );

    writeFileSync(file, settings);
    await expectData();
  });

  test("names a missing password file", { timeout: SLOW }, async () => {
    const file = join(dataDir, "postgres-password");
    await rename(file, `${file}.away`);

    await expect(products.start({ dataDir })).rejects.toThrow(/postgres-password is missing/);

    await rename(`${file}.away`, file);
    await expectData();
  });

  test("removes the remains of an interrupted first start", { timeout: SLOW }, async () => {
    const left = join(dataDirectory, "..", "data.new-0123456789ab");
    await mkdir(join(left, "data", "base"), { recursive: true });

    await expectData();

    expect(existsSync(left)).toBe(false);
  });

  test("moves an incomplete database aside and creates a new one", { timeout: SLOW }, async () => {
    const away = `${dataDirectory}.away`;
    await rename(dataDirectory, away);
    await mkdir(join(dataDirectory, "base"), { recursive: true });

    const { stop } = await products.start({ dataDir });
    await stop();

    expect(products.warnings.join()).toMatch(/was incomplete: moved to .*data\.incomplete-/);
    await rm(dataDirectory, { recursive: true });
    await rename(away, dataDirectory);
    await expectData();
  });
});

test("recovers from a first start that is killed at any moment", { timeout: SLOW }, async () => {
  const dataDir = await products.folder();
  for (const milliseconds of [150, 300, 500, 800]) {
    const child = products.launch(dataDir);
    // Each delay interrupts the start at another step.
    await sleep(milliseconds);
    child.kill("SIGKILL");
  }

  const { connectionString, stop } = await products.start({ dataDir });

  expect(await query(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
  await stop();
});
