type Cell = string | number;

const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;

/** Prints a Markdown table, as in `docs/performance.md`: text in the first column, figures beside it. */
export function printTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  console.log(line(heads));
  console.log(line(heads.map((_, index) => (index === 0 ? "---" : "--:"))));
  for (const row of rows) console.log(line(row));
}

/** Empty where a figure has no goal. */
export const yesNo = (isMet: boolean | null): string =>
  isMet === null ? "" : isMet ? "yes" : "no";
