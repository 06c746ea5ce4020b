const GRANTS = new Set(["authorization_code", "refresh_token"]);

/** The grant type of a token call, or null. Never returns other fields, which are secret. */
export function grantTypeOf(body: unknown): string | null {
  const grant: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "grant_type") : null;
  return typeof grant === "string" && GRANTS.has(grant) ? grant : null;
}
