import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { TokenKey } from "./wearable-fields.ts";

const ALGORITHM = "aes-256-gcm";
const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const UNREADABLE = "A sealed text can't be opened";

/** Where a secret is stored. A ciphertext moved to another row or column cannot be decrypted. */
export interface SecretPlace {
  provider: string;
  row: number | string;
  field: "access" | "refresh" | "verifier" | "body";
}

/** Encrypts credentials for storage. */
export interface TokenBox {
  seal(secret: string, place: SecretPlace): string;
  /** Throws if the key is unknown, or the text was changed or moved. */
  open(sealed: string, place: SecretPlace): string;
  /** Whether the newest key encrypted it. */
  isNewest(sealed: string): boolean;
}

const placeOf = ({ provider, row, field }: SecretPlace) =>
  Buffer.from(`${provider}|${row}|${field}`);

/**
 * AES-256-GCM with a random 96-bit IV and a 128-bit tag, as `v1.<key id>.<iv>.<ciphertext and tag>`
 * in base64url. Needs at least one key; the first encrypts.
 */
export function createTokenBox(keys: readonly TokenKey[]): TokenBox {
  const [newest] = keys;
  if (!newest) throw new Error("The token box needs a key");
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    seal: (secret, place) => seal(newest, secret, place),
    open: (sealed, place) => {
      const [version, id = "", iv = "", body = ""] = sealed.split(".");
      const key = keyOf.get(id);
      if (version !== VERSION || !key) throw new Error(`${UNREADABLE}: there is no key "${id}"`);
      try {
        return open(key, { iv: Buffer.from(iv, "base64url"), body }, place);
      } catch (cause) {
        throw new Error(`${UNREADABLE}: it was changed or belongs elsewhere`, { cause });
      }
    },
    isNewest: (sealed) => sealed.startsWith(`${VERSION}.${newest.id}.`),
  };
}

function seal({ id, key }: TokenKey, secret: string, place: SecretPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(placeOf(place));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, id, iv.toString("base64url"), body.toString("base64url")].join(".");
}

function open(key: Uint8Array, sealed: { iv: Buffer; body: string }, place: SecretPlace): string {
  const body = Buffer.from(sealed.body, "base64url");
  const decipher = createDecipheriv(ALGORITHM, key, sealed.iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(placeOf(place));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const secret = Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
  return secret.toString("utf8");
}
