import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sendPage } from "../http/send-page.ts";
import { PERMISSION_NAMES } from "../protocol/permissions.ts";
import type { World } from "../world/world.ts";
import {
  readAuthorizeRequest,
  redirectTarget,
  type AuthorizeRequest,
  type AuthorizeResult,
} from "./authorize-request.ts";
import { consentPage, refusalPage } from "./consent-page.ts";
import { randomToken } from "../world/tokens.ts";

const permission = z.enum(PERMISSION_NAMES);
const decisionFields = z.object({
  decision: z.enum(["allow", "deny"]),
  athlete: z.string(),
  permissions: z
    .union([permission.transform((name) => [name]), z.array(permission)])
    .default([])
    .transform((names) => [...new Set(names)]),
});

/** The consent takes effect when the app fetches its tokens. */
function issueCode(
  world: World,
  request: AuthorizeRequest,
  decision: z.output<typeof decisionFields>,
): string {
  const code = randomToken();
  world.codes.set(code, {
    code,
    userId: decision.athlete,
    permissions: decision.permissions,
    redirectUri: request.redirect_uri,
    challenge: request.code_challenge,
    expiresAt: world.clock.now() + world.settings.codeSeconds * 1000,
  });
  return code;
}

/** Responds to a refused request with a page or a redirect to the app. */
function refuse(reply: FastifyReply, refusal: Exclude<AuthorizeResult, { kind: "good" }>) {
  if (refusal.kind === "page") return sendPage(reply, 400, refusalPage(refusal.message));
  const { request, error, description } = refusal;
  return reply.redirect(redirectTarget(request, { error, error_description: description }));
}

/** The consent page and its decision. */
export function consentRoutes(app: FastifyInstance, world: World): void {
  app.get("/oauth2Confirm", { config: { target: "authorize" } }, (request, reply) => {
    const result = readAuthorizeRequest(world, request.query);
    if (result.kind !== "good") return refuse(reply, result);
    return sendPage(reply, 200, consentPage([...world.athletes.values()], result.request));
  });

  app.post("/oauth2Confirm/decision", { config: { target: "decision" } }, (request, reply) => {
    const result = readAuthorizeRequest(world, request.body);
    if (result.kind !== "good") return refuse(reply, result);
    const decision = decisionFields.safeParse(request.body);
    if (!decision.success || !world.athletes.has(decision.data.athlete)) {
      return sendPage(reply, 400, refusalPage("Choose an athlete, and Allow or Deny."));
    }
    const answer =
      decision.data.decision === "deny"
        ? { error: "access_denied", error_description: "The athlete did not agree." }
        : { code: issueCode(world, result.request, decision.data) };
    return reply.redirect(redirectTarget(result.request, answer));
  });
}
