import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { CLEAN_ENVIRONMENT, succeeds, type Account } from "./accounts.ts";
import { makePassable } from "./passable.ts";
import type { Programs } from "./programs.ts";

const run = promisify(execFile);

/**
 * Programs that the account can run: in place, or a copy in the system folder, made once per
 * version.
 */
export async function reachablePrograms(
  programs: Programs,
  account: Account,
  systemFolder: string,
): Promise<Programs> {
  if (await canRun(programs, account)) return programs;
  const root = join(systemFolder, `postgresql-${programs.version}`);
  const copy = { ...programs, root, bin: join(root, "bin") };
  if (await canRun(copy, account)) return copy;
  await copyFolder(programs.root, root);
  if (await canRun(copy, account)) return copy;
  throw new Error(
    `The account with the id ${account.uid} can't run PostgreSQL, neither in ${programs.bin} ` +
      `nor in ${copy.bin}. Run Triplan as another user than root, or set DATABASE_URL.`,
  );
}

const canRun = ({ bin }: Programs, account: Account) =>
  succeeds(account, join(bin, "initdb"), ["--version"]);

/** Copies to a temporary name first: an interrupted copy never counts as complete. */
async function copyFolder(from: string, to: string): Promise<void> {
  await makePassable(dirname(to));
  const beside = `${to}.${randomBytes(6).toString("hex")}`;
  try {
    await cp(from, beside, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await run("chmod", ["-R", "a+rX", beside], { timeout: 20_000, env: CLEAN_ENVIRONMENT });
    await rm(to, { recursive: true, force: true });
    await rename(beside, to);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
