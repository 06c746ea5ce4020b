import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MIN_LENGTH = 32;

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

function readSecret(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/**
 * Returns the secret stored under this name, or creates one readable only by its owner: 32 random
 * bytes in base64url.
 */
export function loadOrCreateSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  const kept = readSecret(path);
  if (kept.length >= MIN_LENGTH) return kept;
  mkdirSync(dataDir, { recursive: true });
  // An interrupted write leaves an empty file, which is not a usable secret.
  rmSync(path, { force: true });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
  return secret;
}

export const loadOrCreateSessionSecret = (dataDir: string): string =>
  loadOrCreateSecret(dataDir, "session-secret");
