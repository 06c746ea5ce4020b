/**
 * What a caller can do about a failed call:
 * `retry` later (network, time limit, 5xx, an answer that makes no sense); `rate_limited`: after
 * `retryAfterSeconds`; `auth`: the token or grant was refused; `client`: our own keys were refused;
 * `denied`: the athlete said no; `permission`: the athlete did not share this; `gone`: it is no
 * longer there; `permanent`: the same call will never succeed.
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

/** A call to a provider failed. The message is for the log and holds no secret. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly kind: ProviderErrorKind;
  readonly retryAfterSeconds: number | null;

  constructor(kind: ProviderErrorKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
