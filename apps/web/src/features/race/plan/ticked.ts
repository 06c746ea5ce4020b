import type { RaceDay } from "../model/race-types.ts";

export const CHECKLIST_ID = "checklist";

/** How many items of a checklist are ticked. */
export function tickedOf(checklist: RaceDay["checklist"]): { ticked: number; total: number } {
  const items = checklist.flatMap((group) => group.items);
  return { ticked: items.filter(({ isChecked }) => isChecked).length, total: items.length };
}
