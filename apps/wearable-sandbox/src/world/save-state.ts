import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { PERMISSION_NAMES } from "../protocol/permissions.ts";
import { DOCUMENT_KINDS, type World } from "./world.ts";

const state = z.object({
  connections: z.array(
    z.object({
      userId: z.string(),
      permissions: z.array(z.enum(PERMISSION_NAMES)),
      connectedAt: z.number(),
    }),
  ),
  tokens: z.array(
    z.object({
      token: z.string(),
      kind: z.enum(["access", "refresh", "callback"]),
      userId: z.string(),
      family: z.string(),
      expiresAt: z.number(),
      isSpent: z.boolean(),
    }),
  ),
  // Files of earlier versions have none.
  documents: z
    .array(
      z.object({
        id: z.number(),
        userId: z.string(),
        kind: z.enum(DOCUMENT_KINDS),
        body: z.record(z.string(), z.unknown()),
      }),
    )
    .default([]),
  backfills: z.array(
    z.object({
      userId: z.string(),
      type: z.string(),
      from: z.number(),
      to: z.number(),
      askedAt: z.number(),
    }),
  ),
});

/** The content of a file, or null if it does not exist. */
function readFile(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Restores the connections of the last run, so that a restart keeps athletes connected. Throws for
 * a foreign file.
 */
export function restoreState(world: World, file: string): void {
  const text = readFile(file);
  if (text === null) return;
  const parsed = state.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is not a sandbox state file; remove it`);
  const kept = parsed.data;
  for (const connection of kept.connections) {
    if (!world.athletes.has(connection.userId)) continue;
    const permissions = new Set(connection.permissions);
    world.connections.set(connection.userId, { ...connection, permissions });
  }
  for (const token of kept.tokens) world.tokens.set(token.token, token);
  world.backfills = kept.backfills;
  for (const { id, ...document } of kept.documents) world.documents.set(id, document);
}

/** Saves the connections, readable for the owner only; drops expired tokens. */
export function saveState(world: World, file: string): void {
  const now = world.clock.now();
  const kept: z.input<typeof state> = {
    connections: [...world.connections.values()].map((connection) => ({
      ...connection,
      permissions: [...connection.permissions],
    })),
    tokens: [...world.tokens.values()].filter(({ expiresAt }) => expiresAt > now),
    backfills: world.backfills,
    documents: [...world.documents].map(([id, document]) => ({ id, ...document })),
  };
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  // A rename keeps the previous file complete if the machine stops.
  renameSync(draft, file);
}
