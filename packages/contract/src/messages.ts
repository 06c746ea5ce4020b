import { z } from "zod";

/** Names a value's type as the specification's plain messages do. */
function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isNaN(value) ? "nan" : typeof value;
}

// One error map for every schema of the product: what a field says of itself wins over it.
z.config({
  customError: (issue) => {
    if (issue.code !== "invalid_type") return undefined;
    if (issue.input === undefined) return "Required";
    return `Expected ${issue.expected}, received ${typeName(issue.input)}`;
  },
});
