import type { Instant } from "./column-types.ts";

/** A pending consent. */
export interface OauthStateTable {
  /** SHA-256 of the state, 64 hex digits. The state itself is not stored. */
  stateHash: string;
  provider: string;
  userId: number;
  /** SHA-256 of the login's id: only the same login may complete the consent. */
  sessionHash: string;
  /** The PKCE verifier, encrypted. */
  verifierEnc: string;
  redirectUri: string;
  createdAt: Instant;
  expiresAt: Instant;
}
