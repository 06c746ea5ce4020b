import { gunzipSync, gzipSync } from "node:zlib";
import type { WebhookLogForWork } from "@triplan/db";
import type { Wearable } from "../../provider/wearable.ts";

const MAX_COLUMN = 256 * 1024;
const MAX_DEPTH = 100;

/** Encrypts webhook bodies. */
export interface BodyCipher {
  encrypt(text: string): string;
  decrypt(encrypted: string): string;
}

export function bodyCipher({ cipher }: Pick<Wearable, "cipher">, provider: string): BodyCipher {
  const context = { owner: provider, row: "webhook", field: "body" } as const;
  return {
    encrypt: (text) => cipher.encrypt(text, context),
    decrypt: (encrypted) => cipher.decrypt(encrypted, context),
  };
}

/** The stored body: in the log's column, or compressed in a separate one. */
export interface KeptBody {
  /** JSON text. */
  column: string;
  payload: Buffer | null;
}

const apart = (raw: Buffer) => JSON.stringify({ kept: "apart", bytes: raw.byteLength });

/** Stores an unreadable body as received. */
export const keepUnreadable = (raw: Buffer): KeptBody => ({
  column: apart(raw),
  payload: gzipSync(raw),
});

/**
 * Stores a JSON body. A body with a callback URL is encrypted because the URL is a credential; the
 * log column has it without its query.
 */
export function keepBody(raw: Buffer, text: string, cipher: BodyCipher): KeptBody {
  const shown = withoutQueries(text);
  const fits = raw.byteLength <= MAX_COLUMN && isColumnText(text);
  if (shown !== text) {
    const encrypted = cipher.encrypt(gzipSync(raw).toString("base64"));
    return { column: fits ? shown : apart(raw), payload: Buffer.from(encrypted) };
  }
  if (fits) return { column: text, payload: null };
  return { column: apart(raw), payload: gzipSync(raw) };
}

/** The stored text; null if it was deleted. */
export function keptText(log: WebhookLogForWork, cipher: BodyCipher): string | null {
  const { payload } = log;
  if (!payload) return log.bodyText;
  return gunzipSync(isGzip(payload) ? payload : decrypted(payload, cipher)).toString("utf8");
}

const isGzip = (payload: Buffer) => payload[0] === 0x1f && payload[1] === 0x8b;

const decrypted = (payload: Buffer, cipher: BodyCipher) =>
  Buffer.from(cipher.decrypt(payload.toString("utf8")), "base64");

const ADDRESS = /https?:(?:\\?\/){2}/gi;

/** Removes the query of every URL in JSON text. Linear in its length for any input. */
function withoutQueries(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index } of text.matchAll(ADDRESS)) {
    if (index < done) continue;
    const end = endOfLiteral(text, index);
    const literal = text.slice(index, end);
    const query = literal.indexOf("?") + 1;
    parts.push(text.slice(done, index), query > 0 ? `${literal.slice(0, query)}***` : literal);
    done = end;
  }
  return parts.join("") + text.slice(done);
}

/** Index of the string literal's closing quote. */
function endOfLiteral(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text[quote - slashes - 1] === "\\") slashes += 1;
    if (slashes % 2 === 0) return quote;
  }
  return text.length;
}

/** PostgreSQL's `jsonb` rejects NUL, lone surrogates, huge numbers and deep nesting. */
const NOT_JSONB = /\\u(?:0000|d[89a-f])|\de[+-]?\d{3}/i;

function isColumnText(text: string): boolean {
  if (NOT_JSONB.test(text)) return false;
  let depth = 0;
  for (const character of text) {
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}
