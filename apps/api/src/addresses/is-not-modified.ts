import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A strong ETag of a content. */
export const etagOf = (content: string): string =>
  `"${createHash("sha256").update(content).digest("base64url")}"`;

/** True if the reader has it. Comparison is weak: proxies that compress mark the tag with W/. */
export function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers["if-none-match"]?.split(",").map((each) => each.trim()) ?? [];
  return known.some((each) => each === "*" || each.replace(/^W\//, "") === etag);
}
