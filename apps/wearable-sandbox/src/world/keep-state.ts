import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { PERMISSION_NAMES } from "./permissions.ts";
import type { World } from "./world.ts";

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

/** What a file holds, or null where there is none yet. */
function readFile(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Takes up the connections of the last run, so that a product that is started again is still
 * connected. Throws where the file holds something else.
 */
export function takeUpState(world: World, file: string): void {
  const text = readFile(file);
  if (text === null) return;
  const parsed = state.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} does not hold what a sandbox keeps; remove it`);
  const kept = parsed.data;
  for (const connection of kept.connections) {
    if (!world.athletes.has(connection.userId)) continue;
    const permissions = new Set(connection.permissions);
    world.connections.set(connection.userId, { ...connection, permissions });
  }
  for (const token of kept.tokens) world.tokens.set(token.token, token);
  world.backfills = kept.backfills;
}

/** Writes who is connected, for its owner's eyes; what has run out is left behind. */
export function keepState(world: World, file: string): void {
  const now = world.clock.now();
  const kept: z.input<typeof state> = {
    connections: [...world.connections.values()].map((connection) => ({
      ...connection,
      permissions: [...connection.permissions],
    })),
    tokens: [...world.tokens.values()].filter(({ expiresAt }) => expiresAt > now),
    backfills: world.backfills,
  };
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  // A machine that stops in the middle leaves the last whole file.
  renameSync(draft, file);
}
