import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { TokenKey } from "../env/wearable-fields.ts";

const ALGORITHM = "aes-256-gcm";
const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const UNREADABLE = "An encrypted secret can't be read";

/** Where a secret is stored. A ciphertext moved to another row or column cannot be decrypted. */
export interface SecretContext {
  /** Id of the watch service; "account" for secrets of the account itself. */
  owner: string;
  row: number | string;
  field: "access" | "refresh" | "verifier" | "body" | "totp";
}

/** Encrypts credentials for storage. */
export interface TokenCipher {
  encrypt(secret: string, context: SecretContext): string;
  /** Throws if the key is unknown, or the text was changed or moved. */
  decrypt(encrypted: string, context: SecretContext): string;
  /** Whether the newest key encrypted it. */
  isNewest(encrypted: string): boolean;
}

const aadOf = ({ owner, row, field }: SecretContext) => Buffer.from(`${owner}|${row}|${field}`);

/**
 * AES-256-GCM with a random 96-bit IV and a 128-bit tag, as `v1.<key id>.<iv>.<ciphertext and tag>`
 * in base64url. Needs at least one key; the first encrypts.
 */
export function createTokenCipher(keys: readonly TokenKey[]): TokenCipher {
  const [newest] = keys;
  if (!newest) throw new Error("The token cipher needs a key");
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    encrypt: (secret, context) => encrypt(newest, secret, context),
    decrypt: (encrypted, context) => {
      const [version, id = "", iv = "", body = ""] = encrypted.split(".");
      const key = keyOf.get(id);
      if (version !== VERSION || !key) throw new Error(`${UNREADABLE}: there is no key "${id}"`);
      try {
        return decrypt(key, { iv: Buffer.from(iv, "base64url"), body }, context);
      } catch (cause) {
        throw new Error(`${UNREADABLE}: it was changed or moved`, { cause });
      }
    },
    isNewest: (encrypted) => encrypted.startsWith(`${VERSION}.${newest.id}.`),
  };
}

function encrypt({ id, key }: TokenKey, secret: string, context: SecretContext): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(aadOf(context));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, id, iv.toString("base64url"), body.toString("base64url")].join(".");
}

function decrypt(
  key: Uint8Array,
  encrypted: { iv: Buffer; body: string },
  context: SecretContext,
): string {
  const body = Buffer.from(encrypted.body, "base64url");
  const decipher = createDecipheriv(ALGORITHM, key, encrypted.iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(aadOf(context));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const secret = Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
  return secret.toString("utf8");
}
