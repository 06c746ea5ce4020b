import { Socket } from "node:net";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  ARCHIVE_SCHEMA_PATH,
  ARCHIVE_SCHEMA,
} from "../../modules/account-archive/archive-schema.ts";
import { exportAccount } from "../../modules/account-archive/export-account.ts";
import { authedContext } from "../../trpc/authed-context.ts";
import type { Context } from "../../trpc/context.ts";

/** Archives that are made or sent at the same time; each holds a connection to the database for a while. */
const MAX_AT_ONCE = 3;
/** A silent connection is closed sooner, and an archive takes a while to be made. */
const SILENCE_MS = 600_000;

/** Downloads of everything that is stored of an account, one at a time for each user. */
export function serveAccountArchives(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  const busy = new Set<number>();
  scope.get("/user/export", async (request, reply) => {
    const ctx = authedContext(createContext(request));
    await ctx.callLimits?.count("files");
    takeTurn(busy, ctx.userId);
    reply.raw.once("close", () => busy.delete(ctx.userId));
    allowSilence(request);
    const { file, name, byteLength } = await exportAccount(ctx);
    return reply
      .type("application/zip")
      .header("content-length", byteLength)
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(file.createReadStream());
  });
  scope.get(ARCHIVE_SCHEMA_PATH.slice("/api".length), async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send(ARCHIVE_SCHEMA),
  );
}

/** Requests that tests inject have no connection. */
function allowSilence({ raw }: FastifyRequest): void {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(SILENCE_MS);
}

function takeTurn(busy: Set<number>, userId: number): void {
  if (busy.has(userId)) {
    throw new DomainError(
      "too_many",
      "Your data is already on its way. Wait until it has arrived.",
      {
        retryAfterSeconds: 30,
      },
    );
  }
  if (busy.size >= MAX_AT_ONCE) {
    throw new DomainError(
      "unavailable",
      "Others are downloading their data. Try again in a minute.",
      {
        retryAfterSeconds: 60,
      },
    );
  }
  busy.add(userId);
}
