import { refusedField } from "@triplan/domain";

const MIN_STRICT = 8;
/** Shorter names occur in too many good passwords. */
const MIN_NAME = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** Tens of thousands of common passwords; loaded only under the strict policy. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/**
 * `PASSWORD_POLICY=strict`: at least eight characters, not common, and without the e-mail or
 * product name. Throws a DomainError that names the field.
 */
export async function refuseWeakPassword(
  password: string,
  username: string,
  field = "password",
): Promise<void> {
  const text = password.toLowerCase();
  const localPart = username.split("@", 1)[0] ?? username;
  const isCommon = (await (common ??= loadCommonPasswords())).has(text);
  const hasName = localPart.length >= MIN_NAME && text.includes(localPart);
  if (isCommon || hasName || text.includes("triplan")) {
    throw refusedField(field, "This password is too common. Please choose another.");
  }
  if (password.length < MIN_STRICT)
    throw refusedField(field, `Password must be at least ${MIN_STRICT} characters`);
}
