import type { Fault } from "../world/fault-book.ts";

const MEGABYTE = 1_000_000;

const BIG = /"@big:(\d+)"/g;

/** Serialises JSON and applies the faults that affect the text itself. */
export function toText(value: object, faults: readonly Fault[]): string {
  let text = JSON.stringify(value).replaceAll(BIG, "$1");
  for (const { name, argument } of faults) {
    if (name === "hugeBody") text = text.padEnd(Number(argument) * MEGABYTE, " ");
    if (name === "malformedJson") text = text.slice(0, Math.floor(text.trimEnd().length / 2));
  }
  return text;
}
