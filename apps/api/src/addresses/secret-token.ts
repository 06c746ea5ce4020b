import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** What an address opens; tokens of one purpose open nothing else. */
export type AddressPurpose = "calendar-feed" | "plan-share";

export interface SecretToken {
  token: string;
  /** What the token is made from, with the server's secret. */
  seed: string;
  hash: string;
}

export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const isSecretToken = (text: string): boolean => TOKEN.test(text);

const tokenOf = (secret: string, purpose: AddressPurpose, seed: string): string =>
  createHmac("sha256", secret).update(`${purpose}|${seed}`).digest("base64url");

/** The token of a link that works once, and the hash that is stored of it. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOfToken(token) };
}

/** A new token: 256 bits that neither the database nor the secret alone can tell. */
export function newSecretToken(purpose: AddressPurpose, [secret]: readonly string[]): SecretToken {
  if (secret === undefined) throw new Error("Secret addresses need a secret");
  const seed = randomBytes(32).toString("base64url");
  const token = tokenOf(secret, purpose, seed);
  return { token, seed, hash: hashOfToken(token) };
}

/** The token of a stored address; null if none of the secrets made it. */
export function storedSecretToken(
  purpose: AddressPurpose,
  secrets: readonly string[],
  { tokenSeed, tokenHash }: { tokenSeed: string; tokenHash: string },
): string | null {
  const tokens = secrets.map((secret) => tokenOf(secret, purpose, tokenSeed));
  return tokens.find((token) => hashOfToken(token) === tokenHash) ?? null;
}
