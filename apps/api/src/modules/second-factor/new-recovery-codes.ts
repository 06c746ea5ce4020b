import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "@triplan/domain";
import { hashOfToken } from "../../addresses/secret-token.ts";

/** Crockford's base32, which has no letters that look like digits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** 120 bits: enough for a hash without a salt, and for a code without a limit of attempts. */
const LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** New codes as they are shown, and the hashes that are stored of them. */
export function newRecoveryCodes(): { codes: string[]; codeHashes: string[] } {
  const plain = Array.from({ length: RECOVERY_CODES }, newCode);
  return {
    codes: plain.map((code) => code.replaceAll(GROUP, "$&-")),
    codeHashes: plain.map(hashOfToken),
  };
}

const newCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
