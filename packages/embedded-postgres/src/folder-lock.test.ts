import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Products } from "./testing/products.ts";
import { lockFolder } from "./folder-lock.ts";
import { findProcess } from "./processes.ts";

const products = new Products();
afterEach(() => products.end());

const lockIn = (folder: string) => join(folder, "triplan.lock");
const held = (folder: string, holder: object) =>
  writeFileSync(lockIn(folder), JSON.stringify(holder));

test("lockFolder refuses a folder until it is unlocked", async () => {
  const folder = await products.folder();
  const unlock = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(
    `Triplan is running already on ${folder} (process ${process.pid})`,
  );

  unlock();
  expect(existsSync(lockIn(folder))).toBe(false);
  (await lockFolder(folder))();
});

test("lockFolder lets one of many concurrent callers lock the folder", async () => {
  const folder = await products.folder();

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("lockFolder ignores the lock of an ended process, even if its pid is reused", async () => {
  const folder = await products.folder();
  const child = products.launch(folder);
  held(folder, { pid: child.pid, startedAt: "another boot, another time" });
  const unlock = await lockFolder(folder);
  expect(readFileSync(lockIn(folder), "utf8")).toContain(`"pid":${process.pid}`);
  unlock();

  held(folder, { pid: 2 ** 22 + 1, startedAt: findProcess(process.pid)?.startedAt });
  await lockFolder(folder);
  expect(readFileSync(lockIn(folder), "utf8")).toContain(`"pid":${process.pid}`);
});

test.each(["", '{"pid":"1","startedAt":"x"}'])(
  "lockFolder ignores a damaged lock (%s)",
  async (text) => {
    const folder = await products.folder();
    writeFileSync(lockIn(folder), text);

    await lockFolder(folder);

    expect(readFileSync(lockIn(folder), "utf8")).toContain(`"pid":${process.pid}`);
  },
);

test("unlocking keeps a lock that another process holds by then", async () => {
  const folder = await products.folder();
  const unlock = await lockFolder(folder);
  held(folder, { pid: 1, startedAt: "x" });

  unlock();

  expect(existsSync(lockIn(folder))).toBe(true);
});
