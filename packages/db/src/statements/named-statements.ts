import { createHash } from "node:crypto";
import type pg from "pg";
import { interceptQuery } from "./intercept-query.ts";

// Long texts, and an unbounded number of texts, would fill the server's memory with unused plans.
const MAX_TEXT_LENGTH = 8192;
const MAX_NAMES = 400;

const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

const isWorthAName = (text: string) => text.length <= MAX_TEXT_LENGTH && PLANNED.test(text);

const hashOf = (text: string) => `q${createHash("sha256").update(text).digest("hex").slice(0, 20)}`;

/** Names for one connection: a text keeps its name, up to a maximum number of texts. */
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

/** Names the client's statements, so that PostgreSQL plans each text once per connection. */
export function nameStatements(client: pg.ClientBase): void {
  const nameOf = statementNames();
  interceptQuery(client, (args, send) => {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" ? nameOf(text) : undefined;
    return send(name ? [{ name, text, values }, ...rest] : args);
  });
}
