import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FaultName } from "../world/fault-names.ts";
import { GRANT_FAULTS, REFRESH_FAULTS } from "../faults/fault-sets.ts";
import type { Token, World } from "../world/world.ts";
import { connectAthlete, findToken, issueToken, invalidateTokens } from "../world/tokens.ts";

const text = z.string().default("");
const tokenFields = z.object({
  grant_type: text,
  client_id: text,
  client_secret: text,
  code: text,
  code_verifier: text,
  redirect_uri: text,
  refresh_token: text,
});
const SCOPES = ["PARTNER_WRITE", "PARTNER_READ", "CONNECT_READ", "CONNECT_WRITE"];

type TokenRequest = z.output<typeof tokenFields>;

/** An error of RFC 6749, section 5.2. */
class TokenRefusal extends Error {
  override readonly name = "TokenRefusal";
  readonly status: number;
  readonly error: string;
  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }
}

const s256 = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");

/** A code works once, even if the request fails. */
function exchangeCode(world: World, request: TokenRequest): { userId: string; family: string } {
  const grant = world.codes.get(request.code);
  world.codes.delete(request.code);
  if (!grant || grant.expiresAt <= world.clock.now()) {
    throw new TokenRefusal("invalid_grant", "the code is unknown, used or expired");
  }
  if (grant.redirectUri !== request.redirect_uri) {
    throw new TokenRefusal("invalid_grant", "redirect_uri is not that of the consent");
  }
  if (s256(request.code_verifier) !== grant.challenge) {
    throw new TokenRefusal("invalid_grant", "code_verifier does not fit the challenge");
  }
  connectAthlete(world, grant.userId, grant.permissions);
  return { userId: grant.userId, family: randomUUID() };
}

function rotate(world: World, request: TokenRequest): { userId: string; family: string } {
  const token = findToken(world, "refresh", request.refresh_token);
  if (token) {
    token.isSpent = true;
    return token;
  }
  const old = world.tokens.get(request.refresh_token);
  if (old?.kind === "refresh" && world.settings.endsFamilyOnReuse) {
    invalidateTokens(world, ({ family }) => family === old.family);
  }
  throw new TokenRefusal("invalid_grant", "the refresh token is unknown, used or expired");
}

function takeFaults(world: World, url: string, isRefresh: boolean): ReadonlySet<FaultName> {
  const names = isRefresh ? REFRESH_FAULTS : GRANT_FAULTS;
  return new Set(world.faults.take("token", url, names).map(({ name }) => name));
}

/** The fields of a response that faults change. */
interface Granted {
  access: Token;
  /** Null keeps the old refresh token. */
  refresh: Token | null;
  faults: ReadonlySet<FaultName>;
}

/** Reads secrets only from the body, like the provider (client_secret_post). */
function grantTokens(world: World, url: string, body: unknown): Granted {
  const parsed = tokenFields.safeParse(body);
  if (!parsed.success) throw new TokenRefusal("invalid_request", "a field is missing or repeated");
  const request = parsed.data;
  const { clientId, clientSecret } = world.settings;
  if (request.client_id !== clientId || request.client_secret !== clientSecret) {
    throw new TokenRefusal("invalid_client", "client_id or client_secret is wrong", 401);
  }
  const grants: Readonly<Record<string, typeof rotate>> = {
    authorization_code: exchangeCode,
    refresh_token: rotate,
  };
  const grant = grants[request.grant_type];
  if (!grant) throw new TokenRefusal("unsupported_grant_type", "this grant is not served");
  const isRefresh = request.grant_type === "refresh_token";
  const faults = takeFaults(world, url, isRefresh);
  if (faults.has("refreshInvalidGrant")) throw new TokenRefusal("invalid_grant", "a fault");
  const { userId, family } = grant(world, request);
  const keepsOld = faults.has("noRefreshTokenInReply");
  const old = world.tokens.get(request.refresh_token);
  if (keepsOld && old) old.isSpent = false;
  return {
    access: issueToken(world, "access", userId, family),
    refresh: keepsOld ? null : issueToken(world, "refresh", userId, family),
    faults,
  };
}

/** The token endpoint: exchanges codes and refresh tokens. */
export function tokenRoute(app: FastifyInstance, world: World): void {
  const options = { config: { target: "token" } };
  app.post("/di-oauth2-service/oauth/token", options, async (request, reply) => {
    reply.header("cache-control", "no-store").header("pragma", "no-cache");
    try {
      const { access, refresh, faults } = grantTokens(world, request.url, request.body);
      return {
        access_token: access.token,
        token_type: "bearer",
        ...(refresh && { refresh_token: refresh.token }),
        expires_in: world.settings.accessTokenSeconds,
        refresh_token_expires_in: world.settings.refreshTokenSeconds,
        scope: faults.has("badScopeType") ? SCOPES : SCOPES.join(" "),
        jti: randomUUID(),
      };
    } catch (error) {
      if (!(error instanceof TokenRefusal)) throw error;
      reply.status(error.status);
      return { error: error.error, error_description: error.message };
    }
  });
}
