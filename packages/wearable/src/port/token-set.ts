/** The tokens of a grant. Secrets: store them encrypted and never log them. */
export interface TokenSet {
  accessToken: string;
  /** Null if the provider sent none: keep the old one. */
  refreshToken: string | null;
  /** Expiry minus the provider's safety margin. */
  expiresAt: Date;
  refreshExpiresAt: Date | null;
  scope: string[];
}
