import type { Discipline, IsoDate } from "@triplan/domain";
import { useMemo, useSyncExternalStore } from "react";
import { tabStorage } from "../browser/tab-storage.ts";

/** An import whose outcome this tab shows when it ends, on any page and after a reload. */
export interface FollowedImport {
  importId: number;
  userId: number;
  /** The exercise that the file was meant to complete. */
  exercise: { id: number; name: string; type: Discipline } | null;
  /** The day that the file was dropped on. */
  date: IsoDate | null;
}

const KEY = "imports.followed";
const NONE: readonly FollowedImport[] = [];
const listeners = new Set<() => void>();

function isFollowed(value: unknown): value is FollowedImport {
  if (typeof value !== "object" || value === null) return false;
  const { importId, userId } = value as Partial<Record<keyof FollowedImport, unknown>>;
  return Number.isSafeInteger(importId) && Number.isSafeInteger(userId);
}

function parse(text: string | null): readonly FollowedImport[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isFollowed) : NONE;
  } catch {
    return NONE;
  }
}

const read = () => parse(tabStorage.get(KEY));

function write(followed: readonly FollowedImport[]) {
  if (followed.length === 0) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify(followed));
  for (const listener of listeners) listener();
}

export const followImport = (followed: FollowedImport) => write([...read(), followed]);

/** False once its outcome was shown, or the athlete logged out. */
export const isFollowedStill = (importId: number): boolean =>
  read().some((each) => each.importId === importId);

export const unfollowImport = (importId: number) =>
  write(read().filter((each) => each.importId !== importId));

/** Call at logout. */
export const unfollowAllImports = () => write([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The followed imports of a user in this tab. */
export function useFollowedImports(userId: number | undefined): readonly FollowedImport[] {
  const text = useSyncExternalStore(
    subscribe,
    () => tabStorage.get(KEY),
    () => null,
  );
  return useMemo(() => parse(text).filter((each) => each.userId === userId), [text, userId]);
}
