import { findSecondFactor, listSecondFactorUsers, type Db } from "@triplan/db";
import type { TokenCipher } from "../../secrets/token-cipher.ts";
import { decryptSecret } from "./stored-secret.ts";

const PAGE = 100;

/** Counts the keys of authenticator apps that the server's keys read, and do not read. */
export async function countSecrets(
  db: Db,
  cipher: TokenCipher | null,
): Promise<{ readable: number; unreadable: number }> {
  const counts = { readable: 0, unreadable: 0 };
  for (let after = 0; ;) {
    const users = await listSecondFactorUsers(db, { after, limit: PAGE });
    for (const userId of users) {
      const row = await findSecondFactor(db, userId);
      if (row) counts[isReadable(cipher, row) ? "readable" : "unreadable"] += 1;
    }
    const last = users.at(-1);
    if (last === undefined) return counts;
    after = last;
  }
}

function isReadable(cipher: TokenCipher | null, row: Parameters<typeof decryptSecret>[1]): boolean {
  try {
    return cipher !== null && decryptSecret(cipher, row) !== "";
  } catch {
    return false;
  }
}
