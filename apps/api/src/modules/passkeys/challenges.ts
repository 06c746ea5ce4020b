import { randomBytes } from "node:crypto";
import { insertPasskeyChallenge, takePasskeyChallenge } from "@triplan/db";
import { hashOfToken } from "../../addresses/secret-token.ts";
import type { Context } from "../../trpc/context.ts";

/** Time that an athlete has to answer, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

interface Asking {
  userId: number;
  sessionHash: string;
}

/** Stores a new challenge: for a login that adds a passkey, or for signing in (null). */
export async function newChallenge({ db, now }: Context, by: Asking | null): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await insertPasskeyChallenge(db, {
    challengeHash: hashOfToken(challenge),
    userId: by?.userId ?? null,
    sessionHash: by?.sessionHash ?? null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME).toISOString(),
  });
  return challenge;
}

/**
 * Consumes the challenge of an answer and returns it. Null for an unknown, used or expired
 * challenge, and for another login's.
 */
export async function takeChallenge(
  { db, now }: Context,
  clientDataJSON: string,
  sessionHash: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const key = { challengeHash: hashOfToken(challenge), sessionHash, now: now.toISOString() };
  return (await takePasskeyChallenge(db, key)) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    if (typeof data !== "object" || data === null || !("challenge" in data)) return null;
    // A page of ours never runs inside another site's.
    if ("crossOrigin" in data && data.crossOrigin === true) return null;
    return typeof data.challenge === "string" ? data.challenge : null;
  } catch {
    return null;
  }
}
