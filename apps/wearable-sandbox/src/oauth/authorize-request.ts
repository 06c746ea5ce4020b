import { z } from "zod";
import type { World } from "../world/world.ts";

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

const fields = z.object({
  response_type: z.string().default(""),
  client_id: z.string().default(""),
  redirect_uri: z.string().default(""),
  state: z.string().default(""),
  code_challenge: z.string().default(""),
  code_challenge_method: z.string().default(""),
});
export type AuthorizeRequest = z.output<typeof fields>;

export type AuthorizeResult =
  | { kind: "good"; request: AuthorizeRequest }
  /** No redirect: the address is not registered. */
  | { kind: "page"; message: string }
  | { kind: "redirect"; request: AuthorizeRequest; error: string; description: string };

/** Reads the app's authorization request; repeated and missing fields are invalid. */
export function readAuthorizeRequest(world: World, source: unknown): AuthorizeResult {
  const parsed = fields.safeParse(source);
  if (!parsed.success) return { kind: "page", message: "The request names a field twice." };
  const request = parsed.data;
  if (request.client_id !== world.settings.clientId) {
    return { kind: "page", message: "This app is not known here." };
  }
  if (!world.redirectUris.includes(request.redirect_uri)) {
    return { kind: "page", message: "The app asks to send you to an address it has not named." };
  }
  if (request.response_type !== "code") {
    const description = "response_type must be code";
    return { kind: "redirect", request, error: "unsupported_response_type", description };
  }
  if (request.code_challenge_method !== "S256" || !CHALLENGE.test(request.code_challenge)) {
    const description = "a code_challenge with the method S256 is required";
    return { kind: "redirect", request, error: "invalid_request", description };
  }
  return { kind: "good", request };
}

/** The app's redirect URI with the parameters and its unchanged state. */
export function redirectTarget(
  request: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== "") url.searchParams.set("state", request.state);
  return url.href;
}
