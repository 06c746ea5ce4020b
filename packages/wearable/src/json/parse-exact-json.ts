/**
 * Parses JSON and keeps whole numbers beyond 2^53 as decimal text: rounded ids could be another
 * user's. Throws a SyntaxError for invalid or too deeply nested JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    // Only texts with a long number need the slow way.
    if (LONG_NUMBER.test(text)) return JSON.parse(text, exact);
    const value: unknown = JSON.parse(text);
    visit(value);
    return value;
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxError("nested too deeply", { cause: error });
    throw error;
  }
}

/** A RangeError for nesting that code which follows could not visit either. */
function visit(value: unknown): void {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
}

/** 2^53 has 16 digits; those after a point lose nothing that matters. */
const LONG_NUMBER = /(?<![\d.])\d{16}/;
const WHOLE_NUMBER = /^-?\d+$/;

function exact(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const source = context?.source ?? "";
  return WHOLE_NUMBER.test(source) ? source : value;
}
