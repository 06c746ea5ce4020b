import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import { BackupError, damaged } from "./backup-error.ts";

export const TAG_BYTES = 16;
export const SALT_BYTES = 16;
export const CHECK_BYTES = 8;

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;

/** A record before and after it is sealed. */
export interface Seal {
  seal: (record: OpenRecord) => { body: Buffer; tag: Buffer };
  /** Throws a BackupError if anything of the record has changed. */
  open: (record: OpenRecord, tag: Buffer) => Buffer;
}

interface OpenRecord {
  /** Its position in the file: records can't be left out, repeated or moved. */
  index: number;
  /** Its length, and whether it is the last one. */
  label: Buffer;
  body: Buffer;
}

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(index, NONCE_BYTES - 6, 6);
  return nonce;
}

const checksum = ({ index, label, body }: OpenRecord): Buffer =>
  createHash("sha256")
    .update(nonceOf(index))
    .update(label)
    .update(body)
    .digest()
    .subarray(0, TAG_BYTES);

/** Detects damage only. */
export const checksumSeal: Seal = {
  seal: (record) => ({ body: record.body, tag: checksum(record) }),
  open: (record, tag) => {
    if (!checksum(record).equals(tag)) throw damaged();
    return record.body;
  },
};

/**
 * Encrypts with a key of the file's own, so that a nonce of its counter is never used twice with one
 * key. The check tells another key from a damaged file.
 */
export function encryptingSeal(secret: Uint8Array, salt: Buffer): { seal: Seal; check: Buffer } {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `triplan backup ${purpose}`, length));
  const key = derive("records", 32);
  const seal: Seal = {
    seal: ({ index, label, body }) => {
      const cipher = createCipheriv(ALGORITHM, key, nonceOf(index)).setAAD(label);
      return {
        body: Buffer.concat([cipher.update(body), cipher.final()]),
        tag: cipher.getAuthTag(),
      };
    },
    open: ({ index, label, body }, tag) => {
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv(ALGORITHM, key, nonceOf(index), options);
      decipher.setAAD(label).setAuthTag(tag);
      const text = decipher.update(body);
      try {
        return Buffer.concat([text, decipher.final()]);
      } catch (error) {
        throw damaged(error);
      }
    },
  };
  return { seal, check: derive("check", CHECK_BYTES) };
}

/** The seal of a file with this salt and check. Throws a BackupError for a missing or other key. */
export function openingSeal(secret: Uint8Array | null, salt: Buffer, expected: Buffer): Seal {
  if (!secret) {
    throw new BackupError("The backup is encrypted: set BACKUP_KEY to the key that encrypted it.");
  }
  const { seal, check } = encryptingSeal(secret, salt);
  if (timingSafeEqual(check, expected)) return seal;
  throw new BackupError("The backup was encrypted with another key than BACKUP_KEY.");
}
