const GRANTS = new Set(["authorization_code", "refresh_token"]);

/** The grant of a token call by its name, or null; nothing else of a body is told on. */
export function grantTypeOf(body: unknown): string | null {
  const grant: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "grant_type") : null;
  return typeof grant === "string" && GRANTS.has(grant) ? grant : null;
}
