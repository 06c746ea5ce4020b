import {
  inTransaction,
  listConnectionsWithTokens,
  lockTokens,
  replaceEncryptedTokens,
  type ConnectionKey,
  type Db,
  type TokenRow,
} from "@triplan/db";
import type { Log } from "../../log.ts";
import type { KeyRotation } from "../../secrets/key-rotation.ts";
import type { TokenCipher } from "../../secrets/token-cipher.ts";

const PAGE = 100;
const LOCK_WAIT = 4000;

interface Source {
  db: Db;
  log: Log;
  cipher: TokenCipher;
}

/** Re-encrypts all tokens with the newest key. Safe to interrupt and repeat. */
export async function rotateTokenKeys(source: Source): Promise<KeyRotation> {
  const rotation: KeyRotation = { reencrypted: 0, kept: 0, unreadable: 0 };
  for (let after: ConnectionKey = { userId: 0, connectionId: 0 }; ;) {
    const keys = await listConnectionsWithTokens(source.db, { after, limit: PAGE });
    for (const key of keys) rotation[await rotate(source, key)] += 1;
    const last = keys.at(-1);
    if (!last) return rotation;
    after = last;
  }
}

/** Locks the row, so that a concurrent refresh is not overwritten. */
const rotate = ({ db, log, cipher }: Source, key: ConnectionKey): Promise<keyof KeyRotation> =>
  inTransaction(db, async (trx) => {
    const row = await lockTokens(trx, key, LOCK_WAIT);
    if (!row?.accessTokenEnc) return "kept";
    const isNewest = [row.accessTokenEnc, row.refreshTokenEnc ?? row.accessTokenEnc].every((text) =>
      cipher.isNewest(text),
    );
    if (isNewest) return "kept";
    const renewed = reencrypt({ cipher, log }, row, row.accessTokenEnc);
    if (!renewed) return "unreadable";
    await replaceEncryptedTokens(trx, key, renewed);
    return "reencrypted";
  });

/** The row's tokens under the newest key, or null if no key decrypts them. */
function reencrypt({ cipher, log }: Pick<Source, "cipher" | "log">, row: TokenRow, access: string) {
  const renew = (encrypted: string, field: "access" | "refresh") => {
    const context = { owner: row.provider, row: row.id, field };
    return cipher.encrypt(cipher.decrypt(encrypted, context), context);
  };
  const refresh = row.refreshTokenEnc;
  try {
    return {
      accessTokenEnc: renew(access, "access"),
      refreshTokenEnc: refresh === null ? null : renew(refresh, "refresh"),
    };
  } catch (err) {
    log.error({ err, connectionId: row.id }, "stored token unreadable");
    return null;
  }
}
