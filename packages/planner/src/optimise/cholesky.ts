/** Lower triangle L of a symmetric positive definite matrix: L × L' gives it back. */
export function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] ?? row;
      let value = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) value -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = i === j ? Math.sqrt(value) : value / (other[j] ?? 1);
    }
  }
  return lower;
}

/** The inverse of the matrix whose lower triangle is given, row by row. */
export function inverseOf(lower: readonly Float64Array[]): Float64Array[] {
  return lower.map((_, column) => {
    const x = new Float64Array(lower.length);
    x[column] = 1;
    for (const [i, row] of lower.entries()) {
      let value = x[i] ?? 0;
      for (let k = column; k < i; k += 1) value -= (row[k] ?? 0) * (x[k] ?? 0);
      x[i] = value / (row[i] ?? 1);
    }
    for (let i = lower.length - 1; i >= 0; i -= 1) {
      let value = x[i] ?? 0;
      for (let k = i + 1; k < lower.length; k += 1) value -= (lower[k]?.[i] ?? 0) * (x[k] ?? 0);
      x[i] = value / (lower[i]?.[i] ?? 1);
    }
    return x;
  });
}
