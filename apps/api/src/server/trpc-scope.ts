import { DomainError } from "@triplan/domain";
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../trpc/context.ts";
import { appRouter, type AppRouter } from "../modules/app-router.ts";
import { answerTrpcError } from "./errors/error-answers.ts";
import { parseJsonBody } from "./security/json-body.ts";
import { answerPlainCalls, retryAfterOf } from "./plain-trpc-calls.ts";

const MAX_BATCH = 10;
/** Not allowed in a batch, which could try many passwords at once. */
const UNBATCHED = new Set(["auth.login", "auth.register", "passkeys.login", "secondFactor.login"]);

/** Procedure names, comma-separated in a batch. */
const NAMES = /^[\w.,]+$/;

function refuseUnsafe({ params }: FastifyRequest): void {
  const path: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, "path") : null;
  // tRPC decodes a name once more than the router, so an escaped one could bypass this check.
  if (typeof path !== "string" || !NAMES.test(path))
    throw new DomainError("not_found", "Not found");
  const paths = path.split(",");
  if (paths.length > 1 && paths.some((name) => UNBATCHED.has(name))) {
    throw new DomainError("rule_broken", "Login and registration cannot be part of a batch");
  }
}

/** A streamed answer sends its headers before a login could add its cookie. */
function refuseStreamedAnswers({ headers }: FastifyRequest): void {
  if (headers["trpc-accept"] === undefined) return;
  throw new DomainError("rule_broken", "Streamed answers are not supported: use httpBatchLink");
}

/** tRPC under `/trpc`, with stricter defaults. */
export async function serveTrpc(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): Promise<void> {
  scope.setErrorHandler(answerTrpcError);
  scope.addHook("onRequest", async (request) => {
    refuseUnsafe(request);
    refuseStreamedAnswers(request);
  });
  scope.addHook("preHandler", async (request, reply) => {
    const { body: text } = request;
    // The adapter parses the text itself; this rejects unsafe JSON first.
    const body = typeof text === "string" && text !== "" ? parseJsonBody(text) : undefined;
    const options = { createContext, body, maxBatch: MAX_BATCH };
    const isAnswered = await answerPlainCalls(request, reply, options);
    return isAnswered ? reply : undefined;
  });
  await scope.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => createContext(req),
      allowBatching: true,
      maxBatchSize: MAX_BATCH,
      responseMeta: ({ errors }) => ({ headers: retryAfterOf(errors) }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}
