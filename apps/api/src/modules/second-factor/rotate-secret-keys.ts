import {
  inTransaction,
  listSecondFactorUsers,
  lockSecondFactor,
  updateSecondFactor,
  type Db,
} from "@triplan/db";
import type { Log } from "../../log.ts";
import type { KeyRotation } from "../../secrets/key-rotation.ts";
import type { TokenCipher } from "../../secrets/token-cipher.ts";
import { decryptSecret, encryptSecret } from "./stored-secret.ts";

const PAGE = 100;

interface Source {
  db: Db;
  log: Log;
  cipher: TokenCipher;
}

/** Re-encrypts the keys of all second factors with the newest key. Safe to interrupt and repeat. */
export async function rotateSecretKeys(source: Source): Promise<KeyRotation> {
  const rotation: KeyRotation = { reencrypted: 0, kept: 0, unreadable: 0 };
  for (let after = 0; ;) {
    const users = await listSecondFactorUsers(source.db, { after, limit: PAGE });
    for (const userId of users) rotation[await rotate(source, userId)] += 1;
    const last = users.at(-1);
    if (last === undefined) return rotation;
    after = last;
  }
}

/** Locks the row, so that a new key of the account is not overwritten. */
const rotate = ({ db, log, cipher }: Source, userId: number): Promise<keyof KeyRotation> =>
  inTransaction(db, async (trx) => {
    const row = await lockSecondFactor(trx, userId);
    if (!row || cipher.isNewest(row.secretEnc)) return "kept";
    try {
      const secretEnc = encryptSecret(cipher, userId, decryptSecret(cipher, row));
      await updateSecondFactor(trx, userId, { secretEnc });
      return "reencrypted";
    } catch (err) {
      log.error({ err, userId }, "second factor unreadable");
      return "unreadable";
    }
  });
