import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

const run = promisify(execFile);

/** The system account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** Programs of ours get nothing of the caller's environment: PGDATA and the like would steer them. */
export const CLEAN_ENVIRONMENT = { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" };

const DEDICATED = "triplan";
const UNPRIVILEGED = ["postgres", "_postgres", "nobody"];
const TIMEOUT = 20_000;

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * An account without privileges, since PostgreSQL refuses to be run by root: one of our own, made
 * when it is missing, or else one that the system has. For root alone.
 */
export async function serviceAccount(log: Log): Promise<Account> {
  const own = (await findAccount(DEDICATED)) ?? (await createAccount(DEDICATED, log));
  if (own) return own;
  for (const name of UNPRIVILEGED) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new Error(
    "PostgreSQL can't be run by root, and no other account was found or could be made. " +
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
    log.info(`Made the system account ${name} to run PostgreSQL, which root must not.`);
  } catch {
    // No such program, a read-only system, or another process is making the account just now.
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

/** True when the account can go into the folder: tried, since modes are not all that decides it. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds(account, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]);
}

/** True when the account can run the program and it ends well. */
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
