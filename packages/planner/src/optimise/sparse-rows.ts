import type { LinearLimit } from "./solve-qp.ts";

/** The limits' factors row by row in flat arrays, for speed. */
export interface SparseRows {
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
  lower: Float64Array;
  upper: Float64Array;
}

export function sparseRows(limits: readonly LinearLimit[]): SparseRows {
  const all = limits.flatMap((limit) => limit.terms);
  const starts = new Int32Array(limits.length + 1);
  for (const [row, { terms }] of limits.entries()) {
    starts[row + 1] = (starts[row] ?? 0) + terms.length;
  }
  return {
    starts,
    columns: Int32Array.from(all, ([index]) => index),
    values: Float64Array.from(all, ([, factor]) => factor),
    lower: Float64Array.from(limits, (limit) => limit.lower),
    upper: Float64Array.from(limits, (limit) => limit.upper),
  };
}

/** Value of each row at x. */
export function multiply(rows: SparseRows, x: Float64Array): Float64Array {
  const { starts, columns, values } = rows;
  return Float64Array.from({ length: starts.length - 1 }, (_, row) => {
    let value = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      value += (values[at] ?? 0) * (x[columns[at] ?? 0] ?? 0);
    }
    return value;
  });
}

/** Adds to `target` what the rows weigh on each variable. */
export function addTransposed(rows: SparseRows, weights: Float64Array, target: Float64Array): void {
  const { starts, columns, values } = rows;
  for (const [row, weight] of weights.entries()) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const column = columns[at] ?? 0;
      target[column] = (target[column] ?? 0) + (values[at] ?? 0) * weight;
    }
  }
}
