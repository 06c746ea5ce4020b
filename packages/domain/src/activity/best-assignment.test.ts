import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { bestAssignment } from "./best-assignment.ts";

/** Brute force, to check the algorithm against. */
function bestSum(weights: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [row, ...rest] = weights;
  if (!row) return 0;
  const without = bestSum(rest, taken);
  const withColumn = row.map((weight, column) =>
    taken.includes(column) ? 0 : weight + bestSum(rest, [...taken, column]),
  );
  return Math.max(without, ...withColumn);
}

const sumOf = (weights: readonly (readonly number[])[], columns: readonly (number | null)[]) =>
  columns.reduce<number>(
    (sum, column, row) => sum + (column === null ? 0 : (weights[row]?.[column] ?? 0)),
    0,
  );

const arbWeights = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .chain(([rows, columns]) => {
    const arbWeight = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }));
    const arbRow = fc.array(arbWeight, { minLength: columns, maxLength: columns });
    return fc.array(arbRow, { minLength: rows, maxLength: rows });
  });

describe("bestAssignment", () => {
  test("prefers two good pairs to the best one and a bad one", () => {
    // 0.9 + 0.1 = 1.0 is less than 0.8 + 0.7 = 1.5.
    expect(
      bestAssignment([
        [0.9, 0.8],
        [0.7, 0.1],
      ]),
    ).toEqual([1, 0]);
  });

  test("leaves rows without a free or useful column unassigned", () => {
    expect(bestAssignment([[0.5], [0.6]])).toEqual([null, 0]);
    expect(bestAssignment([[0, 0]])).toEqual([null]);
    expect(bestAssignment([])).toEqual([]);
    expect(bestAssignment([[], []])).toEqual([null, null]);
  });

  test.prop([arbWeights])("finds the greatest sum", (weights) => {
    expect(sumOf(weights, bestAssignment(weights))).toBeCloseTo(bestSum(weights), 9);
  });

  test.prop([arbWeights])("uses each column at most once and no pair of weight 0", (weights) => {
    const columns = bestAssignment(weights);
    const used = columns.filter((column) => column !== null);
    expect(new Set(used).size).toBe(used.length);
    for (const [row, column] of columns.entries()) {
      if (column !== null) expect(weights[row]?.[column]).toBeGreaterThan(0);
    }
  });
});
