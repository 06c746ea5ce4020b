import type { Fault } from "../world/fault-book.ts";
import type { FaultName } from "../world/fault-names.ts";
import { multisportItems } from "./multisport-items.ts";
import { mapSummaries, type Item } from "./item.ts";

const DAYS_AHEAD = 3 * 86_400;
/** 2^53 + 1: the first whole number that JavaScript can't represent. */
const FIRST_UNSAFE_INTEGER = 9_007_199_254_740_993n;

const withoutKey = (item: Item, key: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== key));

/** Changes only the first item, so that tests can check the others. */
const first = (items: readonly Item[], change: (item: Item) => Item): Item[] =>
  items.map((item, index) => (index === 0 ? change(item) : item));

const startOf = (item: Item): number => Number(item["startTimeInSeconds"]);

type Spoil = (items: readonly Item[]) => readonly Item[];

const SPOILS: Readonly<Partial<Record<FaultName, Spoil>>> = {
  bigNumberId: (items) =>
    items.map((item, index) => {
      const activityId = `@big:${FIRST_UNSAFE_INTEGER + BigInt(index)}`;
      const spoilt = "activityId" in item ? { ...item, activityId } : item;
      return "summary" in spoilt
        ? (mapSummaries([spoilt], (s) => ({ ...s, activityId }))[0] ?? spoilt)
        : spoilt;
    }),
  outOfOrder: (items) => items.toReversed(),
  unknownUser: (items) =>
    mapSummaries(items, (summary) => ({ ...summary, userId: "0".repeat(32) })).map((item) => ({
      ...item,
      userId: "0".repeat(32),
    })),
  malformedItem: (items) => [
    { userId: items[0]?.["userId"], summaryId: null, startTimeInSeconds: "soon" },
    ...items,
  ],
  missingUserId: (items) => first(items, (item) => withoutKey(item, "userId")),
  wrongTypes: (items) =>
    first(items, (item) => {
      const wrong = { startTimeInSeconds: true, durationInSeconds: "30 min", distanceInMeters: {} };
      return mapSummaries([item], (summary) => ({ ...summary, ...wrong }))[0] ?? item;
    }),
  futureStart: (items) =>
    mapSummaries(items, (summary) => ({
      ...summary,
      startTimeInSeconds: startOf(summary) + DAYS_AHEAD,
    })),
  noOffset: (items) =>
    mapSummaries(items, (summary) => withoutKey(summary, "startTimeOffsetInSeconds")),
  multisport: multisportItems,
};

/** Applies the faults that change items. */
export const spoilItems = (items: readonly Item[], faults: readonly Fault[]): readonly Item[] =>
  faults.reduce((spoilt, { name }) => SPOILS[name]?.(spoilt) ?? spoilt, items);
