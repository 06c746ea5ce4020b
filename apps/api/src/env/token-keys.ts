import type { Env } from "./env.ts";
import { loadOrCreateSecret } from "./load-or-create-secret.ts";
import type { TokenKey } from "./wearable-fields.ts";

/** In the data directory, outside production. */
export const TOKEN_KEY_FILE = "token-key";

/**
 * Keys of stored secrets: the first encrypts, all decrypt. Null in production without TOKEN_KEYS: a
 * created key would differ between processes, and be lost with the machine.
 */
export function tokenKeysOf(env: Env, dataDir: string): readonly TokenKey[] | null {
  if (env.TOKEN_KEYS) return env.TOKEN_KEYS;
  return env.NODE_ENV === "production" ? null : [loadOrCreateTokenKey(dataDir)];
}

/** The stored secret is 32 bytes in base64url, the format of a key. */
const loadOrCreateTokenKey = (dataDir: string): TokenKey => ({
  id: "kept",
  key: new Uint8Array(Buffer.from(loadOrCreateSecret(dataDir, TOKEN_KEY_FILE), "base64url")),
});
