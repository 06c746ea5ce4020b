import { insertPasswordReset, type Queryable } from "@triplan/db";
import { RESET_LINK_HOURS } from "@triplan/domain";
import { newLinkToken } from "../../addresses/secret-token.ts";

const HOUR = 3_600_000;

export interface ResetLink {
  url: string;
  expiresAt: string;
  tokenHash: string;
}

/**
 * A link that sets a new password once. The token is in the fragment, which browsers send to no
 * server and name in no referrer.
 */
export async function newResetLink(
  db: Queryable,
  { userId, now, publicOrigin }: { userId: number; now: Date; publicOrigin: string },
): Promise<ResetLink> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + RESET_LINK_HOURS * HOUR).toISOString();
  await insertPasswordReset(db, { tokenHash, userId, now: now.toISOString(), expiresAt });
  return { url: `${publicOrigin}/reset-password#token=${token}`, expiresAt, tokenHash };
}
