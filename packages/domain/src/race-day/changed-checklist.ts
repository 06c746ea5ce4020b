import { ownItem, ownItemLabel } from "./race-checklist.ts";

export interface StoredChecklist {
  checkedItems: readonly string[];
  /** What the athlete added, in this order. */
  ownItems: readonly string[];
}

export interface ChecklistChange {
  /** Items to tick and to untick. */
  check: readonly string[];
  uncheck: readonly string[];
  /** Labels of own items. */
  add: readonly string[];
  remove: readonly string[];
}

/**
 * A checklist after a change. An item that it already has, in any case of letters, is not added again;
 * ticks of own items that it no longer has are dropped. It may have more own items than are allowed.
 */
export function changedChecklist(
  { checkedItems, ownItems }: StoredChecklist,
  { check, uncheck, add, remove }: ChecklistChange,
): StoredChecklist {
  const removed = new Set(remove);
  const labels = new Map<string, string>();
  for (const label of [...ownItems.filter((each) => !removed.has(each)), ...add]) {
    const key = label.toLowerCase();
    if (!labels.has(key)) labels.set(key, label);
  }
  const own = [...labels.values()];
  const unticked = new Set(uncheck);
  const items = new Set(own.map(ownItem));
  return {
    ownItems: own,
    checkedItems: [...new Set([...checkedItems, ...check])]
      .filter((item) => !unticked.has(item))
      .filter((item) => ownItemLabel(item) === null || items.has(item))
      .toSorted(),
  };
}
