import { hashKey } from "@tanstack/react-query";
import { clear, createStore, delMany, entries, get, setMany } from "idb-keyval";

/** Raise it when a kept answer changes its shape: the test of this file says when. */
export const KEPT_FORMAT = 9;

const MAX_AGE_MS = 14 * 24 * 3_600_000;

export interface KeptAnswer {
  data: unknown;
  /** Milliseconds since 1970. */
  savedAt: number;
}

let opened: ReturnType<typeof createStore> | null = null;
const store = () => (opened ??= createStore("triplan", "answers"));

const prefixOf = (userId: number) => `${KEPT_FORMAT}.${userId}.`;
const isRecent = ({ savedAt }: KeptAnswer) => Date.now() - savedAt < MAX_AGE_MS;

/** The key of an answer: its user, procedure and input. */
export const keyOfKept = (userId: number, path: string, input: unknown): string =>
  prefixOf(userId) + hashKey([path, input]);

/** A kept answer of the last 14 days; undefined if none is kept. */
export async function readKept(key: string): Promise<KeptAnswer | undefined> {
  const kept = await get<KeptAnswer>(key, store());
  return kept && isRecent(kept) ? kept : undefined;
}

/** Keeps answers, each with its key. */
export const writeKept = (answers: [string, KeptAnswer][]): Promise<void> =>
  setMany(answers, store());

/** Deletes the answers of all users. */
export const deleteKept = (): Promise<void> => clear(store());

/** Deletes answers that are old, of another format or of another user. */
export async function deleteUnusable(userId: number): Promise<void> {
  const all = await entries<string, KeptAnswer>(store());
  const isUsable = (key: string, kept: KeptAnswer) =>
    key.startsWith(prefixOf(userId)) && isRecent(kept);
  const keys = all.flatMap(([key, kept]) => (isUsable(key, kept) ? [] : [key]));
  await delMany(keys, store());
}
