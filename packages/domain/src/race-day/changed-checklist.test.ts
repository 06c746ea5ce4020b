import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedChecklist } from "./changed-checklist.ts";
import { ownItem, raceChecklist } from "./race-checklist.ts";

const EMPTY = { checkedItems: [], ownItems: [] };
const NOTHING = { check: [], uncheck: [], add: [], remove: [] };

describe("a changed checklist", () => {
  test("adds own items in their order, each once", () => {
    const first = changedChecklist(EMPTY, { ...NOTHING, add: ["Salt", "Lenses"] });
    const again = changedChecklist(first, { ...NOTHING, add: ["lenses", "Tape"] });
    expect(again.ownItems).toEqual(["Salt", "Lenses", "Tape"]);
    expect(raceChecklist("sprint", again.ownItems).at(-1)).toEqual({
      group: "own",
      items: ["Salt", "Lenses", "Tape"].map((label) => ({ item: `own:${label}`, label })),
    });
  });

  test("an item that was removed has no tick when it comes back", () => {
    const ticked = changedChecklist(EMPTY, { ...NOTHING, add: ["Salt"], check: ["own:Salt"] });
    expect(ticked.checkedItems).toEqual(["own:Salt"]);
    const removed = changedChecklist(ticked, { ...NOTHING, remove: ["Salt"] });
    expect(removed).toEqual(EMPTY);
    expect(changedChecklist(removed, { ...NOTHING, add: ["Salt"] }).checkedItems).toEqual([]);
  });

  test("is the same after the same change twice, and ticks nothing that it does not have", () => {
    const label = fc.constantFrom("Salt", "salt", "Lenses", "Tape");
    const item = fc.oneof(fc.constantFrom("helmet", "belt"), label.map(ownItem));
    const change = fc.record({
      check: fc.array(item),
      uncheck: fc.array(item),
      add: fc.array(label),
      remove: fc.array(label),
    });
    fc.assert(
      fc.property(fc.array(change), change, (earlier, last) => {
        const before = earlier.reduce(changedChecklist, EMPTY);
        const once = changedChecklist(before, last);
        expect(changedChecklist(once, { ...last, remove: [] })).toEqual(once);
        const own = once.checkedItems.filter((each) => each.startsWith("own:"));
        expect(once.ownItems.map(ownItem)).toEqual(expect.arrayContaining(own));
        expect(last.uncheck.filter((each) => once.checkedItems.includes(each))).toEqual([]);
      }),
    );
  });
});
