/**
 * Parses JSON and keeps whole numbers beyond 2^53 as decimal text: rounded ids could be another
 * user's. Throws a SyntaxError for invalid or too deeply nested JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text, exact);
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxError("nested too deeply", { cause: error });
    throw error;
  }
}

const WHOLE_NUMBER = /^-?\d+$/;

function exact(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
  const source = context?.source ?? "";
  return WHOLE_NUMBER.test(source) ? source : value;
}
