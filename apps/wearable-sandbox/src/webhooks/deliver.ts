import type { Fault } from "../world/fault-book.ts";
import type { FaultName } from "../world/fault-names.ts";
import { WEBHOOK_FAULTS } from "../faults/fault-sets.ts";
import { mapSummaries, type Item } from "../faults/item.ts";
import { spoilItems } from "../faults/spoil-items.ts";
import { toText } from "../faults/to-text.ts";
import type { World } from "../world/world.ts";
import type { SummaryType } from "../protocol/endpoints.ts";

interface Draft {
  type: SummaryType;
  items: readonly Item[];
  copies: number;
  delayMs: number;
  isCut: boolean;
}

/** The newest recordings of other athletes, including unconnected ones. */
function ofOthers(world: World, items: readonly Item[], count: number): Item[] {
  const present = new Set(items.map((item) => item["userId"]));
  const others = [...world.athletes.values()].filter(({ userId }) => !present.has(userId));
  const newest = others.flatMap(({ recordings }) => {
    const last = recordings.findLast(({ uploadedAt }) => uploadedAt * 1000 <= world.clock.now());
    return last ? [{ ...last.summary }] : [];
  });
  return newest.slice(0, Math.max(0, count - present.size));
}

type Change = (draft: Draft, fault: Fault, world: World) => Draft;

const edited = (summary: Item): Item => ({
  ...summary,
  activityName: `${String(summary["activityName"])} (edited)`,
  distanceInMeters: Number(summary["distanceInMeters"]) + 100,
});

const CHANGES: Readonly<Partial<Record<FaultName, Change>>> = {
  duplicate: (draft, { argument }) => ({ ...draft, copies: Number(argument) }),
  delay: (draft, { argument }) => ({ ...draft, delayMs: draft.delayMs + Number(argument) }),
  cutBody: (draft) => ({ ...draft, isCut: true }),
  batchUsers: (draft, { argument }, world) => ({
    ...draft,
    items: [...draft.items, ...ofOthers(world, draft.items, Number(argument))],
  }),
  manualUpdate: (draft) => ({
    ...draft,
    type: "manuallyUpdatedActivities",
    items: mapSummaries(draft.items, edited),
  }),
  evilCallbackUrl: (draft, { argument }) => ({
    ...draft,
    items: draft.items.map((item) =>
      "callbackURL" in item
        ? { ...item, callbackURL: argument || evil(String(item["callbackURL"])) }
        : item,
    ),
  }),
};

/** The same URL with another host. */
function evil(address: string): string {
  const url = new URL(address);
  return `https://elsewhere.example${url.pathname}${url.search}`;
}

/** Sends items to the endpoint of their type, with the requested faults. */
export function deliver(
  world: World,
  type: SummaryType,
  items: readonly object[],
  delayMs = 0,
): void {
  const plain: Draft = {
    type,
    items: items.map((item) => ({ ...item })),
    copies: 1,
    delayMs,
    isCut: false,
  };
  const body = JSON.stringify({ [type]: items });
  const faults = world.faults.take(`webhook:${type}`, body, WEBHOOK_FAULTS);
  const changed = faults.reduce(
    (draft, fault) => CHANGES[fault.name]?.(draft, fault, world) ?? draft,
    plain,
  );
  const endpoint = world.endpoints[changed.type];
  if (!endpoint) return;
  const text = toText({ [changed.type]: spoilItems(changed.items, faults) }, faults);
  const letter = { type: changed.type, url: endpoint.url, body: text, isCut: changed.isCut };
  for (let copy = 0; copy < changed.copies; copy += 1) {
    world.outbox.send({ ...letter, delayMs: changed.delayMs });
  }
}
