/** An element of a list in the protocol. */
export type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes the summaries: inside details, or the items themselves. */
export function mapSummaries(items: readonly Item[], change: (summary: Item) => Item): Item[] {
  return items.map((item) => {
    const inner = item["summary"];
    return isItem(inner) ? { ...item, summary: change(inner) } : change(item);
  });
}

/** The items of a parsed list; drops non-objects. */
export const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((entry: unknown) => isItem(entry)) : [];
