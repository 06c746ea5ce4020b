import { Socket } from "node:net";
import type { Readable } from "node:stream";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  ARCHIVE_SCHEMA_PATH,
  ARCHIVE_SCHEMA,
} from "../../modules/account-archive/archive-schema.ts";
import { exportAccount } from "../../modules/account-archive/export-account.ts";
import { receiveArchive } from "../../modules/account-import/receive-archive.ts";
import { lengthOf } from "../../modules/imports/upload-route.ts";
import { authedContext } from "../../trpc/authed-context.ts";
import type { Context } from "../../trpc/context.ts";

/** Maximum number of concurrent archive transfers; each holds a connection or a thread. */
const MAX_AT_ONCE = 3;
/** Longer than the usual limit for silent connections, because archives take a while. */
const SILENCE_MS = 600_000;

const DOWNLOADS = {
  own: "Your data is already on its way. Wait until it has arrived.",
  others: "Others are downloading their data. Try again in a minute.",
};
const UPLOADS = {
  own: "Another archive of yours is being read. Wait until that is done.",
  others: "Others are importing their data. Try again in a minute.",
};

/** Download and upload of account archives, one at a time for each user. */
export function serveAccountArchives(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  const downloads = new Set<number>();
  const uploads = new Set<number>();
  scope.get("/user/export", async (request, reply) => {
    const ctx = authedContext(createContext(request));
    await ctx.callLimits?.count("files");
    takeTurn(downloads, ctx.userId, DOWNLOADS);
    reply.raw.once("close", () => downloads.delete(ctx.userId));
    allowSilence(request);
    const { file, name, byteLength } = await exportAccount(ctx);
    return reply
      .type("application/zip")
      .header("content-length", byteLength)
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(file.createReadStream());
  });
  scope.post<{ Body: Readable }>(
    "/user/import",
    { config: { takesBytes: true } },
    async (request, reply) => {
      const ctx = authedContext(createContext(request));
      await ctx.callLimits?.count("archives");
      takeTurn(uploads, ctx.userId, UPLOADS);
      allowSilence(request);
      try {
        const upload = { byteLength: lengthOf(request), bytes: request.body };
        return await reply.code(201).send(await receiveArchive(ctx, upload));
      } finally {
        uploads.delete(ctx.userId);
      }
    },
  );
  scope.get(ARCHIVE_SCHEMA_PATH.slice("/api".length), async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send(ARCHIVE_SCHEMA),
  );
}

/** Requests that tests inject have no connection. */
function allowSilence({ raw }: FastifyRequest): void {
  if (raw.socket instanceof Socket) raw.socket.setTimeout(SILENCE_MS);
}

function takeTurn(
  busy: Set<number>,
  userId: number,
  refusals: { own: string; others: string },
): void {
  if (busy.has(userId)) {
    throw new DomainError("too_many", refusals.own, { retryAfterSeconds: 30 });
  }
  if (busy.size >= MAX_AT_ONCE) {
    throw new DomainError("unavailable", refusals.others, { retryAfterSeconds: 60 });
  }
  busy.add(userId);
}
