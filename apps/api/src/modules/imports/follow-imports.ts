import type { ImportProgressInput } from "@triplan/contract";
import { listImports, type ImportSummary } from "@triplan/db";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { whileLoggedIn } from "../../trpc/while-logged-in.ts";

/** Yields the imports now and on every change until all have ended; those undone are left out. */
export function followImports(
  ctx: AuthedContext,
  { importIds }: ImportProgressInput,
  signal?: AbortSignal,
): AsyncGenerator<ImportSummary[]> {
  const { db, userId } = ctx;
  const { importChanges } = backgroundOf(ctx);
  return whileLoggedIn(ctx, signal, (until) =>
    importChanges.follow({
      userId,
      read: () => listImports(db, { userId, importIds, limit: importIds.length }),
      isOver: (imports) => imports.every(({ status }) => status !== "running"),
      signal: until,
    }),
  );
}
