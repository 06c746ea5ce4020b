import type { Db } from "@triplan/db";
import type { FastifyInstance } from "fastify";
import { etagOf, isNotModified } from "../../addresses/is-not-modified.ts";
import { limitReads, tokenIn } from "../../addresses/limit-reads.ts";
import type { Log } from "../../log.ts";
import { previewFacts, type PreviewFacts } from "../../modules/sharing/preview/preview-facts.ts";
import { readSharedPlan } from "../../modules/sharing/read-shared-plan.ts";
import { QueuedThread } from "../../threads/queued-thread.ts";
import { networkOf } from "../../addresses/network-of.ts";

const WORKER = new URL("../../modules/sharing/preview/draw-preview-worker.ts", import.meta.url);
const MINUTE = 60_000;
const MAX_READS_PER_MINUTE = 60;
const MAX_AGE_SECONDS = 300;

/** `GET /:token/preview.png`: the picture that other sites show with a link to a plan. */
export async function servePreviews(
  scope: FastifyInstance,
  { db, log }: { db: Db; log: Log },
): Promise<void> {
  const thread = new QueuedThread<PreviewFacts, Uint8Array>(WORKER, log, {
    failed: "preview not drawn",
    refusal: "The picture could not be drawn just now. Try again in a moment.",
  });
  scope.addHook("onClose", () => thread.close());
  await limitReads(scope, {
    max: MAX_READS_PER_MINUTE,
    timeWindow: MINUTE,
    keyOf: ({ ip }) => networkOf(ip),
    message: "Too many requests. Try again in a moment.",
  });
  scope.get("/:token/preview.png", async (request, reply) => {
    const facts = previewFacts(await readSharedPlan({ db }, { token: tokenIn(request) }));
    const etag = etagOf(JSON.stringify(facts));
    reply.headers({
      etag,
      "cache-control": `private, max-age=${MAX_AGE_SECONDS}`,
      "x-robots-tag": "noindex",
      // Other sites show it in their own pages.
      "cross-origin-resource-policy": "cross-origin",
    });
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type("image/png").send(Buffer.from(await thread.run(facts)));
  });
}
