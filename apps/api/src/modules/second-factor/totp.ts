import { Secret, TOTP } from "otpauth";

const ISSUER = "Triplan";
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps by which the clock of a phone may be early or late. */
const DRIFT = 1;

// The parameters that every authenticator app supports.
const totpOf = (secret: Secret, label = "") =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: "SHA1", digits: 6, period: 30 });

/** A new random key in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, username: string): string =>
  totpOf(Secret.fromBase32(secret), username).toString();

interface SentCode {
  code: string;
  now: Date;
  /** Step of the last accepted code; null before the first. */
  lastStep: number | null;
}

/**
 * The time step of a code (RFC 6238), at most one step early or late. Null for a wrong code, and for
 * one of a step up to the last accepted one: each code works once.
 */
export function acceptedStep(secret: string, { code, now, lastStep }: SentCode): number | null {
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : null;
}
