import { useMemo, useSyncExternalStore } from "react";
import { keptUsers, readKept, subscribeKept } from "./kept-changes.ts";

/** How many changes only this device has. */
export interface Unsent {
  /** Those of the user that can be sent. */
  own: number;
  /** Those of the user that the server refused. */
  refused: number;
  /** Those of other accounts, which only those can send. */
  others: number;
}

const NOTHING: Unsent = { own: 0, refused: 0, others: 0 };

/** What only this device has. Without a user, every change counts as another account's. */
export function unsentChanges(userId: number | undefined): Unsent {
  const unsent = { ...NOTHING };
  for (const id of keptUsers()) {
    for (const { state } of readKept(id)) {
      if (id !== userId) unsent.others += 1;
      else unsent[state === "refused" ? "refused" : "own"] += 1;
    }
  }
  return unsent;
}

/** What only this device has, kept current. */
export function useUnsentChanges(userId: number | undefined): Unsent {
  const text = useSyncExternalStore(
    subscribeKept,
    () => JSON.stringify(unsentChanges(userId)),
    () => null,
  );
  return useMemo(() => (text === null ? NOTHING : JSON.parse(text)), [text]);
}

export const totalOf = ({ own, refused, others }: Unsent): number => own + refused + others;

/** "1 change", "2 changes". */
export const changesText = (count: number): string =>
  `${count} ${count === 1 ? "change" : "changes"}`;
