import type { FieldIssue } from "@triplan/domain";
import { byField } from "../forms/refused-fields.ts";

/** Messages by field name. */
export type EntryErrors = Readonly<Record<string, string>>;

/** The first message of each field, those of a performance by its own fields. */
export const errorsOf = (issues: readonly FieldIssue[]): EntryErrors =>
  byField(issues.map((issue) => ({ ...issue, path: issue.path.replace("performance.", "") })));
