import { z } from "zod";

/** Type name as in the specification's messages. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isNaN(value) ? "nan" : typeof value;
}

/** Whole numbers beyond these bounds are not exact. */
const isBeyondSafe = ({
  code,
  ...issue
}: {
  code?: string;
  minimum?: unknown;
  maximum?: unknown;
}) =>
  (code === "too_small" && issue.minimum === Number.MIN_SAFE_INTEGER) ||
  (code === "too_big" && issue.maximum === Number.MAX_SAFE_INTEGER);

// Fallback messages for every schema; a field's own message takes precedence.
z.config({
  customError: (issue) => {
    if (isBeyondSafe(issue)) return "Expected a smaller whole number";
    if (issue.code !== "invalid_type") return undefined;
    if (issue.input === undefined) return "Required";
    return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
  },
});
