import type { FastifyInstance, FastifyRequest } from "fastify";
import { importPlan } from "../../modules/plan-files/import-plan.ts";
import { PLAN_SCHEMA, PLAN_SCHEMA_PATH } from "../../modules/plan-files/plan-schema.ts";
import { authedContext } from "../../trpc/authed-context.ts";
import type { Context } from "../../trpc/context.ts";

/** The longest plan has half of it. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Import of plan files, which are larger than other bodies, and their JSON Schema. */
export async function servePlanFiles(
  scope: FastifyInstance,
  createContext: (request: FastifyRequest) => Context,
): Promise<void> {
  scope.removeContentTypeParser("application/json");
  // The use case parses the text: it knows what a plan may hold.
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post("/training-plans/import", { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const ctx = authedContext(createContext(request));
    await ctx.callLimits?.count("plans.create");
    const text = typeof request.body === "string" ? request.body : "";
    return reply.code(201).send(await importPlan(ctx, text));
  });
  scope.get(PLAN_SCHEMA_PATH.slice("/api".length), async (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").send(PLAN_SCHEMA),
  );
}
