import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "@triplan/db";
import type { Env } from "../../env/env.ts";
import { TOKEN_KEY_FILE, tokenKeysOf } from "../../env/token-keys.ts";
import { countSecrets } from "../../modules/second-factor/count-secrets.ts";
import { createTokenCipher } from "../../secrets/token-cipher.ts";
import { ok, problem, type Finding } from "./finding.ts";

/** Whether the keys of authenticator apps can be read. */
export async function checkTwoStep(db: Db, env: Env, dataDir: string): Promise<Finding> {
  // Reading the keys would create a missing one, and a check changes nothing.
  const hasKeys = env.TOKEN_KEYS !== undefined || existsSync(join(dataDir, TOKEN_KEY_FILE));
  const keys = hasKeys ? tokenKeysOf(env, dataDir) : null;
  const { readable, unreadable } = await countSecrets(db, keys && createTokenCipher(keys));
  if (unreadable > 0) {
    return problem(
      "two-step",
      `Codes of ${unreadable} accounts can't be checked: add their key to TOKEN_KEYS. Until then they log in with recovery codes`,
    );
  }
  return keys || env.NODE_ENV !== "production"
    ? ok("two-step", `Keys of ${readable} authenticator apps can be read`)
    : ok("two-step", "Two-step login is not offered: it needs TOKEN_KEYS");
}
