/**
 * What the caller can do about a failed call. `retry`: later (network, time limit, 5xx, unreadable
 * response). `rate_limited`: after `retryAfterSeconds`. `auth`: the token or grant was refused.
 * `client`: our keys were refused. `denied`: the athlete declined. `permission`: not shared by the
 * athlete. `gone`: no longer exists. `permanent`: never succeeds.
 */
export type ProviderErrorKind =
  | "retry"
  | "rate_limited"
  | "auth"
  | "client"
  | "denied"
  | "permission"
  | "gone"
  | "permanent";

/** A failed call to a provider. The message can be logged: it contains no secret. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly kind: ProviderErrorKind;
  readonly retryAfterSeconds: number | null;
  /** Why a document was refused, in the provider's words; untrusted. */
  readonly reason: string | null;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    retryAfterSeconds: number | null = null,
    reason: string | null = null,
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}
