import { z } from "zod";

/** What a read costs with so many athletes in the database. */
export interface Measured {
  name: string;
  athletes: number;
  statements: number;
  bytes: number;
  blocks: number;
}

const figure = z.object({
  statements: z.number(),
  bytes: z.number(),
  /** Blocks by the number of athletes. */
  blocks: z.record(z.string(), z.number()),
});
const figures = z.record(z.string(), figure);

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

const growthOf = (blocks: Readonly<Record<string, number>>) => {
  const counts = Object.values(blocks);
  return (counts.at(-1) ?? 0) / Math.max(1, counts[0] ?? 0);
};

const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** A Markdown table, as in `docs/performance.md`. */
export function printFigures(all: Figures): void {
  const sizes = Object.keys(Object.values(all)[0]?.blocks ?? {});
  const heads = sizes.map((size) => `blocks, ${Number(size).toLocaleString("en-US")} athletes`);
  console.log(line(["Read", "statements", "bytes", ...heads, "ratio", "goal", "met"]));
  console.log(line(["---", ...Array.from({ length: sizes.length + 5 }, () => "--:")]));
  for (const [name, { statements, bytes, blocks }] of Object.entries(all)) {
    const growth = growthOf(blocks);
    const met = growth <= GROWTH_GOAL ? "yes" : "no";
    const counts = sizes.map((size) => blocks[size] ?? "");
    console.log(line([name, statements, bytes, ...counts, growth.toFixed(2), GROWTH_GOAL, met]));
  }
}

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
