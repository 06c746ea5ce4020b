import { parseArgs } from "node:util";

export interface Options {
  /** Empty for all parts. */
  names: string[];
  json: string | null;
  isShort: boolean;
  /** For the parts themselves. */
  rest: string[];
}

/** Separates names of parts and the options of `pnpm bench` from the options of the parts. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { json: { type: "string" }, short: { type: "boolean" } },
    strict: false,
    tokens: true,
  });
  const own = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== "option" || !(token.name === "json" || token.name === "short")) return [];
      return token.value === undefined || token.inlineValue
        ? [token.index]
        : [token.index, token.index + 1];
    }),
  );
  const others = args.filter((_, index) => !own.has(index));
  const end = others.findIndex((arg) => !known.includes(arg));
  const names = end === -1 ? others : others.slice(0, end);
  const rest = others.slice(names.length);
  if (names.length === 0 && rest[0] !== undefined) {
    throw new Error(`Name a part before "${rest[0]}": ${known.join(", ")}`);
  }
  const { json, short } = values;
  return { names, json: typeof json === "string" ? json : null, isShort: short === true, rest };
}
