import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { canEnter, isRoot, serviceAccount, type Account } from "./accounts.ts";
import { LOCK_FILE } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { makePassable, PASSABLE } from "./passable.ts";
import type { Programs } from "./programs.ts";
import { reachablePrograms } from "./reachable-programs.ts";

/** The folder, programs and account of a database. */
export interface Place {
  /** Parent folder of the data directory, used for nothing else. */
  home: string;
  programs: Programs;
  /** Null if PostgreSQL runs as the current user. */
  account: Account | null;
}

/** Readable for every account, wherever the product is installed. */
export const SYSTEM_FOLDER = "/var/lib/triplan";

export const HOME = "postgres";
export const INSTANCE_FILE = "postgres-instance";

export const dataDirectoryOf = (home: string): string => join(home, "data");

/**
 * Finds or creates the folder, programs and account of a database. Root's database runs under an
 * unprivileged account: folders that this account can't access move to the system folder, under a
 * name that `dataDir` records. Without that record a new database is created.
 */
export async function findPlace(
  dataDir: string,
  programs: Programs,
  log: Log,
  systemFolder: string = SYSTEM_FOLDER,
): Promise<Place> {
  const home = join(dataDir, HOME);
  if (!isRoot()) {
    await mkdir(home, { recursive: true, mode: 0o700 });
    return { home, programs, account: null };
  }
  const account = ownerOf(dataDirectoryOf(home)) ?? (await serviceAccount(log));
  return {
    home: await rootsHome(dataDir, home, account, systemFolder),
    programs: await reachablePrograms(programs, account, systemFolder),
    account,
  };
}

/** The owner of the data directory runs it, so root can start a user's database. */
function ownerOf(dataDirectory: string): Account | null {
  const stats = statSync(dataDirectory, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null;
}

async function rootsHome(
  dataDir: string,
  home: string,
  account: Account,
  systemFolder: string,
): Promise<string> {
  const note = join(dataDir, INSTANCE_FILE);
  const instance = existsSync(note) ? readFileSync(note, "utf8").trim() : "";
  if (instance !== "") return recordedHome(note, join(systemFolder, basename(instance)));
  await openNewFolder(dataDir);
  if (existsSync(dataDirectoryOf(home)) || (await canEnter(account, dataDir))) {
    await mkdir(home, { recursive: true });
    if (!(await canEnter(account, home))) await chmod(home, PASSABLE);
    if (await canEnter(account, home)) return home;
    throw new Error(
      `The database in ${home} belongs to the account with the id ${account.uid}, which can't ` +
        "reach it. Give that account access to every folder above (chmod o+x), or move DATA_DIR.",
    );
  }
  return homeElsewhere(note, systemFolder);
}

/** Lets the account pass through a new folder. Private files in it have their own modes. */
async function openNewFolder(dataDir: string): Promise<void> {
  const isNew = readdirSync(dataDir).every((name) => name === LOCK_FILE);
  if (isNew) await chmod(dataDir, PASSABLE);
}

async function homeElsewhere(note: string, systemFolder: string): Promise<string> {
  const instance = randomBytes(8).toString("hex");
  const home = join(systemFolder, instance);
  // Create the folder first: a record always names an existing one.
  await makePassable(systemFolder);
  await makePassable(home);
  writeFileSync(note, `${instance}\n`, { mode: 0o644, flush: true });
  return home;
}

function recordedHome(note: string, home: string): string {
  if (existsSync(home)) return home;
  throw new Error(
    `${note} names ${home} as the folder of the database, which is missing. ` +
      `Restore it, or delete ${note} to start with an empty database.`,
  );
}
