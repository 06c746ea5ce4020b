export interface TypedCredentials {
  username: string;
  password: string;
}

/** What is wrong with a field, in the words under it. */
export interface CredentialErrors {
  username?: string | undefined;
  password?: string | undefined;
}

/** The rules come when one starts to type: their library is too heavy for a first page. */
const loadRules = () => import("@triplan/contract").catch(() => null);

/** Fetches the rules ahead of the first check. */
export const prepareCredentialRules = () => void loadRules();

/** Checks e-mail and password by the server's own rules; without them the server alone decides. */
export async function credentialErrors(typed: TypedCredentials): Promise<CredentialErrors> {
  const rules = await loadRules();
  const result = rules?.credentialsInput.safeParse(typed);
  return result?.error ? firstByField(result.error.issues) : {};
}

/** What the server said of single fields, where it did. */
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
