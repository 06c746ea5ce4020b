import { createHash } from "node:crypto";
import type pg from "pg";
import { interceptQuery } from "./intercept-query.ts";

// Longer texts, and ever new ones, would fill the server's memory with plans used once.
const MAX_TEXT_LENGTH = 8192;
const MAX_NAMES = 400;

const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

const isWorthAName = (text: string) => text.length <= MAX_TEXT_LENGTH && PLANNED.test(text);

const hashOf = (text: string) => `q${createHash("sha256").update(text).digest("hex").slice(0, 20)}`;

/** Names for one connection: the same text always has the same name, up to a bound of texts. */
export function statementNames(maxNames = MAX_NAMES): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= maxNames || !isWorthAName(text)) return known;
    const name = hashOf(text);
    names.set(text, name);
    return name;
  };
}

/**
 * Makes the client name its statements, so that PostgreSQL parses and plans each text once a
 * connection; Kysely itself names none.
 */
export function nameStatements(client: pg.ClientBase): void {
  const nameOf = statementNames();
  interceptQuery(client, (args, send) => {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" ? nameOf(text) : undefined;
    return send(name ? [{ name, text, values }, ...rest] : args);
  });
}
