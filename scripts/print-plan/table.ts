/** Lines of columns as wide as their widest text; numbers align right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = head.length > 0 ? [head, ...rows] : rows;
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const isNumbers = widths.map((_, column) =>
    rows.every((row) => /^-?[\d:.]+$/.test(row[column] ?? "")),
  );
  return lines
    .map((line) =>
      widths
        .map((width, column) => {
          const text = line[column] ?? "";
          return isNumbers[column] ? text.padStart(width) : text.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
