import { chownSync, existsSync, readdirSync, statSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { kill, postmasterOf, Products, query } from "./testing/products.ts";
import { canEnter, isRoot, serviceAccount } from "./accounts.ts";
import { SILENT } from "./log.ts";
import { findProcess } from "./processes.ts";
import { packagedPrograms } from "./programs.ts";

const SLOW = 120_000;
const products = new Products();
afterEach(() => products.end());

const THIS_FOLDER = dirname(fileURLToPath(import.meta.url));

describe.runIf(isRoot())("startCluster as root", () => {
  test(
    "runs the server as another account, with the data in the folder",
    { timeout: SLOW },
    async () => {
      // Like `mktemp -d`: new and private.
      const dataDir = await products.folder(0o700);

      const { dataDirectory } = await products.start({ dataDir });

      expect(dataDirectory).toBe(join(dataDir, "postgres", "data"));
      const { uid } = await serviceAccount(SILENT);
      expect(statSync(dataDirectory).uid).toBe(uid);
      expect(statSync(`/proc/${postmasterOf(dataDirectory)}`).uid).toBe(uid);
    },
  );

  // Like a checkout below a private home: the account can reach neither data nor programs.
  test(
    "keeps data and programs in the system folder when a home is private",
    { timeout: SLOW },
    async () => {
      const home = await products.folder(0o700);
      const systemFolder = join(await products.folder(), "system");
      const { root } = await packagedPrograms();
      await cp(root, join(home, "programs"), { recursive: true, verbatimSymlinks: true });
      const dataDir = join(home, "checkout", ".data");
      const options = { dataDir, systemFolder, bin: join(home, "programs", "bin") };
      const read = "select answer from kept";

      const first = await products.start(options);
      await query(first.connectionString, "create table kept as select 42 as answer");
      const command = findProcess(postmasterOf(first.dataDirectory))?.command ?? "";
      await first.stop();
      expect(command.startsWith(systemFolder)).toBe(true);
      expect(first.dataDirectory.startsWith(systemFolder)).toBe(true);

      const killed = await products.run(dataDir, { systemFolder });
      expect(await query(killed.connectionString, read)).toEqual([{ answer: 42 }]);
      await kill(killed.process.pid);

      const recovered = await products.start(options);
      expect(await query(recovered.connectionString, read)).toEqual([{ answer: 42 }]);
      await recovered.stop();

      await rm(dataDir, { recursive: true });
      const fresh = await products.start(options);
      await expect(query(fresh.connectionString, read)).rejects.toMatchObject({ code: "42P01" });
      expect(fresh.dataDirectory).not.toBe(first.dataDirectory);
      expect(existsSync(first.dataDirectory)).toBe(true);
      await fresh.stop();

      await rm(dirname(fresh.dataDirectory), { recursive: true });
      await expect(products.start(options)).rejects.toThrow(/postgres-instance names .* missing/);
    },
  );

  test("keeps a user's data in the user's folder", { timeout: SLOW }, async ({ skip }) => {
    const account = await serviceAccount(SILENT);
    skip(!(await canEnter(account, THIS_FOLDER)), "the checkout is closed to other accounts");
    const home = await products.folder(0o700);
    chownSync(home, account.uid, account.gid);
    const dataDir = join(home, ".data");

    const product = await products.run(dataDir, { account });
    await query(product.connectionString, "create table kept as select 42 as answer");
    await kill(product.process.pid);

    expect(product.dataDirectory).toBe(join(dataDir, "postgres", "data"));
    const files = ["postgres", "postgres-password", "postgres.log", "triplan.lock"];
    expect(readdirSync(dataDir).toSorted()).toEqual(files);

    const roots = await products.start({ dataDir });
    expect(await query(roots.connectionString, "select answer from kept")).toHaveLength(1);
    expect(roots.dataDirectory).toBe(product.dataDirectory);
    expect(statSync(roots.dataDirectory).uid).toBe(account.uid);
  });
});
