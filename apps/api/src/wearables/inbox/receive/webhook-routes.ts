import rateLimit from "@fastify/rate-limit";
import { DomainError } from "@triplan/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Wearable } from "../../provider/wearable.ts";
import { ACCEPTED, receiveWebhook, type WebhookInbox } from "./receive-webhook.ts";
import { redactedHeaders } from "./redacted-headers.ts";
import { isWebhookSecret } from "./webhook-secret.ts";

interface WebhookPath {
  provider: string;
  secret: string;
}

const BODY_LIMIT = 32 * 1024 * 1024;
/** Generous: a provider calls from few addresses, and in bursts after an outage. */
const MAX_PER_MINUTE = 60_000;

/**
 * `POST /api/webhooks/:provider/:secret`. Providers have no login: the secret in the path is
 * checked before the body is read.
 */
export async function serveWebhooks(scope: FastifyInstance, inbox: WebhookInbox): Promise<void> {
  await scope.register(rateLimit, { max: MAX_PER_MINUTE, timeWindow: 60_000 });
  scope.removeAllContentTypeParsers();
  // Read as bytes whatever the content type: the log keeps the original.
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  scope.post<{ Params: WebhookPath }>(
    "/:provider/:secret",
    { bodyLimit: BODY_LIMIT, onRequest: async (request) => rejectUnknownSenders(request, inbox) },
    async (request, reply) => {
      const { provider, secret } = request.params;
      const webhook = {
        method: request.method,
        path: `/api/webhooks/${provider}/***`,
        headers: redactedHeaders(request.headers, secret),
        raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      };
      await receiveWebhook(inbox, webhook, request.log);
      return reply.header("cache-control", "no-store").send(ACCEPTED);
    },
  );
}

/** Unknown secrets get 404. */
function rejectUnknownSenders(
  request: FastifyRequest<{ Params: WebhookPath }>,
  { wearable }: WebhookInbox,
): void {
  const problem = rejectionReason(request, wearable);
  if (problem === null) return;
  request.log.warn({ problem, ip: request.ip }, "webhook refused");
  throw new DomainError("not_found", "Not found");
}

function rejectionReason(
  request: FastifyRequest<{ Params: WebhookPath }>,
  { provider, webhookSecrets }: Wearable,
): string | null {
  const { params } = request;
  if (!isWebhookSecret(params.secret, webhookSecrets)) return "wrong secret";
  if (params.provider !== provider.id) return "unknown provider";
  return provider.webhookProblem(headersOf(request));
}

function headersOf({ headers }: FastifyRequest): Headers {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Headers(given);
}
