/** One element of a list of the protocol, whatever it holds. */
export type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes the summaries: those in details, or the items themselves. */
export function mapSummaries(items: readonly Item[], change: (summary: Item) => Item): Item[] {
  return items.map((item) => {
    const inner = item["summary"];
    return isItem(inner) ? { ...item, summary: change(inner) } : change(item);
  });
}

/** The items of a parsed list; what is no object is left out. */
export const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((entry: unknown) => isItem(entry)) : [];
