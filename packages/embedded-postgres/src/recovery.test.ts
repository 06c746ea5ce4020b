import { spawn } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { kill, postmasterOf, Products, query } from "./testing/products.ts";
import { isRoot } from "./accounts.ts";
import { findProcess, waitUntil } from "./processes.ts";

const SLOW = 90_000;
const keeper = new Products();
const products = new Products();
let dataDir: string;

beforeAll(async () => {
  dataDir = await keeper.folder();
  const { connectionString, stop } = await keeper.start({ dataDir });
  await query(connectionString, "create table kept (id int)");
  await stop();
}, SLOW);
afterEach(() => products.end());
afterAll(() => keeper.end());

/** A product in its own process with one committed row. */
async function productWithRow() {
  const product = await products.run(dataDir);
  await query(product.connectionString, "truncate kept");
  await query(product.connectionString, "insert into kept values (1)");
  return { ...product, postmaster: postmasterOf(product.dataDirectory) };
}

async function rowsAfterStart() {
  const { connectionString, stop } = await products.start({ dataDir });
  const rows = await query(connectionString, "select id from kept");
  await stop();
  return rows;
}

async function killAll(product: Awaited<ReturnType<typeof productWithRow>>) {
  const backends = await query<{ pid: number }>(
    product.connectionString,
    "select pid from pg_stat_activity where pid <> pg_backend_pid()",
  );
  await kill(product.process.pid);
  await kill(product.postmaster);
  for (const { pid } of backends) await kill(pid);
}

test(
  "startCluster keeps committed data when the product and its server are killed",
  { timeout: SLOW },
  async () => {
    await killAll(await productWithRow());

    expect(await rowsAfterStart()).toEqual([{ id: 1 }]);
  },
);

test(
  "startCluster leaves a process alone that reuses the killed server's pid",
  { timeout: SLOW },
  async () => {
    const product = await productWithRow();
    await killAll(product);
    // PostgreSQL takes any process of its user with that pid for a server.
    const { uid, gid } = statSync(product.dataDirectory);
    const other = spawn("sleep", ["300"], { ...(isRoot() && { uid, gid }), stdio: "ignore" });
    const file = join(product.dataDirectory, "postmaster.pid");
    const [, ...lines] = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, [other.pid, ...lines].join("\n"));

    expect(await rowsAfterStart()).toEqual([{ id: 1 }]);

    expect(findProcess(other.pid ?? 0)).not.toBeNull();
    await kill(other.pid);
  },
);

test("startCluster replaces a server that outlived its product", { timeout: SLOW }, async () => {
  const product = await productWithRow();
  await kill(product.process.pid);
  expect(findProcess(product.postmaster)).not.toBeNull();

  expect(await rowsAfterStart()).toEqual([{ id: 1 }]);

  expect(findProcess(product.postmaster)).toBeNull();
  expect(products.warnings.join()).toContain(`(process ${product.postmaster}) is left over`);
});

test(
  "the server ends with a product that exits without stopping it",
  { timeout: SLOW },
  async () => {
    const product = await productWithRow();
    product.process.kill("SIGTERM");
    await waitUntil(() => !findProcess(product.process.pid ?? 0), 10_000);

    expect(await rowsAfterStart()).toEqual([{ id: 1 }]);
  },
);

test("a killed server restarts on its port", { timeout: SLOW }, async () => {
  const { connectionString, dataDirectory } = await products.start({ dataDir });
  await query(connectionString, "truncate kept");
  await query(connectionString, "insert into kept values (2)");
  const first = postmasterOf(dataDirectory);

  await kill(first);
  await expect
    .poll(() => query(connectionString, "select id from kept").catch(() => null), {
      timeout: 120_000,
    })
    .toEqual([{ id: 2 }]);

  expect(postmasterOf(dataDirectory)).not.toBe(first);
});
