import { randomBytes } from "node:crypto";
import type { Permission } from "../protocol/permissions.ts";
import type { Token, TokenKind, World } from "./world.ts";

const LIFE = {
  access: "accessTokenSeconds",
  refresh: "refreshTokenSeconds",
  callback: "callbackTokenSeconds",
} as const satisfies Record<TokenKind, keyof World["settings"]>;

export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Issues a token; the tokens of one consent share a family. */
export function issueToken(world: World, kind: TokenKind, userId: string, family: string): Token {
  const expiresAt = world.clock.now() + world.settings[LIFE[kind]] * 1000;
  const token = { token: randomToken(), kind, userId, family, expiresAt, isSpent: false };
  world.tokens.set(token.token, token);
  return token;
}

/** The token if it has this kind and is valid now, or null. */
export function findToken(world: World, kind: TokenKind, text: string): Token | null {
  const token = world.tokens.get(text);
  if (!token || token.kind !== kind || token.isSpent) return null;
  return token.expiresAt > world.clock.now() ? token : null;
}

/** Invalidates every token that matches the test. */
export function invalidateTokens(world: World, isMeant: (token: Token) => boolean): void {
  for (const token of world.tokens.values()) if (isMeant(token)) token.isSpent = true;
}

/** Stores the athlete's permissions; keeps the time of the first consent. */
export function connectAthlete(
  world: World,
  userId: string,
  permissions: readonly Permission[],
): void {
  const connectedAt = world.connections.get(userId)?.connectedAt ?? world.clock.now();
  world.connections.set(userId, { userId, permissions: new Set(permissions), connectedAt });
}

/** Deletes the connection, its tokens and its backfill spans. */
export function disconnectAthlete(world: World, userId: string): void {
  world.connections.delete(userId);
  invalidateTokens(world, (token) => token.userId === userId);
  world.backfills = world.backfills.filter((span) => span.userId !== userId);
}
