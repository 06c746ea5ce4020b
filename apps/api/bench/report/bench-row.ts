import { z } from "zod";

/** A figure of a benchmark. */
const benchRow = z.object({
  what: z.string(),
  ours: z.number(),
  unit: z.string(),
  /** The bare floor of the same run, in the same unit. */
  limit: z.number().nullable(),
  /** Ours as a share of the limit, or of the goal where there is no limit. */
  ratio: z.number().nullable(),
  goal: z.string().nullable(),
  isMet: z.boolean().nullable(),
});
export type BenchRow = z.infer<typeof benchRow>;

/** What a part sends to `pnpm bench`; `details` are its raw figures for `--json`. */
export const partReport = z.object({ rows: z.array(benchRow), details: z.unknown() });
export type PartReport = z.infer<typeof partReport>;

/** Sends a part's figures to `pnpm bench`; does nothing in a part that was started alone. */
export function report(rows: readonly BenchRow[], details: unknown = null): void {
  process.send?.({ rows, details });
}

/** A figure without limit and goal. */
export const figure = (what: string, ours: number, unit: string): BenchRow => ({
  what,
  ours,
  unit,
  limit: null,
  ratio: null,
  goal: null,
  isMet: null,
});

/** A figure that may not exceed the goal. */
export const atMost = (row: BenchRow, goal: number): BenchRow => ({
  ...row,
  ratio: goal === 0 ? null : row.ours / goal,
  goal: `≤ ${goal} ${row.unit}`.trimEnd(),
  isMet: row.ours <= goal,
});

/** A figure that has to reach the goal. */
export const atLeast = (row: BenchRow, goal: number): BenchRow => ({
  ...atMost(row, goal),
  goal: `≥ ${goal} ${row.unit}`.trimEnd(),
  isMet: row.ours >= goal,
});

interface Limit {
  limit: number;
  /** The share of the limit; ours divided by the limit unless given. */
  ratio?: number;
  /** Of the ratio. */
  goal?: { atLeast: number } | { atMost: number };
}

/** A figure beside the floor of the same run. */
export function against(row: BenchRow, { limit, ratio = row.ours / limit, goal }: Limit): BenchRow {
  const beside = { ...row, limit, ratio };
  if (!goal) return beside;
  return "atLeast" in goal
    ? { ...beside, goal: `ratio ≥ ${goal.atLeast}`, isMet: ratio >= goal.atLeast }
    : { ...beside, goal: `ratio ≤ ${goal.atMost}`, isMet: ratio <= goal.atMost };
}
