import { createHash } from "node:crypto";
import { z } from "zod";

/** The first frame. */
export const backupHeader = z.object({
  takenAt: z.iso.datetime(),
  /** The last migration of the database. */
  migration: z.string(),
  /** Of PostgreSQL, such as "18.4". */
  serverVersion: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHeader = z.output<typeof backupHeader>;
export type BackupTable = BackupHeader["tables"][number];

/** The last frame: what the rows have to add up to. */
export const backupEnd = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() })),
  /** The next value of each column that counts. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), next: z.string().regex(/^\d+$/) }),
  ),
});
export type BackupEnd = z.output<typeof backupEnd>;

/**
 * Tables whose rows are not backed up: logins, links and failures that ended since must not come
 * back, and an archive that waits is a file on the disk.
 * @see docs/adr/0068-backups.md
 */
export const TRANSIENT_TABLES: readonly string[] = [
  "user_session",
  "login_failure",
  "rate_limit_count",
  "password_reset",
  "email_change",
  "oauth_state",
  "passkey_challenge",
  "pending_login",
  "account_import",
];

const NEWLINE = 10;

/** Counts and hashes the rows of a table. COPY escapes newlines, so each ends a row. */
export class RowTally {
  readonly #hash = createHash("sha256");
  #rows = 0;

  add(bytes: Buffer): void {
    this.#hash.update(bytes);
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) {
      this.#rows += 1;
    }
  }

  end(): { rows: number; sha256: string } {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
