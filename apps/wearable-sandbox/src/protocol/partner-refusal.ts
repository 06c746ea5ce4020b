/** An error in the provider's format: a status and `{"errorMessage": "…"}`. */
export class PartnerRefusal extends Error {
  override readonly name = "PartnerRefusal";
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
