import { DomainError } from "@triplan/domain";

const MAX_DEPTH = 16;
const MAX_KEYS = 1000;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

const refuse = (message: string) => new DomainError("rule_broken", message);

/**
 * Parses a JSON body. Throws for broken JSON, deep nesting, too many keys and keys that could
 * pollute a prototype.
 */
export function parseJsonBody(text: string): unknown {
  // The root value is visited last and has no key.
  let keys = -1;
  let value: unknown;
  try {
    value = JSON.parse(text, (key, part: unknown) => {
      keys += 1;
      if (FORBIDDEN_KEYS.has(key)) throw refuse(`The key "${key}" is not allowed`);
      return part;
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // A stack overflow means nesting that is too deep.
    throw refuse(error instanceof RangeError ? TOO_DEEP : "The request body is not valid JSON");
  }
  if (isDeeperThan(value, MAX_DEPTH)) throw refuse(TOO_DEEP);
  if (keys > MAX_KEYS) throw refuse(`The request has more than ${MAX_KEYS} values`);
  return value;
}

const TOO_DEEP = "The request is nested too deeply";

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
