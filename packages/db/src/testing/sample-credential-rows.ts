import type { Queryable } from "../tables/database.ts";
import { saveEmailChange } from "../queries/account/email-changes.ts";
import { insertPasskeyChallenge } from "../queries/account/passkey-challenges.ts";
import { insertPasskey } from "../queries/account/passkeys.ts";
import { insertPasswordReset } from "../queries/account/password-resets.ts";
import { insertPendingLogin } from "../queries/account/pending-logins.ts";
import { replaceRecoveryCodes } from "../queries/account/recovery-codes.ts";
import { saveSecondFactorSetup } from "../queries/account/second-factors.ts";

const NOW = "2026-03-02T08:00:00.000Z";

/** One valid row of the user in each table of credentials and pending changes. */
export async function sampleCredentialRows(db: Queryable, userId: number): Promise<void> {
  await insertPasswordReset(db, {
    userId,
    tokenHash: "a".repeat(64),
    now: NOW,
    expiresAt: "2026-03-02T09:00:00.000Z",
  });
  await saveEmailChange(db, {
    userId,
    username: "new@example.com",
    now: NOW,
    expiresAt: "2026-03-03T08:00:00.000Z",
  });
  await insertPasskey(db, {
    userId,
    credentialId: "h".repeat(22),
    publicKey: Buffer.from([0xa5]),
    counter: 1,
    transports: ["internal"],
    name: "Iris's phone",
    now: NOW,
  });
  await insertPasskeyChallenge(db, {
    challengeHash: "1".repeat(64),
    userId,
    sessionHash: "a".repeat(64),
    expiresAt: "2026-03-02T08:05:00.000Z",
  });
  await saveSecondFactorSetup(db, { userId, secretEnc: "v1.k.x.y", now: NOW });
  await replaceRecoveryCodes(db, { userId, codeHashes: ["2".repeat(64)], now: NOW });
  await insertPendingLogin(db, {
    tokenHash: "3".repeat(64),
    userId,
    now: NOW,
    expiresAt: "2026-03-02T08:05:00.000Z",
  });
}
