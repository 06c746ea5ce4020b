import type { FastifyRequest } from "fastify";
import { findToken } from "../world/tokens.ts";
import type { Permission } from "../protocol/permissions.ts";
import type { Connection, World } from "../world/world.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

/** The connection of the call's access token. Throws 401 without a valid one. */
export function authenticate(world: World, request: FastifyRequest): Connection {
  const [scheme = "", text = ""] = (request.headers.authorization ?? "").split(" ", 2);
  const token = scheme.toLowerCase() === "bearer" ? findToken(world, "access", text) : null;
  const connection = token && world.connections.get(token.userId);
  if (!connection) throw new PartnerRefusal(401, "the access token is missing, expired or revoked");
  return connection;
}

/** Throws the provider's error for a missing permission. */
export function demand(connection: Connection, permission: Permission, status = 403): void {
  if (!connection.permissions.has(permission)) {
    throw new PartnerRefusal(status, `the athlete has not allowed ${permission}`);
  }
}
