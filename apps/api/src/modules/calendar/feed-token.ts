import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

export interface FeedToken {
  token: string;
  /** What the token is made from, with the server's secret. */
  seed: string;
  hash: string;
}

export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const isFeedToken = (text: string): boolean => TOKEN.test(text);

const tokenOf = (secret: string, seed: string): string =>
  createHmac("sha256", secret).update(`calendar-feed|${seed}`).digest("base64url");

/** A new token: 256 bits that neither the database nor the secret alone can tell. */
export function newFeedToken([secret]: readonly string[]): FeedToken {
  if (secret === undefined) throw new Error("Calendar addresses need a secret");
  const seed = randomBytes(32).toString("base64url");
  const token = tokenOf(secret, seed);
  return { token, seed, hash: hashOfToken(token) };
}

/** The token of a stored feed; null if none of the secrets made it. */
export function storedFeedToken(
  secrets: readonly string[],
  { tokenSeed, tokenHash }: { tokenSeed: string; tokenHash: string },
): string | null {
  const tokens = secrets.map((secret) => tokenOf(secret, tokenSeed));
  return tokens.find((token) => hashOfToken(token) === tokenHash) ?? null;
}
