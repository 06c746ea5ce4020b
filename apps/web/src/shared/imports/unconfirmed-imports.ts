import { deviceStorage } from "../browser/device-storage.ts";

const keyOf = (userId: number) => `imports.unconfirmed.${userId}`;
const lockOf = (importId: number) => `triplan.import.${importId}`;

/** Releases the locks of this tab's imports. */
const releases = new Map<number, () => void>();

function parse(text: string | null): readonly number[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => Number.isSafeInteger(each)) : [];
  } catch {
    return [];
  }
}

/** Imports of an open completion dialog, in any tab, or of one whose tab was closed. */
export const unconfirmedImports = (userId: number) => parse(deviceStorage.get(keyOf(userId)));

function write(userId: number, importIds: readonly number[]) {
  if (importIds.length === 0) deviceStorage.remove(keyOf(userId));
  else deviceStorage.set(keyOf(userId), JSON.stringify(importIds));
}

/** Notes an import on the device, to be undone if this tab closes before it is forgotten. */
export function noteUnconfirmed(userId: number, importId: number) {
  // Before the note: a tab that reads the note must find the lock taken.
  if ("locks" in navigator) {
    const released = new Promise<void>((resolve) => releases.set(importId, resolve));
    void navigator.locks.request(lockOf(importId), () => released);
  }
  write(userId, [...unconfirmedImports(userId), importId]);
}

/** Call when the import was undone, or the athlete keeps it. */
export function forgetUnconfirmed(userId: number, importId: number) {
  write(
    userId,
    unconfirmedImports(userId).filter((each) => each !== importId),
  );
  releases.get(importId)?.();
  releases.delete(importId);
}

/**
 * Runs once no tab has the import in a dialog, unless it was forgotten by then. Never runs without
 * locks, which exist in secure contexts only.
 */
export async function onceAbandoned(
  { userId, importId }: { userId: number; importId: number },
  run: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!("locks" in navigator)) return;
  const runIfNoted = async () => {
    if (unconfirmedImports(userId).includes(importId)) await run();
  };
  try {
    await navigator.locks.request(lockOf(importId), { signal }, runIfNoted);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
