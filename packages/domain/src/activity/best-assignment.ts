/**
 * Assigns rows to columns, each at most once, with the greatest sum of weights. Returns the column
 * of each row, or null if no remaining column adds to the sum. Weights are >= 0; 0 forbids a pair.
 * Hungarian method with potentials, rows × (rows + columns)² steps.
 */
export function bestAssignment(weights: readonly (readonly number[])[]): (number | null)[] {
  const columns = Math.max(0, ...weights.map((row) => row.length));
  // One extra column per row means "unassigned", so every row gets a column.
  const size = columns + weights.length;
  const holder = new Assignment(size, (row, column) => -(weights[row]?.[column] ?? 0));
  for (const row of weights.keys()) holder.add(row);
  return weights.map((row, at) => {
    const column = holder.columnOf(at);
    return (row[column] ?? 0) > 0 ? column : null;
  });
}

/** Start of every search: a row without a column. */
const ROOT = -1;

class Assignment {
  readonly #size: number;
  readonly #cost: (row: number, column: number) => number;
  readonly #rowOf = new Map<number, number>();
  readonly #rowPotential = new Map<number, number>();
  readonly #columnPotential = new Map<number, number>();

  constructor(size: number, cost: (row: number, column: number) => number) {
    this.#size = size;
    this.#cost = cost;
  }

  columnOf(row: number): number {
    for (const [column, holder] of this.#rowOf) if (holder === row) return column;
    return ROOT;
  }

  /** Assigns the row, moving others along the cheapest path to a free column. */
  add(row: number): void {
    this.#rowOf.set(ROOT, row);
    const slack = Array<number>(this.#size).fill(Infinity);
    const before = Array<number>(this.#size).fill(ROOT);
    const visited = new Set<number>();
    let column = ROOT;
    while (this.#rowOf.has(column)) {
      visited.add(column);
      this.#relax(column, visited, slack, before);
      const next = this.#cheapest(visited, slack);
      this.#shift(slack[next] ?? 0, visited, slack);
      column = next;
    }
    this.#moveAlong(column, before);
  }

  #relax(from: number, visited: Set<number>, slack: number[], before: number[]): void {
    const row = this.#rowOf.get(from) ?? ROOT;
    for (let column = 0; column < this.#size; column += 1) {
      if (visited.has(column)) continue;
      const reduced =
        this.#cost(row, column) -
        (this.#rowPotential.get(row) ?? 0) -
        (this.#columnPotential.get(column) ?? 0);
      if (reduced >= (slack[column] ?? Infinity)) continue;
      slack[column] = reduced;
      before[column] = from;
    }
  }

  #cheapest(visited: Set<number>, slack: readonly number[]): number {
    let best = ROOT;
    for (const [column, value] of slack.entries()) {
      if (visited.has(column)) continue;
      if (best === ROOT || value < (slack[best] ?? Infinity)) best = column;
    }
    return best;
  }

  #shift(delta: number, visited: Set<number>, slack: number[]): void {
    for (const column of visited) {
      const row = this.#rowOf.get(column) ?? ROOT;
      this.#rowPotential.set(row, (this.#rowPotential.get(row) ?? 0) + delta);
      this.#columnPotential.set(column, (this.#columnPotential.get(column) ?? 0) - delta);
    }
    for (const column of slack.keys()) {
      if (!visited.has(column)) slack[column] = (slack[column] ?? 0) - delta;
    }
  }

  #moveAlong(end: number, before: readonly number[]): void {
    for (let column = end; column !== ROOT;) {
      const from = before[column] ?? ROOT;
      this.#rowOf.set(column, this.#rowOf.get(from) ?? ROOT);
      column = from;
    }
    this.#rowOf.delete(ROOT);
  }
}
