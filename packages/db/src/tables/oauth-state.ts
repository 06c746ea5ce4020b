import type { Instant } from "./column-types.ts";

/** A consent under way: the athlete was sent to the provider and is not back yet. */
export interface OauthStateTable {
  /** SHA-256 of the state, 64 hex digits; the state itself is never stored. */
  stateHash: string;
  provider: string;
  userId: number;
  /** SHA-256 of the login's id: only the login that set out may come back. */
  sessionHash: string;
  /** The PKCE verifier, encrypted. */
  verifierEnc: string;
  redirectUri: string;
  createdAt: Instant;
  expiresAt: Instant;
}
