import type { InboundConnection } from "@triplan/db";
import type { InboundItem } from "@triplan/wearable";
import { storable } from "../webhook-log/webhook-notes.ts";

/** The connections of a body's athletes, by the provider's user id. */
export type Owners = ReadonlyMap<string, InboundConnection>;

/** An item with its athlete's connection. */
export interface Owned<Item> {
  owner: InboundConnection;
  item: Item;
}

export const ownerOf = (
  { providerUserId }: InboundItem,
  owners: Owners,
): InboundConnection | undefined =>
  providerUserId === null ? undefined : owners.get(providerUserId);

/** The provider's user ids of a body, except those that cannot be stored. */
export const userIdsOf = (items: readonly InboundItem[]): string[] => {
  const ids = items.flatMap(({ providerUserId }) => providerUserId ?? []);
  return [...new Set(ids.filter((id) => storable(id) === id))];
};

/** The only user of a body, so that its row is deleted with the account. */
export function soleOwner(
  items: readonly InboundItem[],
  owners: Owners,
): { providerUserId: string | null; userId: number | null } {
  const [providerUserId = null, ...others] = userIdsOf(items);
  if (providerUserId === null || others.length > 0) return { providerUserId: null, userId: null };
  return { providerUserId, userId: owners.get(providerUserId)?.userId ?? null };
}
