import { z } from "zod";
import { against, figure, printTable, yesNo, type BenchRow } from "../report/index.ts";

/** What a read costs with so many athletes in the database. */
export interface Measured {
  name: string;
  athletes: number;
  statements: number;
  bytes: number;
  blocks: number;
}

const costs = z.object({
  statements: z.number(),
  bytes: z.number(),
  /** Blocks by the number of athletes. */
  blocks: z.record(z.string(), z.number()),
});
const figures = z.record(z.string(), costs);

/** What each read costs, by its name. */
export type Figures = z.infer<typeof figures>;

export function figuresOf(measured: readonly Measured[]): Figures {
  const found: Figures = {};
  for (const { name, athletes, statements, bytes, blocks } of measured) {
    const before = found[name]?.blocks;
    found[name] = { statements, bytes, blocks: { ...before, [athletes]: blocks } };
  }
  return found;
}

/** With a hundred times as many athletes a read touches at most this much more: quality.md, P12. */
const GROWTH_GOAL = 1.3;

export function printFigures(all: Figures): void {
  const sizes = Object.keys(Object.values(all)[0]?.blocks ?? {});
  const heads = sizes.map((size) => `blocks, ${Number(size).toLocaleString("en-US")} athletes`);
  printTable(
    ["Read", "statements", "bytes", ...heads, "ratio", "goal", "met"],
    Object.entries(all).map(([name, { statements, bytes, blocks }]) => {
      const { ratio, isMet } = growthRow(name, blocks);
      const counts = sizes.map((size) => blocks[size] ?? "");
      return [
        name,
        statements,
        bytes,
        ...counts,
        ratio?.toFixed(2) ?? "",
        GROWTH_GOAL,
        yesNo(isMet),
      ];
    }),
  );
}

/** The blocks with the most athletes beside those with the fewest. */
function growthRow(name: string, blocks: Readonly<Record<string, number>>): BenchRow {
  const sizes = Object.entries(blocks);
  const [[, few] = ["", NaN], [many, ours] = ["", NaN]] = [sizes[0], sizes.at(-1)];
  const what = `${name}: blocks with ${Number(many).toLocaleString("en-US")} athletes`;
  const limit = Math.max(1, few);
  return against(figure(what, ours, ""), { limit, goal: { atMost: GROWTH_GOAL } });
}

export const growthRows = (all: Figures): BenchRow[] =>
  Object.entries(all).map(([name, { blocks }]) => growthRow(name, blocks));

/** Bytes and blocks may differ by this share: dates and the places of rows move them a little. */
const TOLERANCE = 0.1;

const isMore = (value: number, limit: number) => value > Math.ceil(limit * (1 + TOLERANCE));

/** What became more than the stored figures allow, a sentence each. */
export function differences(found: Figures, stored: unknown): string[] {
  const known = figures.parse(stored);
  return Object.entries(found).flatMap(([name, now]) => {
    const before = known[name];
    if (!before) return [`${name} has no stored figures: run with --write.`];
    return [
      ...(now.statements > before.statements
        ? [`${name} sends ${now.statements} statements instead of ${before.statements}.`]
        : []),
      ...(isMore(now.bytes, before.bytes)
        ? [`${name} answers ${now.bytes} bytes instead of ${before.bytes}.`]
        : []),
      ...Object.entries(now.blocks).flatMap(([athletes, blocks]) => {
        const limit = before.blocks[athletes];
        if (limit === undefined || !isMore(blocks, limit)) return [];
        return [`${name} touches ${blocks} blocks with ${athletes} athletes instead of ${limit}.`];
      }),
    ];
  });
}
