const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const LEADING_ZEROS = /^0+(?=\d)/;

/**
 * Parses a typed decimal: ASCII digits with at most one point or comma ("1.5", "1,5", ".5", "5.").
 * Null for signs, exponents, grouping, spaces and other digits.
 */
export function parseDecimal(text: string): number | null {
  const decimal = normalizeDecimal(text);
  return decimal === null ? null : Number(decimal);
}

/** Stored text of a typed decimal, with a point and a digit on each side (",5" → "0.5"). */
export function normalizeDecimal(text: string): string | null {
  if (!DECIMAL.test(text)) return null;
  const [whole = "", fraction = ""] = text.split(/[.,]/);
  const digits = (whole || "0").replace(LEADING_ZEROS, "");
  return fraction ? `${digits}.${fraction}` : digits;
}
