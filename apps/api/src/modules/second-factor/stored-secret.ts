import type { SecondFactorRow } from "@triplan/db";
import { CODES_UNREADABLE, DomainError } from "@triplan/domain";
import type { SecretContext, TokenCipher } from "../../secrets/token-cipher.ts";
import type { Context } from "../../trpc/context.ts";

const contextOf = (userId: number): SecretContext => ({
  owner: "account",
  row: userId,
  field: "totp",
});

export const encryptSecret = (cipher: TokenCipher, userId: number, secret: string): string =>
  cipher.encrypt(secret, contextOf(userId));

/** Throws if no key of the server reads it. */
export const decryptSecret = (
  cipher: TokenCipher,
  { userId, secretEnc }: Pick<SecondFactorRow, "userId" | "secretEnc">,
): string => cipher.decrypt(secretEnc, contextOf(userId));

/** The key of an app; throws a DomainError if this server can't read it. */
export function readSecret({ cipher, log }: Context, row: SecondFactorRow): string {
  try {
    if (cipher) return decryptSecret(cipher, row);
    log.error({ userId: row.userId }, "second factor unreadable: TOKEN_KEYS is not set");
  } catch (err) {
    log.error({ err, userId: row.userId }, "second factor unreadable: see TOKEN_KEYS");
  }
  throw new DomainError("unavailable", CODES_UNREADABLE);
}
