import type { Insertable } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import type { PasskeyChallengeTable } from "../../tables/credentials.ts";

export async function insertPasskeyChallenge(
  db: Queryable,
  challenge: Insertable<PasskeyChallengeTable>,
): Promise<void> {
  await db.insertInto("passkeyChallenge").values(challenge).execute();
}

interface ChallengeKey {
  challengeHash: string;
  /** Of the login that adds a passkey; null for signing in. */
  sessionHash: string | null;
  now: Instant;
}

/** Consumes a challenge, which works once. False if it is used, expired or another login's. */
export async function takePasskeyChallenge(
  db: Queryable,
  { challengeHash, sessionHash, now }: ChallengeKey,
): Promise<boolean> {
  const result = await db
    .deleteFrom("passkeyChallenge")
    .where("challengeHash", "=", challengeHash)
    .where("sessionHash", "is not distinct from", sessionHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes expired challenges; returns their number. */
export async function deleteExpiredPasskeyChallenges(db: Queryable, now: Instant): Promise<number> {
  const result = await db
    .deleteFrom("passkeyChallenge")
    .where("expiresAt", "<=", now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
