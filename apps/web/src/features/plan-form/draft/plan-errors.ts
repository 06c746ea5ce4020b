import type { PlanValues } from "./plan-values.ts";

/** Error texts by field, and of what needs a confirmation; valid fields are absent. */
export type PlanErrors = Partial<Record<keyof PlanValues | "trainingNow", string>>;

interface Issue {
  path: string;
  message: string;
}

const isIssue = (issue: unknown): issue is { path: unknown; message: string } =>
  typeof issue === "object" &&
  issue !== null &&
  "path" in issue &&
  "message" in issue &&
  typeof issue.message === "string";

/** Issues of the shared schema or of the server: paths are arrays or dotted strings. */
const issuesOf = (issues: readonly unknown[]): Issue[] =>
  issues.filter(isIssue).map(({ path, message }) => ({
    path: Array.isArray(path) ? path.join(".") : String(path),
    message,
  }));

/** The first message of each field; issues inside the week belong to the week. */
export function errorsByField(values: PlanValues, issues: readonly unknown[]): PlanErrors {
  const errors: PlanErrors = {};
  for (const { path, message } of issuesOf(issues)) {
    const [field = ""] = path.split(".", 1);
    if (isField(values, field)) errors[field] ??= message;
  }
  return errors;
}

const isField = (values: PlanValues, field: string): field is keyof PlanValues => field in values;
