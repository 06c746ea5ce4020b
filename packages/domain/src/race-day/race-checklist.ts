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

export type RaceItemGroup = keyof typeof ITEMS;

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

/** The checklist of a race type, group by group. */
export function raceChecklist(raceType: RaceType): RaceItemGroupList[] {
  return RACE_ITEM_GROUPS.map((group) => ({
    group,
    items: Object.entries(ITEMS[group])
      .filter(([item]) => NEEDED_FOR[item]?.includes(raceType) ?? true)
      .map(([item, label]) => ({ item, label })),
  }));
}

const RACE_ITEM_GROUPS = [
  "swim",
  "bike",
  "run",
  "always",
] as const satisfies readonly RaceItemGroup[];

/** Every item of every race. */
export const RACE_ITEMS: readonly string[] = RACE_ITEM_GROUPS.flatMap((group) =>
  Object.keys(ITEMS[group]),
);
