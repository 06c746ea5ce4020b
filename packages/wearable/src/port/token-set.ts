/** What a provider grants. Secrets: they are stored in a token box alone, and never logged. */
export interface TokenSet {
  accessToken: string;
  /** Null when the provider sent none: the one that was used goes on. */
  refreshToken: string | null;
  /** Counted from the answer, with the provider's safety margin taken off. */
  expiresAt: Date;
  refreshExpiresAt: Date | null;
  scope: string[];
}
