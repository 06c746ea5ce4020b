import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, fsyncSync, openSync, closeSync, readFileSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CLEAN_ENVIRONMENT } from "./accounts.ts";
import type { Log } from "./log.ts";
import { dataDirectoryOf, type Place } from "./place.ts";
import { majorOf } from "./programs.ts";

const run = promisify(execFile);

export const SUPERUSER = "postgres";
const INITDB_TIMEOUT = 180_000;
const BUILTIN_LOCALE_SINCE = 17;

/** The data directory, created if missing. Throws for another major version and changes nothing. */
export async function ensureDataDirectory(
  place: Place,
  password: string,
  log: Log,
): Promise<string> {
  const dataDirectory = dataDirectoryOf(place.home);
  await removeUnfinished(place.home);
  if (isWhole(dataDirectory)) {
    checkMajorVersion(dataDirectory, place.programs.version);
    return dataDirectory;
  }
  await setAside(dataDirectory, log);
  log.info(`Creating a database in ${place.home}.`);
  await create(place, dataDirectory, password);
  return dataDirectory;
}

const VERSION_FILE = "PG_VERSION";

const isWhole = (dataDirectory: string) =>
  [VERSION_FILE, "global/pg_control"].every((file) => existsSync(join(dataDirectory, file)));

function checkMajorVersion(dataDirectory: string, version: string): void {
  const made = readFileSync(join(dataDirectory, VERSION_FILE), "utf8").trim();
  if (made === majorOf(version)) return;
  throw new Error(
    `The database in ${dataDirectory} was made by PostgreSQL ${made}, and this version of Triplan ` +
      `comes with PostgreSQL ${majorOf(version)}. Nothing was changed. Run ` +
      "`pnpm backup <file>` with the version of Triplan that made it, move that folder away, and run " +
      "`pnpm restore <file> --into-empty` with this version. Or set DATA_DIR to another folder.",
  );
}

const UNFINISHED = "data.new-";

async function removeUnfinished(home: string): Promise<void> {
  const names = await readdir(home);
  const unfinished = names.filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(
    unfinished.map((name) => rm(join(home, name), { recursive: true, force: true, maxRetries: 5 })),
  );
}

/** PostgreSQL can't open this folder; keep it anyway instead of deleting it. */
async function setAside(dataDirectory: string, log: Log): Promise<void> {
  if (!existsSync(dataDirectory)) return;
  const aside = `${dataDirectory}.incomplete-${randomBytes(4).toString("hex")}`;
  await rename(dataDirectory, aside);
  log.warn(
    `The database in ${dataDirectory} was incomplete: moved to ${aside}, creating a new one.`,
  );
}

/** Rename when complete, so that the directory exists completely or not at all. */
async function create(place: Place, dataDirectory: string, password: string): Promise<void> {
  const folder = join(place.home, `${UNFINISHED}${randomBytes(6).toString("hex")}`);
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  await mkdir(data, { recursive: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const path of [folder, data, passwordFile]) {
    if (place.account) chownSync(path, place.account.uid, place.account.gid);
  }
  await chmod(folder, 0o700);
  try {
    await runInitdb(place, data, passwordFile);
    await rename(data, dataDirectory);
    syncFolder(place.home);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runInitdb(place: Place, data: string, passwordFile: string): Promise<void> {
  const { programs, account } = place;
  const args = [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--data-checksums",
    "--no-instructions",
  ];
  // Sorts by bytes like the locale "C", with upper and lower case beyond ASCII.
  if (Number(majorOf(programs.version)) >= BUILTIN_LOCALE_SINCE) {
    args.push("--locale-provider=builtin", "--builtin-locale=C.UTF-8");
  }
  try {
    await run(join(programs.bin, "initdb"), args, {
      ...account,
      cwd: "/",
      env: CLEAN_ENVIRONMENT,
      timeout: INITDB_TIMEOUT,
      killSignal: "SIGKILL",
    });
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : "";
    throw new Error(`The database could not be created in ${place.home}:\n${said}`, { cause });
  }
}

/** A rename survives a power cut only if its folder is synced too. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
