import type { RaceType } from "../race/race-type.ts";

/** What to pack, by the part of the race that needs it. */
const ITEMS = {
  swim: {
    wetsuit: "Wetsuit",
    goggles: "Goggles, and a spare pair",
    cap: "Cap from the race",
    lubricant: "Lubricant",
    "start-gel": "Gel for the start",
  },
  bike: {
    bike: "Bike, checked",
    helmet: "Helmet",
    "bike-shoes": "Bike shoes",
    bottles: "Bottles, filled",
    "bike-food": "Food on the frame",
    repair: "Pump, spare tube",
  },
  run: {
    "run-shoes": "Running shoes, elastic laces",
    belt: "Race belt, number",
    visor: "Cap or visor",
    "run-food": "Food for the run",
    socks: "Dry socks",
  },
  always: {
    id: "ID and licence",
    chip: "Timing chip",
    watch: "Watch, charged",
    warm: "Warm layer, sunscreen",
    breakfast: "Breakfast, phone",
    meeting: "A place to meet afterwards",
    salt: "Salt for the heat",
    "special-needs": "Special-needs bags",
  },
} as const;

/** What the athlete adds is in a group of its own. */
export type RaceItemGroup = keyof typeof ITEMS | "own";

/** Items that only some races need. */
const NEEDED_FOR: Partial<Record<string, readonly RaceType[]>> = {
  socks: ["70.3", "ironman"],
  salt: ["70.3", "ironman"],
  "special-needs": ["ironman"],
};

export interface RaceItemGroupList {
  group: RaceItemGroup;
  items: readonly { item: string; label: string }[];
}

const RACE_ITEM_GROUPS = ["swim", "bike", "run", "always"] as const;

/** Every item that Triplan knows, of every race. */
export const RACE_ITEMS: readonly string[] = RACE_ITEM_GROUPS.flatMap((group) =>
  Object.keys(ITEMS[group]),
);

/** Own items in the checklist of a race, at most. */
export const MAX_OWN_ITEMS = 30;
export const TOO_MANY_OWN_ITEMS = `A checklist takes ${MAX_OWN_ITEMS} own items. Remove one you no longer need.`;
/** Characters of an own item, at most. */
export const MAX_OWN_ITEM = 60;

const OWN = "own:";

/** The item of the checklist for what an athlete added. */
export const ownItem = (label: string): string => `${OWN}${label}`;

/** What the athlete added, by its item; null for an item that Triplan knows. */
export const ownItemLabel = (item: string): string | null =>
  item.startsWith(OWN) ? item.slice(OWN.length) : null;

/** The checklist of a race type, group by group, with what the athlete added last. */
export function raceChecklist(
  raceType: RaceType,
  ownItems: readonly string[] = [],
): RaceItemGroupList[] {
  const known = RACE_ITEM_GROUPS.map((group) => ({
    group,
    items: Object.entries(ITEMS[group])
      .filter(([item]) => NEEDED_FOR[item]?.includes(raceType) ?? true)
      .map(([item, label]) => ({ item, label })),
  }));
  if (ownItems.length === 0) return known;
  const items = ownItems.map((label) => ({ item: ownItem(label), label }));
  return [...known, { group: "own", items }];
}
