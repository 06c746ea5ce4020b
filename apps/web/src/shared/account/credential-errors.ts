export interface TypedCredentials {
  username: string;
  password: string;
}

/** Error texts under the fields. */
export interface CredentialErrors {
  username?: string | undefined;
  password?: string | undefined;
}

/** Loaded when typing starts: the validation library is too heavy for the first page. */
const loadRules = () => import("@triplan/contract").catch(() => null);

/** Preloads the rules before the first check. */
export const prepareCredentialRules = () => void loadRules();

/**
 * Validates e-mail and password by the server's own rules; if they fail to load, only the server
 * validates.
 */
export async function credentialErrors(typed: TypedCredentials): Promise<CredentialErrors> {
  const rules = await loadRules();
  const result = rules?.credentialsInput.safeParse(typed);
  return result?.error ? firstByField(result.error.issues) : {};
}

/** The server's field errors, if any. */
export function refusedFields(error: unknown): CredentialErrors {
  const data: unknown = error instanceof Error && "data" in error ? error.data : null;
  if (typeof data !== "object" || data === null || !("issues" in data)) return {};
  return Array.isArray(data.issues) ? firstByField(data.issues) : {};
}

function firstByField(issues: readonly unknown[]): CredentialErrors {
  const errors: CredentialErrors = {};
  for (const issue of issues.filter(isIssue)) {
    const field = String(issue.path);
    if (field === "username" || field === "password") errors[field] ??= issue.message;
  }
  return errors;
}

const isIssue = (issue: unknown): issue is { path: unknown; message: string } =>
  typeof issue === "object" &&
  issue !== null &&
  "path" in issue &&
  "message" in issue &&
  typeof issue.message === "string";
