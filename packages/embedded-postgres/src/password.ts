import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirectoryOf } from "./place.ts";

/** The password of the database in `home`, stored in `dataDir` and readable for its owner only. */
export function loadOrCreatePassword(dataDir: string, home: string): string {
  const path = join(dataDir, "postgres-password");
  const kept = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  if (kept !== "") return kept;
  const dataDirectory = dataDirectoryOf(home);
  if (existsSync(dataDirectory)) {
    throw new Error(
      `${path} is missing or empty: it has the password of the database in ${dataDirectory}. ` +
        "Put it back, or move that database away to begin with an empty one.",
    );
  }
  const password = randomBytes(24).toString("base64url");
  writeFileSync(path, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}
