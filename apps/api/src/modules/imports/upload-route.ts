import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { authedContext } from "../../trpc/authed-context.ts";
import type { Context } from "../../trpc/context.ts";
import { receiveUpload } from "./receive-upload.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body is a stream of bytes and no JSON. */
    takesBytes?: true;
  }
}

/** Uploads of activity files: the body is the file, so that it can be stored as a stream. */
export function serveUploads(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): void {
  scope.addContentTypeParser("application/octet-stream", (_request, payload, done) => {
    done(null, payload);
  });
  scope.post<{ Body: Readable; Querystring: { exerciseId?: unknown } }>(
    "/activities/import",
    { config: { takesBytes: true } },
    async (request, reply) => {
      const answer = await receiveUpload(authedContext(createContext(request)), {
        name: nameOf(request),
        byteLength: lengthOf(request),
        exerciseId: exerciseOf(request.query),
        bytes: request.body,
      });
      return reply.code(202).send(answer);
    },
  );
}

const MAX_NAME = 255;

/** Headers are Latin text, so clients encode names as in an address. */
function nameOf({ headers }: FastifyRequest): string {
  const sent = headers["x-file-name"];
  const text = typeof sent === "string" ? sent : "";
  const name = decoded(text)
    .replaceAll(/\p{Cc}/gu, "")
    .toWellFormed()
    .trim();
  // The end says whether it is an archive.
  return name.slice(-MAX_NAME).toWellFormed() || "file";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null without one; 0, which no exercise has, for what is no id. */
function exerciseOf({ exerciseId }: { exerciseId?: unknown }): number | null {
  if (exerciseId === undefined) return null;
  return typeof exerciseId === "string" && /^\d{1,15}$/.test(exerciseId) ? Number(exerciseId) : 0;
}

/** The length of a body as the client says; null if it does not. */
export function lengthOf({ headers }: FastifyRequest): number | null {
  const length = Number(headers["content-length"]);
  return Number.isSafeInteger(length) ? length : null;
}
