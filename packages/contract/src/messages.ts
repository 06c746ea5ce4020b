import { z } from "zod";

/** Type name as in the specification's messages. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isNaN(value) ? "nan" : typeof value;
}

// Fallback messages for every schema; a field's own message takes precedence.
z.config({
  customError: (issue) => {
    if (issue.code !== "invalid_type") return undefined;
    if (issue.input === undefined) return "Required";
    return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
  },
});
