/** Messages by field name. */
export type EntryErrors = Readonly<Record<string, string>>;

/** Messages by field name, the first of each. */
export function errorsOf(issues: readonly { path: string; message: string }[]): EntryErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.replace("performance.", "")] ??= message;
  return errors;
}
