import type { Generated } from "kysely";
import type { DefaultInstant, Instant } from "./column-types.ts";

/** A failed login; counted to slow down guessing. */
export interface LoginFailureTable {
  id: Generated<number>;
  /** A hash, so that mistyped passwords are never stored. */
  usernameHash: string;
  /** The caller's IPv4 address or IPv6 /64. */
  ipPrefix: string;
  failedAt: DefaultInstant;
}

/** A link that sets a new password once. */
export interface PasswordResetTable {
  /** SHA-256 of the token in the link, in hexadecimal. */
  tokenHash: string;
  userId: number;
  createdAt: DefaultInstant;
  expiresAt: Instant;
}

/** A key of an athlete's device that signs in without a password. */
export interface PasskeyTable {
  id: Generated<number>;
  userId: number;
  /** Chosen by the device, base64url. */
  credentialId: string;
  /** In COSE form. */
  publicKey: Buffer;
  /** Signatures that the device counted; stays 0 on devices that do not count. */
  counter: number;
  /** How browsers reach the device, such as "internal". */
  transports: string[];
  name: string;
  createdAt: DefaultInstant;
  lastUsedAt: Instant | null;
}

/** A random value that a passkey signs once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge, 64 hex digits. */
  challengeHash: string;
  /** Null for signing in. */
  userId: number | null;
  /** SHA-256 of the login's id: only the same login may add the passkey. Null for signing in. */
  sessionHash: string | null;
  createdAt: DefaultInstant;
  expiresAt: Instant;
}

/** The key of an authenticator app, whose codes are a second factor beside the password. */
export interface SecondFactorTable {
  userId: number;
  /** Encrypted. */
  secretEnc: string;
  /** Null until a first code has shown that the app has the key. */
  enabledAt: Instant | null;
  /** Time step of the last accepted code; neither it nor an earlier one is accepted again. */
  lastStep: number | null;
  /** Wrong codes since `wrongSince`. */
  wrongCodes: Generated<number>;
  wrongSince: Instant | null;
  createdAt: DefaultInstant;
}

/** A code that replaces one of the authenticator app, once. */
export interface RecoveryCodeTable {
  /** SHA-256 of the code, 64 hex digits. */
  codeHash: string;
  userId: number;
  createdAt: DefaultInstant;
}

/** A login with the right password that waits for a code. */
export interface PendingLoginTable {
  /** SHA-256 of the token in the browser's cookie, 64 hex digits. */
  tokenHash: string;
  userId: number;
  createdAt: DefaultInstant;
  expiresAt: Instant;
}
