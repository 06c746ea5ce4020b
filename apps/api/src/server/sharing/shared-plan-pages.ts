import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance } from "fastify";
import { limitReads, tokenIn } from "../../addresses/limit-reads.ts";
import { readSharedPlan } from "../../modules/sharing/read-shared-plan.ts";
import { networkOf } from "../../addresses/network-of.ts";
import { previewTags } from "./preview-tags.ts";

interface SharedPages {
  db: Db;
  webRoot: string;
  publicOrigin: string;
}

const MINUTE = 60_000;
/** Far above human use; sites that show previews read a link a few times. */
const MAX_READS_PER_MINUTE = 120;

/**
 * `GET /p/:token`: the web app's page with what other sites show of a link to it. Without a plan it
 * is the same page with 404.
 */
export async function serveSharedPlanPages(
  scope: FastifyInstance,
  { db, webRoot, publicOrigin }: SharedPages,
): Promise<void> {
  const page = readFileSync(join(webRoot, "index.html"), "utf8");
  await limitReads(scope, {
    max: MAX_READS_PER_MINUTE,
    timeWindow: MINUTE,
    keyOf: ({ ip }) => networkOf(ip),
    message: "Too many requests. Try again in a moment.",
  });
  scope.get("/p/:token", async (request, reply) => {
    const token = tokenIn(request);
    const plan = await readSharedPlan({ db }, { token }).catch(nullIfNotFound);
    const tags = plan && previewTags(plan, publicOrigin, token);
    return reply
      .code(plan ? 200 : 404)
      .headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" })
      .type("text/html; charset=utf-8")
      .send(tags ? page.replace("</head>", () => `${tags}</head>`) : page);
  });
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === "not_found") return null;
  throw error;
}
