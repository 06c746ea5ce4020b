import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

const run = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Child processes don't inherit the environment: variables such as PGDATA would change their
 * behaviour.
 */
export const CLEAN_ENVIRONMENT = { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" };

const DEDICATED = "triplan";
const UNPRIVILEGED = ["postgres", "_postgres", "nobody"];
const TIMEOUT = 20_000;

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * An unprivileged account, because PostgreSQL refuses to run as root: `triplan`, created if
 * missing, or an existing system account. Only root can call it.
 */
export async function serviceAccount(log: Log): Promise<Account> {
  const own = (await findAccount(DEDICATED)) ?? (await createAccount(DEDICATED, log));
  if (own) return own;
  for (const name of UNPRIVILEGED) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new Error(
    "PostgreSQL can't run as root, and no other account was found or could be created. " +
      "Run Triplan as another user, or set DATABASE_URL.",
  );
}

async function createAccount(name: string, log: Log): Promise<Account | null> {
  const args = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  try {
    await run("useradd", [...args, "--shell", "/usr/sbin/nologin", name], {
      timeout: TIMEOUT,
      env: { ...CLEAN_ENVIRONMENT, PATH: `${CLEAN_ENVIRONMENT.PATH}:/usr/sbin:/sbin` },
    });
    log.info(`Created the system account ${name}, because PostgreSQL can't run as root.`);
  } catch {
    // No useradd, a read-only system, or another process is creating the account.
  }
  return findAccount(name);
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (flag) => {
        const { stdout } = await run("id", [flag, name], {
          timeout: TIMEOUT,
          env: CLEAN_ENVIRONMENT,
        });
        return Number(stdout);
      }),
    );
    return uid && gid ? { uid, gid } : null;
  } catch {
    return null;
  }
}

/** True if the account can enter the folder. Tries it, because modes alone don't decide. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds(account, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]);
}

/** True if the account can run the program and it exits with 0. */
export async function succeeds(
  account: Account,
  program: string,
  args: readonly string[],
): Promise<boolean> {
  try {
    await run(program, args, { ...account, cwd: "/", timeout: TIMEOUT, env: CLEAN_ENVIRONMENT });
    return true;
  } catch {
    return false;
  }
}
