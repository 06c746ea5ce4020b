/** "a", "a and b", "a, b and c"; empty if there are none. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1);
  if (last === undefined) return "";
  const others = texts.slice(0, -1);
  return others.length === 0 ? last : `${others.join(", ")} and ${last}`;
}
