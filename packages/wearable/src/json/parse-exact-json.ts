/**
 * The value of a JSON text in which whole numbers beyond 2^53 are kept as decimal text: ids of that
 * size would otherwise come out as those of someone else. Throws a SyntaxError on what is no JSON,
 * or is nested so deeply that it can't be read.
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
