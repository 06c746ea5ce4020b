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
  const value = parse(text);
  refuseUnsafe(value);
  return value;
}

const TOO_DEEP = "The request is nested too deeply";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A stack overflow means nesting that is too deep.
    throw refuse(error instanceof RangeError ? TOO_DEEP : "The request body is not valid JSON");
  }
}

/** Looks level by level, at no more values than are allowed. */
function refuseUnsafe(value: unknown): void {
  let level = containersOf([value]);
  let keys = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) throw refuse(TOO_DEEP);
    for (const container of level) {
      for (const key of Object.keys(container)) {
        if (FORBIDDEN_KEYS.has(key)) throw refuse(`The key "${key}" is not allowed`);
        keys += 1;
        if (keys > MAX_KEYS) throw refuse(`The request has more than ${MAX_KEYS} values`);
      }
    }
    level = containersOf(level.flatMap((container) => Object.values(container)));
  }
}

const containersOf = (values: readonly unknown[]): object[] =>
  values.filter((value) => typeof value === "object" && value !== null);
