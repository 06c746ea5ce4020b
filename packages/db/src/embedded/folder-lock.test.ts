import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { Products } from "../testing/products.ts";
import { lockFolder } from "./folder-lock.ts";
import { findProcess } from "./processes.ts";

const products = new Products();
afterEach(() => products.end());

const lockIn = (folder: string) => join(folder, "triplan.lock");
const held = (folder: string, holder: object) =>
  writeFileSync(lockIn(folder), JSON.stringify(holder));

test("a folder is one holder's until it is given free", async () => {
  const folder = await products.folder();
  const unlock = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(
    `Triplan is running already on ${folder} (process ${process.pid})`,
  );

  unlock();
  expect(existsSync(lockIn(folder))).toBe(false);
  (await lockFolder(folder))();
});

test("of many that come at once one gets it", async () => {
  const folder = await products.folder();

  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a holder that has ended holds nothing, even when its number is another's now", async () => {
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
  "a damaged lock (%s) holds nothing",
  async (text) => {
    const folder = await products.folder();
    writeFileSync(lockIn(folder), text);

    await lockFolder(folder);

    expect(readFileSync(lockIn(folder), "utf8")).toContain(`"pid":${process.pid}`);
  },
);

test("giving free leaves a lock that is another's by now", async () => {
  const folder = await products.folder();
  const unlock = await lockFolder(folder);
  held(folder, { pid: 1, startedAt: "x" });

  unlock();

  expect(existsSync(lockIn(folder))).toBe(true);
});
